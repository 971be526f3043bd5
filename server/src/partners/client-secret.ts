import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { AuditOrigin } from '../audit/entry.ts';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { hashSecret, newSecret } from '../lib/secrets.ts';

export function makeClientSecret(): string {
  return newSecret('pcs_');
}

/** Which app calls the token or the revoke endpoint. A suspended app gets the answer of an unknown one. */
export async function authenticateClient(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
): Promise<{ partnerAppId: string }> {
  const secrets = await db
    .selectFrom('partner_apps as app')
    .innerJoin('partner_app_secrets as secret', 'secret.partner_app_id', 'app.id')
    .select(['app.id', 'secret.hash'])
    .where('app.client_id', '=', clientId)
    .where('app.suspended_at', 'is', null)
    .where(sql<boolean>`coalesce(secret.valid_until > ${clock.now()}::timestamptz, true)`)
    .execute();
  const given = hashSecret(clientSecret);
  const known = secrets.find(({ hash }) => timingSafeEqual(hash, given));
  if (known === undefined) throw new AppError('invalid_oauth_client');
  return { partnerAppId: known.id };
}

/**
 * The former secret stays valid for the overlap, so that the partner can change over. With an overlap of 0 it is
 * invalid at once.
 */
export async function rotateClientSecret(
  context: Context,
  origin: AuditOrigin,
  partnerAppId: string,
  { overlapSeconds }: { overlapSeconds: number },
): Promise<{ clientSecret: string; formerValidUntil: Date }> {
  const { clock } = context;
  const now = clock.now();
  const formerValidUntil = new Date(now.getTime() + overlapSeconds * 1000);
  const clientSecret = makeClientSecret();
  return inTransaction(context.db, async (db) => {
    // Updating the app's row also locks it, so that rotations follow each other.
    const { numAffectedRows } = await sql`
      update partner_apps set updated_at = ${now}::timestamptz where id = ${partnerAppId}`.execute(db);
    if (numAffectedRows !== 1n) throw new AppError('partner_not_found');
    // This also covers secrets of earlier rotations: if the overlap is cut short because a secret leaked, it is cut
    // short for all.
    await sql`
      update partner_app_secrets set valid_until = least(valid_until, ${formerValidUntil}::timestamptz)
      where partner_app_id = ${partnerAppId}`.execute(db);
    await db
      .insertInto('partner_app_secrets')
      .values({ partner_app_id: partnerAppId, hash: hashSecret(clientSecret), created_at: now })
      .execute();
    await recordAudit(db, clock, {
      practiceId: null,
      action: 'partner.secret_rotated',
      origin,
      subject: { type: 'partner_app', id: partnerAppId },
      details: { overlap_seconds: overlapSeconds },
    });
    return { clientSecret, formerValidUntil };
  });
}
