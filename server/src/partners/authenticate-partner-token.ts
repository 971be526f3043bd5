import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../db/context.ts';
import { readRows } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { hashSecret } from '../lib/secrets.ts';

/** Who is calling with a partner token: one partner app, connected with one practice. */
export interface PartnerPrincipal {
  connectionId: string;
  partnerAppId: string;
  practiceId: string;
}

/** An access token that is known, whether or not it may be used. */
export interface FoundPartnerToken {
  principal: PartnerPrincipal;
  isUsable: boolean;
}

interface FoundRow {
  access_hash: Buffer;
  connection_id: string;
  partner_app_id: string;
  practice_id: string;
  is_usable: boolean;
}

const FIND_PARTNER_TOKEN = `
  select pair.access_hash, connection.id as connection_id, connection.partner_app_id, connection.practice_id,
    pair.replaced_at is null
      and pair.access_expires_at > $2
      and pair.grant_id = connection.grant_id
      and connection.revoked_at is null
      and app.suspended_at is null as is_usable
  from partner_token_pairs as pair
  join partner_connections as connection on connection.id = pair.connection_id
  join partner_apps as app on app.id = connection.partner_app_id
  where pair.access_hash = $1`;

/**
 * Finds a token with all that decides whether it may be used. As this runs at every request, a revocation counts at
 * once on every process. It is found by its hash, so the time tells nothing about how close a guess came.
 */
export async function findPartnerToken(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<FoundPartnerToken | undefined> {
  const hash = hashSecret(token);
  const [row] = await readRows<FoundRow>(db, FIND_PARTNER_TOKEN, [hash, clock.now()]);
  if (row === undefined || !timingSafeEqual(row.access_hash, hash)) return undefined;
  return {
    principal: {
      connectionId: row.connection_id,
      partnerAppId: row.partner_app_id,
      practiceId: row.practice_id,
    },
    isUsable: row.is_usable,
  };
}

export function checkPartnerTokenUsable(found: FoundPartnerToken | undefined): asserts found is FoundPartnerToken {
  if (found?.isUsable !== true) throw new AppError('invalid_bearer_token');
}

export async function authenticatePartnerToken(
  context: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<PartnerPrincipal> {
  const found = await findPartnerToken(context, token);
  checkPartnerTokenUsable(found);
  return found.principal;
}
