import { queryOptions } from '@tanstack/react-query';
import type { Instant, Person } from './common.ts';
import { part, request } from './request.ts';

export type ApiKeyType = 'user' | 'organisation';

export interface ApiKey {
  id: string;
  type: ApiKeyType;
  name: string;
  /** The beginning of the key, by which its owner tells it from others. */
  hint?: string;
  created_by?: Person | null;
  created_at: Instant;
  expires_at: Instant | null;
  last_used_at: Instant | null;
  revoked_at: Instant | null;
}

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => request<ApiKey[]>('/api-keys', { signal }),
});

export interface NewApiKey {
  type: ApiKeyType;
  name: string;
  expires_at?: Instant;
}

/** `key` is told this once and never again. */
export function createApiKey(fields: NewApiKey): Promise<ApiKey & { key: string }> {
  return request('/api-keys', { method: 'POST', body: fields });
}

export function revokeApiKey(keyId: string): Promise<ApiKey> {
  return request(`/api-keys/${part(keyId)}/revoke`, { method: 'POST' });
}
