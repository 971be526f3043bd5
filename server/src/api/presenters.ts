import type { ApiKey } from '../practice/api-keys.ts';
import type { Practice } from '../practice/practices.ts';
import type { PublishedKey } from '../signing/signing-key.ts';

/** The wire forms of what more than one API shows. */

export function presentPractice(practice: Practice) {
  return {
    id: practice.id,
    name: practice.name,
    api_keys_enabled: practice.apiKeysEnabled,
    upload_retention_days: practice.uploadRetentionDays,
    looks_before_sending: practice.looksBeforeSending,
    signed_retention_years: practice.signedRetentionYears,
    created_at: practice.createdAt,
    updated_at: practice.updatedAt,
  };
}

/** The other direction. Only what was sent is changed. */
export function readPracticeSwitches(body: { api_keys_enabled?: boolean; upload_retention_days?: number }) {
  const { api_keys_enabled: apiKeysEnabled, upload_retention_days: uploadRetentionDays } = body;
  return {
    ...(apiKeysEnabled !== undefined && { apiKeysEnabled }),
    ...(uploadRetentionDays !== undefined && { uploadRetentionDays }),
  };
}

export function presentApiKey(apiKey: ApiKey) {
  return {
    id: apiKey.id,
    practice_id: apiKey.practiceId,
    type: apiKey.memberId === null ? ('organisation' as const) : ('user' as const),
    name: apiKey.name,
    hint: apiKey.hint,
    created_by_user_id: apiKey.createdBy,
    created_at: apiKey.createdAt,
    last_used_at: apiKey.lastUsedAt,
    expires_at: apiKey.expiresAt,
    revoked_at: apiKey.revokedAt,
  };
}

export function presentSigningKey({ id, publicKey, createdAt }: PublishedKey) {
  return { key_id: id, algorithm: 'Ed25519', public_key: publicKey.toString('base64'), created_at: createdAt };
}
