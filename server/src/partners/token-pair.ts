import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { hashSecret, newSecret } from '../lib/secrets.ts';

export const ACCESS_TOKEN_SECONDS = 3600;
const REFRESH_TOKEN_MS = 90 * 24 * 60 * 60_000;

/** What a partner gets for a code or a refresh token. Only this answer holds it. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/**
 * A new pair, and the statement that stores it. `issuedTo` names a query that gives `practice_id`,
 * `connection_id` and `grant_id`. Where it gives no row, no pair is stored.
 */
export function makeTokenPair({ clock, makeId }: Pick<Context, 'clock' | 'makeId'>) {
  const pair: TokenPair = { accessToken: newSecret('pat_'), refreshToken: newSecret('prt_') };
  const id = makeId('ptok');
  const now = clock.now();
  const accessExpiresAt = new Date(now.getTime() + ACCESS_TOKEN_SECONDS * 1000);
  const refreshExpiresAt = new Date(now.getTime() + REFRESH_TOKEN_MS);
  const storeFor = (issuedTo: RawBuilder<unknown>) => sql`
    insert into partner_token_pairs (
      id, practice_id, connection_id, grant_id, access_hash, access_expires_at, refresh_hash, refresh_expires_at,
      created_at
    )
    select ${id}::text, practice_id, connection_id, grant_id, ${hashSecret(pair.accessToken)}::bytea,
      ${accessExpiresAt}::timestamptz, ${hashSecret(pair.refreshToken)}::bytea, ${refreshExpiresAt}::timestamptz,
      ${now}::timestamptz
    from ${issuedTo}
    returning connection_id, practice_id, grant_id`;
  return { id, pair, storeFor };
}
