import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { isVisible } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../../practice/scope.ts';
import type { Client } from './client.ts';

/**
 * The client with this id, if it is in scope. Any number may be asked for, because no id is beyond the safe integers.
 */
export async function findClient(db: Database, scope: Scope, clientId: number): Promise<Client | undefined> {
  if (!Number.isSafeInteger(clientId)) return undefined;
  const { rows } = await sql<Client>`
    select id, first_name as "firstName", last_name as "lastName", date_of_birth as "dateOfBirth", owner_id as "ownerId"
    from clients
    where id = ${clientId} and ${isVisible(scope, 'clients')}`.execute(db);
  return rows[0];
}

/** Throws `client_not_found` unless the client is in scope. */
export async function checkClientVisible(db: Database, scope: Scope, clientId: number): Promise<void> {
  if ((await findClient(db, scope, clientId)) === undefined) throw new AppError('client_not_found');
}
