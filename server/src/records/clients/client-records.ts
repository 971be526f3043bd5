import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { isVisible } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../../practice/scope.ts';

/** A client as people see it. */
export interface ClientRecord {
  id: number;
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
  pronouns: string | null;
  isOrgClient: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** Those of these clients that are in scope, in the order of the ids. */
export async function findClientRecords(
  db: Database,
  scope: Scope,
  clientIds: readonly number[],
): Promise<ClientRecord[]> {
  const ids = clientIds.filter(Number.isSafeInteger);
  if (ids.length === 0) return [];
  const { rows } = await sql<ClientRecord>`
    select id, first_name as "firstName", last_name as "lastName", date_of_birth as "dateOfBirth",
      pronouns, owner_id is null as "isOrgClient", created_at as "createdAt", updated_at as "updatedAt"
    from clients
    where id = any(${ids}::bigint[]) and ${isVisible(scope, 'clients')}`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findClientRecord(db: Database, scope: Scope, clientId: number): Promise<ClientRecord> {
  const [client] = await findClientRecords(db, scope, [clientId]);
  if (client === undefined) throw new AppError('client_not_found');
  return client;
}
