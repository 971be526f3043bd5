import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import { hashSecret, newSecret } from '../../lib/secrets.ts';

/** How long a browser stays known after the last sign-in in it. */
export const DEVICE_LIFETIME_MS = 180 * 86_400_000;

/** Makes a browser known as one of the member's. The secret goes into its own cookie. */
export async function rememberDevice({ db, clock }: Context, memberId: string): Promise<string> {
  const secret = newSecret('');
  const expiresAt = new Date(clock.now().getTime() + DEVICE_LIFETIME_MS);
  await sql`
    insert into member_devices (hash, practice_id, member_id, expires_at)
    select ${hashSecret(secret)}::bytea, practice_id, id, ${expiresAt}::timestamptz
    from members where id = ${memberId}`.execute(db);
  return secret;
}

export async function isKnownDevice(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  memberId: string,
  secret: string,
): Promise<boolean> {
  const device = await db
    .selectFrom('member_devices')
    .select('hash')
    .where('hash', '=', hashSecret(secret))
    .where('member_id', '=', memberId)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return device !== undefined;
}

export async function forgetDevices({ db }: Pick<Context, 'db'>, memberId: string): Promise<void> {
  await db.deleteFrom('member_devices').where('member_id', '=', memberId).execute();
}
