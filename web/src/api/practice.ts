import { queryOptions } from '@tanstack/react-query';
import type { Instant } from './common.ts';
import { request } from './request.ts';

export interface Practice {
  id: string;
  name: string;
  api_keys_enabled: boolean;
  upload_retention_days: number;
  created_at: Instant;
}

export const practiceQuery = queryOptions({
  queryKey: ['practice'],
  queryFn: ({ signal }) => request<Practice>('/practice', { signal }),
});

export type PracticeChanges = Partial<Pick<Practice, 'name' | 'api_keys_enabled' | 'upload_retention_days'>>;

export function changePractice(changes: PracticeChanges): Promise<Practice> {
  return request('/practice', { method: 'PATCH', body: changes });
}
