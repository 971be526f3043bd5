import { sql } from 'kysely';
import { recordAudit } from '../audit/record.ts';
import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { memberName } from '../db/member-name.ts';
import { AppError } from '../errors.ts';
import { hashSecret, newSecret } from '../lib/secrets.ts';
import { withdrawTrust } from './withdraw-trust.ts';

/** An organisation key sees the organisation's records, a user key what the member who made it sees. */
export type ApiKeyType = 'user' | 'organisation';

/** How a key begins. People recognise it in a settings file, secret scanners in a repository. */
const KEY_PREFIX: Record<ApiKeyType, string> = { user: 'cw_user_', organisation: 'cw_org_' };

/** How much of a key is kept readable, so that its owner can tell two keys apart. */
const HINT_LETTERS = 4;

/** A key as it is listed: everything but the secret, which nobody can read again. */
export interface ApiKey {
  id: string;
  practiceId: string;
  /** The member whose private records it sees too; null for an organisation key. */
  memberId: string | null;
  createdBy: string;
  name: string;
  hint: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
}

const API_KEY_COLUMNS = [
  'id',
  'practice_id as practiceId',
  'member_id as memberId',
  'created_by as createdBy',
  'name',
  'hint',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
  'expires_at as expiresAt',
  'revoked_at as revokedAt',
] as const;

export interface NewApiKey {
  type: ApiKeyType;
  name: string;
  /** The member who makes the key. A user key sees what this member sees. */
  memberId: string;
  expiresAt?: Date;
}

/** Only this answer holds the secret: the database holds its hash. */
export async function createApiKey(
  context: Context,
  origin: AuditOrigin,
  practiceId: string,
  input: NewApiKey,
): Promise<{ apiKey: ApiKey; secret: string }> {
  const { db, clock, makeId } = context;
  const prefix = KEY_PREFIX[input.type];
  const secret = newSecret(prefix);
  return inTransaction(db, async (trx) => {
    const member = await trx
      .selectFrom('members')
      .select('id')
      .where('practice_id', '=', practiceId)
      .where('id', '=', input.memberId)
      .where('deactivated_at', 'is', null)
      .executeTakeFirst();
    if (member === undefined) throw new AppError('member_not_found');
    const apiKey = await trx
      .insertInto('api_keys')
      .values({
        id: makeId('key'),
        practice_id: practiceId,
        member_id: input.type === 'user' ? member.id : null,
        created_by: member.id,
        name: input.name,
        hint: secret.slice(0, prefix.length + HINT_LETTERS),
        hash: hashSecret(secret),
        created_at: clock.now(),
        expires_at: input.expiresAt ?? null,
      })
      .returning(API_KEY_COLUMNS)
      .executeTakeFirstOrThrow();
    const about = { subject: { type: 'api_key', id: apiKey.id }, details: { type: input.type } };
    await recordAudit(trx, clock, { practiceId, action: 'api_key.created', origin, ...about });
    return { apiKey, secret };
  });
}

/** The keys that somebody may handle: all of a practice, or one member's own. */
export interface ApiKeyReach {
  practiceId: string;
  memberId: string | null;
}

/** Revoking again keeps the first time. A key out of reach is not found. Without a reach, any key is revoked. */
export async function revokeApiKey(
  { db, clock }: Context,
  origin: AuditOrigin,
  keyId: string,
  reach?: ApiKeyReach,
): Promise<ApiKey> {
  const isReached = sql<boolean>`(${reach === undefined} or practice_id = ${reach?.practiceId ?? null})
    and (${reach?.memberId ?? null}::text is null or member_id = ${reach?.memberId ?? null})`;
  return withdrawTrust(db, async (trx) => {
    const revoked = await trx
      .updateTable('api_keys')
      .set({ revoked_at: clock.now() })
      .where('id', '=', keyId)
      .where(isReached)
      .where('revoked_at', 'is', null)
      .returning(API_KEY_COLUMNS)
      .executeTakeFirst();
    if (revoked !== undefined) {
      const subject = { type: 'api_key', id: keyId };
      await recordAudit(trx, clock, { practiceId: revoked.practiceId, action: 'api_key.revoked', origin, subject });
      return revoked;
    }
    const known = await trx
      .selectFrom('api_keys')
      .select(API_KEY_COLUMNS)
      .where('id', '=', keyId)
      .where(isReached)
      .executeTakeFirst();
    if (known === undefined) throw new AppError('api_key_not_found');
    return known;
  });
}

/** A key with the name of the member who made it. */
export interface ListedApiKey extends ApiKey {
  createdByName: string;
}

/** The keys within reach, the oldest first. */
export async function listApiKeys(
  { db }: Pick<Context, 'db'>,
  { practiceId, memberId }: ApiKeyReach,
): Promise<ListedApiKey[]> {
  return db
    .selectFrom('api_keys')
    .select(API_KEY_COLUMNS.map((column) => `api_keys.${column}` as const))
    .select(memberName('api_keys.created_by').as('createdByName'))
    .where('api_keys.practice_id', '=', practiceId)
    .$if(memberId !== null, (query) => query.where('api_keys.member_id', '=', memberId))
    .orderBy('api_keys.created_at')
    .orderBy('api_keys.id')
    .execute();
}
