import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { type Client, type NewClient, toListedClient } from './client.ts';
import { indexClients, lockNameIndex, unindexClient } from './name-index/index-clients.ts';

/** Changes what is given and leaves the rest. */
export async function updateClient(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  practiceId: string,
  clientId: number,
  changes: Partial<NewClient>,
): Promise<Client> {
  if (!Number.isSafeInteger(clientId)) throw new AppError('client_not_found');
  return inTransaction(db, async (trx) => {
    await lockNameIndex(trx, practiceId);
    const { rows } = await sql<Client>`
      select id, first_name as "firstName", last_name as "lastName", date_of_birth as "dateOfBirth",
        owner_id as "ownerId"
      from clients where practice_id = ${practiceId} and id = ${clientId} for update`.execute(trx);
    const [old] = rows;
    if (old === undefined) throw new AppError('client_not_found');
    const changed = { ...old, ...changes };
    await sql`
      update clients set first_name = ${changed.firstName}, last_name = ${changed.lastName},
        date_of_birth = ${changed.dateOfBirth}, owner_id = ${changed.ownerId}, updated_at = ${clock.now()}
      where practice_id = ${practiceId} and id = ${clientId}`.execute(trx);
    await unindexClient(trx, practiceId, clientId);
    await indexClients(trx, practiceId, [toListedClient(changed)]);
    return changed;
  });
}
