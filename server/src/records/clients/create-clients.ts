import { sql } from 'kysely';
import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudits } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { type DatabaseTransaction, inTransaction } from '../../db/database.ts';
import type { NewClient } from './client.ts';
import { foldName } from './name-index/fold-name.ts';
import { indexClients, lockNameIndex } from './name-index/index-clients.ts';

/** Enters clients and tells their ids, in the order given. Thousands at once are cheaper than one by one. */
export async function createClients(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  practiceId: string,
  clients: readonly NewClient[],
): Promise<number[]> {
  if (clients.length === 0) return [];
  return inTransaction(db, async (trx) => {
    await lockNameIndex(trx, practiceId);
    const ids = await insertClients(trx, clock.now(), practiceId, clients);
    await indexClients(
      trx,
      practiceId,
      clients.map((client, index) => ({
        id: ids[index] as number,
        holder: client.ownerId ?? '',
        lastKey: foldName(client.lastName),
        firstKey: foldName(client.firstName),
      })),
    );
    await recordAudits(
      trx,
      clock,
      ids.map((id) => ({
        practiceId,
        action: 'client.created',
        origin,
        subject: { type: 'client', id: String(id) },
        clientId: id,
      })),
    );
    return ids;
  });
}

async function insertClients(
  trx: DatabaseTransaction,
  now: Date,
  practiceId: string,
  clients: readonly NewClient[],
): Promise<number[]> {
  // Ids are drawn first: the rows that an insert returns come in no promised order.
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('clients', 'id')) as id
    from generate_series(1, ${clients.length}::integer)`.execute(trx);
  const ids = rows.map((row) => row.id).toSorted((a, b) => a - b);
  await sql`
    insert into clients (
      practice_id, id, first_name, last_name, date_of_birth, owner_id, created_at, updated_at
    )
    overriding system value
    select ${practiceId}, *, ${now}::timestamptz, ${now}::timestamptz
    from unnest(
      ${ids}::bigint[],
      ${clients.map((client) => client.firstName)}::text[],
      ${clients.map((client) => client.lastName)}::text[],
      ${clients.map((client) => client.dateOfBirth)}::date[],
      ${clients.map((client) => client.ownerId)}::text[]
    )`.execute(trx);
  return ids;
}
