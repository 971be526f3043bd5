import type { Instant, Person } from './common.ts';
import { readQuery } from './read-query.ts';
import { part, post } from './request.ts';

export type ApiKeyType = 'user' | 'organisation';

export interface ApiKey {
  id: string;
  type: ApiKeyType;
  name: string;
  /** The first characters of the key, so that its owner recognises it. */
  hint?: string;
  created_by?: Person | null;
  created_at: Instant;
  expires_at: Instant | null;
  last_used_at: Instant | null;
  revoked_at: Instant | null;
}

export interface NewApiKey {
  type: ApiKeyType;
  name: string;
  expires_at?: Instant;
}

export const apiKeysQuery = readQuery<ApiKey[]>(['api-keys'], '/api-keys');

/** The answer alone has the key itself; nobody sees it again. */
export const createApiKey = (fields: NewApiKey) => post<ApiKey & { key: string }>('/api-keys', fields);
export const revokeApiKey = (keyId: string) => post<ApiKey>(`/api-keys/${part(keyId)}/revoke`);
