import { sql } from 'kysely';
import { type AuditOrigin, SYSTEM_ORIGIN } from '../audit/entry.ts';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { SecretBox } from '../lib/secret-box.ts';
import { newSecret } from '../lib/secrets.ts';
import { describeEndpointChange } from './describe-change.ts';

const SECRET_PREFIX = 'whsec_';

/** What a sealed secret is bound to: under another endpoint it does not open. */
export function bindSecret(endpointId: string): string {
  return `webhook secret of ${endpointId}`;
}

export async function insertSecret(
  { db, clock }: Context,
  secretBox: SecretBox,
  endpointId: string,
  signsFrom: Date,
): Promise<string> {
  const secret = newSecret(SECRET_PREFIX);
  await db
    .insertInto('webhook_secrets')
    .values({
      endpoint_id: endpointId,
      signs_from: signsFrom,
      sealed: secretBox.seal(secret, bindSecret(endpointId)),
      created_at: clock.now(),
    })
    .execute();
  return secret;
}

/**
 * The new secret is in this answer, so that the receiver can learn it before it signs. It signs from the time given,
 * at once if that is past, and replaces one that has not begun to: the operator's last word counts.
 */
export async function rotateWebhookSecret(
  context: Context,
  secretBox: SecretBox,
  endpointId: string,
  { signsFrom }: { signsFrom: Date },
  origin: AuditOrigin = SYSTEM_ORIGIN,
): Promise<{ secret: string; signsFrom: Date }> {
  const { db, clock } = context;
  const now = clock.now();
  const from = signsFrom > now ? signsFrom : now;
  return inTransaction(db, async (trx) => {
    // Also the lock that makes rotations of one endpoint follow each other.
    const { numAffectedRows } = await sql`
      update webhook_endpoints set updated_at = ${now}::timestamptz where id = ${endpointId}`.execute(trx);
    if (numAffectedRows !== 1n) throw new AppError('webhook_endpoint_not_found');
    await sql`
      delete from webhook_secrets
      where endpoint_id = ${endpointId} and signs_from >= ${now}::timestamptz`.execute(trx);
    const secret = await insertSecret({ ...context, db: trx }, secretBox, endpointId, from);
    const details = { signs_from: from.toISOString() };
    await recordAudit(trx, clock, describeEndpointChange('webhook.secret_rotated', endpointId, origin, details));
    return { secret, signsFrom: from };
  });
}

/** How many endpoints sign with a secret that was sealed under another key than this service has. */
export async function countUnreadableSecrets(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  secretBox: SecretBox,
): Promise<number> {
  const signing = await db
    .selectFrom('webhook_secrets')
    .distinctOn('endpoint_id')
    .select(['endpoint_id', 'sealed'])
    .where('signs_from', '<=', clock.now())
    .orderBy('endpoint_id')
    .orderBy('signs_from', 'desc')
    .execute();
  return signing.filter(({ endpoint_id: id, sealed }) => secretBox.tryOpen(sealed, bindSecret(id)) === null).length;
}

/** Long enough for processes whose clocks differ, short enough that what no longer signs is soon gone. */
const SUPERSEDED_DAYS = 7;

export async function dropSupersededSecrets({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const longAgo = new Date(clock.now().getTime() - SUPERSEDED_DAYS * 24 * 60 * 60_000);
  await sql`
    delete from webhook_secrets as old
    where exists (
      select from webhook_secrets as newer
      where newer.endpoint_id = old.endpoint_id and newer.signs_from > old.signs_from
        and newer.signs_from <= ${longAgo}::timestamptz
    )`.execute(db);
}
