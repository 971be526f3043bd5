import type { Context } from '../db/context.ts';
import { AppError } from '../errors.ts';
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
  isUsable: boolean;
  isEnabledByPractice: boolean;
}

/** One look-up by hash with all that decides about the key, at every request: a revocation needs no spreading. */
export async function findApiKey(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  secret: string,
): Promise<FoundApiKey | undefined> {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('practices', 'practices.id', 'api_keys.practice_id')
    .select([
      'api_keys.id',
      'api_keys.practice_id',
      'api_keys.member_id',
      'api_keys.created_by',
      'api_keys.expires_at',
      'api_keys.revoked_at',
      'practices.api_keys_enabled',
    ])
    .where('api_keys.hash', '=', hashSecret(secret))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    principal: {
      type: row.member_id === null ? 'organisation' : 'user',
      practiceId: row.practice_id,
      memberId: row.member_id,
      keyId: row.id,
      createdBy: row.created_by,
    },
    isUsable: row.revoked_at === null && (row.expires_at === null || row.expires_at > clock.now()),
    isEnabledByPractice: row.api_keys_enabled,
  };
}

export function checkApiKeyUsable(found: FoundApiKey | undefined): asserts found is FoundApiKey {
  if (found === undefined || !found.isUsable) throw new AppError('invalid_api_key');
  if (!found.isEnabledByPractice) throw new AppError('api_keys_disabled');
}
