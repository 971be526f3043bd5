import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/database.ts';
import { type Client, type NewClient, toListedClient } from './client.ts';

/** Writes only the records, in the order given. The caller must also count their names. */
export async function insertClients(
  trx: DatabaseTransaction,
  now: Date,
  practiceId: string,
  clients: readonly NewClient[],
): Promise<Client[]> {
  // Ids are drawn first, because an insert returns its rows in no defined order.
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('clients', 'id')) as id
    from generate_series(1, ${clients.length}::integer)`.execute(trx);
  const ids = rows.map((row) => row.id).toSorted((a, b) => a - b);
  const listed = clients.map(toListedClient);
  await sql`
    insert into clients (
      practice_id, created_at, updated_at, id, first_name, last_name, date_of_birth, pronouns, owner_id,
      first_key, last_key
    )
    overriding system value
    select ${practiceId}, ${now}::timestamptz, ${now}::timestamptz, *
    from unnest(
      ${ids}::bigint[],
      ${clients.map((client) => client.firstName)}::text[],
      ${clients.map((client) => client.lastName)}::text[],
      ${clients.map((client) => client.dateOfBirth)}::date[],
      ${clients.map(({ pronouns }) => pronouns ?? null)}::text[],
      ${clients.map((client) => client.ownerId)}::text[],
      ${listed.map(({ firstKey }) => firstKey)}::text[],
      ${listed.map(({ lastKey }) => lastKey)}::text[]
    )`.execute(trx);
  return clients.map((client, index) => ({
    ...client,
    pronouns: client.pronouns ?? null,
    id: ids[index] as number,
  }));
}
