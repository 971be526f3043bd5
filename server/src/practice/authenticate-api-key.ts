import type { Context } from '../db/context.ts';
import { readRows } from '../db/database.ts';
import type { ApiKeyTable, PracticeTable } from '../db/tables.ts';
import { AppError } from '../errors.ts';
import { leaseLookups } from '../lib/leased-lookups.ts';
import { hashSecret } from '../lib/secrets.ts';
import type { ApiKeyType } from './api-keys.ts';
import type { Scope } from './scope.ts';

/** Who is calling with an API key, and what it may see. */
export interface ApiKeyPrincipal extends Scope {
  type: ApiKeyType;
  keyId: string;
  createdBy: string;
}

/** A key that is known, whether or not it may be used. */
export interface FoundApiKey {
  principal: ApiKeyPrincipal;
  /** Neither revoked nor that of somebody who has left. */
  isTrusted: boolean;
  isEnabledByPractice: boolean;
  expiresAt: Date | null;
}

type FoundRow = Pick<ApiKeyTable, 'id' | 'practice_id' | 'member_id' | 'created_by' | 'expires_at' | 'revoked_at'> &
  Pick<PracticeTable, 'api_keys_enabled'> & { is_holder_active: boolean };

/** Whatever this reads and may turn against a key is changed through `withdrawTrust`. */
const FIND_API_KEY = `
  select api_keys.id, api_keys.practice_id, api_keys.member_id, api_keys.created_by, api_keys.expires_at,
    api_keys.revoked_at, practices.api_keys_enabled, holder.deactivated_at is null as is_holder_active
  from api_keys join practices on practices.id = api_keys.practice_id
  -- The organisation's keys have no holder, and go on working when whoever made them has left.
  left join members as holder on holder.id = api_keys.member_id
  where api_keys.hash = $1`;

/** Finds a key by its hash, with all that decides whether it may be used. */
export async function findApiKey({ db }: Pick<Context, 'db'>, secret: string): Promise<FoundApiKey | undefined> {
  const rows = await readRows<FoundRow>(db, FIND_API_KEY, [hashSecret(secret)]);
  const row = rows[0];
  if (row === undefined) return undefined;
  return {
    principal: {
      type: row.member_id === null ? 'organisation' : 'user',
      practiceId: row.practice_id,
      memberId: row.member_id,
      keyId: row.id,
      createdBy: row.created_by,
    },
    isTrusted: row.revoked_at === null && row.is_holder_active,
    isEnabledByPractice: row.api_keys_enabled,
    expiresAt: row.expires_at,
  };
}

/**
 * Finds keys for the door of an API. A key that was good is not looked up again for some milliseconds. Within them no
 * revocation has been answered yet.
 */
export function createFindApiKey(context: Pick<Context, 'db'>) {
  return leaseLookups(
    (secret) => findApiKey(context, secret),
    (found) => found !== undefined && found.isTrusted && found.isEnabledByPractice,
  );
}

/** Whether a key has expired is checked at every request, by the clock. */
export function checkApiKeyUsable(found: FoundApiKey | undefined, now: Date): asserts found is FoundApiKey {
  const isUsable = found?.isTrusted === true && (found.expiresAt === null || found.expiresAt > now);
  if (!isUsable) throw new AppError('invalid_api_key');
  if (!found.isEnabledByPractice) throw new AppError('api_keys_disabled');
}
