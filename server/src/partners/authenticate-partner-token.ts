import type { Context } from '../db/context.ts';
import { readRows } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { hashSecret } from '../lib/secrets.ts';

export interface PartnerPrincipal {
  connectionId: string;
  partnerAppId: string;
  practiceId: string;
}

const FIND_TOKEN = `
  select connections.id as "connectionId", connections.partner_app_id as "partnerAppId",
    connections.practice_id as "practiceId"
  from partner_tokens as tokens join partner_connections as connections on connections.id = tokens.connection_id
  where tokens.hash = $1 and connections.revoked_at is null`;

export async function authenticatePartnerToken(
  { db }: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<PartnerPrincipal> {
  const [principal] = await readRows<PartnerPrincipal>(db, FIND_TOKEN, [hashSecret(token)]);
  if (principal === undefined) throw new AppError('invalid_bearer_token');
  return principal;
}
