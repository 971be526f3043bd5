import type { Context } from '../db/context.ts';
import { searchClients } from '../records/clients/search-clients.ts';
import type { LaunchForMember } from './find-launch-for-member.ts';
import type { LaunchMember } from './launch-session.ts';

type Suggestions = Awaited<ReturnType<typeof searchClients>>['results'];

const MAX_SUGGESTIONS = 10;

/**
 * The clients whom the clinician may see and whose names are like those that the partner gave. None if it gave none.
 */
export async function suggestClients(
  { db }: Pick<Context, 'db'>,
  member: LaunchMember,
  { clientFirstName, clientLastName }: Pick<LaunchForMember, 'clientFirstName' | 'clientLastName'>,
): Promise<Suggestions> {
  const [firstName, lastName] = [clientFirstName?.trim() ?? '', clientLastName?.trim() ?? ''];
  if (firstName === '' && lastName === '') return [];
  const scope = { practiceId: member.practiceId, memberId: member.id };
  const { results } = await searchClients(db, scope, { firstName, lastName, page: 1, limit: MAX_SUGGESTIONS });
  return results;
}
