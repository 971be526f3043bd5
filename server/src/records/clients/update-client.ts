import { sql } from 'kysely';
import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { isVisible } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { type Client, type NewClient, toListedClient } from './client.ts';
import { changeNameCounts, lockNameCounts } from './name-search/name-counts.ts';

/** The changes, or a function that makes them from the client as it is. It runs under a lock, and may throw. */
export type ClientChange = Partial<NewClient> | ((old: Client) => Partial<NewClient>);

/** Names of fields for the audit row, which never contains their values. */
const FIELDS: Record<keyof NewClient, string> = {
  firstName: 'first_name',
  lastName: 'last_name',
  dateOfBirth: 'date_of_birth',
  pronouns: 'pronouns',
  ownerId: 'owner',
};

/**
 * Changes what is given and leaves the rest. If nothing differs, nothing is written. A client whom the member may not
 * see is not found.
 */
export async function updateClient(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  practiceId: string,
  clientId: number,
  change: ClientChange,
  seenBy?: MemberScope,
): Promise<Client> {
  if (!Number.isSafeInteger(clientId)) throw new AppError('client_not_found');
  return inTransaction(db, async (trx) => {
    await lockNameCounts(trx, practiceId);
    const { rows } = await sql<Client>`
      select id, first_name as "firstName", last_name as "lastName", date_of_birth as "dateOfBirth",
        pronouns, owner_id as "ownerId"
      from clients
      where practice_id = ${practiceId} and id = ${clientId}
        and ${seenBy === undefined ? sql`true` : isVisible(seenBy, 'clients')}
      for update`.execute(trx);
    const [old] = rows;
    if (old === undefined) throw new AppError('client_not_found');
    const changed = { ...old, ...(typeof change === 'function' ? change(old) : change) };
    const fields = (Object.keys(FIELDS) as (keyof NewClient)[]).filter((name) => changed[name] !== old[name]);
    if (fields.length === 0) return old;
    const listed = toListedClient(changed);
    await sql`
      update clients set first_name = ${changed.firstName}, last_name = ${changed.lastName},
        date_of_birth = ${changed.dateOfBirth}, pronouns = ${changed.pronouns}, owner_id = ${changed.ownerId},
        first_key = ${listed.firstKey}, last_key = ${listed.lastKey}, updated_at = ${clock.now()}
      where practice_id = ${practiceId} and id = ${clientId}`.execute(trx);
    await changeNameCounts(trx, practiceId, { added: [listed], removed: [toListedClient(old)] });
    await recordAudit(trx, clock, {
      practiceId,
      action: 'client.edited',
      origin,
      subject: { type: 'client', id: String(clientId) },
      clientId,
      details: {
        changed: fields.map((name) => FIELDS[name]).join(' '),
        ...(fields.includes('ownerId') && { is_org_client: changed.ownerId === null }),
      },
    });
    return changed;
  });
}
