import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import { isVisible } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../../practice/scope.ts';
import type { Client } from './client.ts';

/**
 * The client with this id, if it is in scope. Any number may be asked for, because no id is beyond the safe integers.
 */
export async function findClient(db: Database, scope: Scope, clientId: number): Promise<Client | undefined> {
  if (!Number.isSafeInteger(clientId)) return undefined;
  const { rows } = await selectClient(scope, clientId).execute(db);
  return rows[0];
}

/** The same, and its record stays as it is until the transaction ends. */
export async function holdClient(
  trx: DatabaseTransaction,
  scope: Scope,
  clientId: number,
): Promise<Client | undefined> {
  if (!Number.isSafeInteger(clientId)) return undefined;
  const { rows } = await sql<Client>`${selectClient(scope, clientId)} for share`.execute(trx);
  return rows[0];
}

function selectClient(scope: Scope, clientId: number): RawBuilder<Client> {
  return sql<Client>`
    select id, first_name as "firstName", last_name as "lastName", date_of_birth as "dateOfBirth", pronouns,
      owner_id as "ownerId"
    from clients
    where id = ${clientId} and ${isVisible(scope, 'clients')}`;
}

/** Throws `client_not_found` unless the client is in scope. */
export async function checkClientVisible(db: Database, scope: Scope, clientId: number): Promise<void> {
  if ((await findClient(db, scope, clientId)) === undefined) throw new AppError('client_not_found');
}
