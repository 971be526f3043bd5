import type { Database } from '../db/database.ts';

/** A client by the partner's own id, on one connection. */
export interface ExternalClient {
  connectionId: string;
  externalClientId: string;
}

export async function findMappedClient(
  db: Database,
  { connectionId, externalClientId }: ExternalClient,
): Promise<number | undefined> {
  const mapping = await db
    .selectFrom('launch_client_mappings')
    .select('client_id')
    .where('connection_id', '=', connectionId)
    .where('external_client_id', '=', externalClientId)
    .executeTakeFirst();
  return mapping?.client_id;
}
