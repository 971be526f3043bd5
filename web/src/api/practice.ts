import type { Instant } from './common.ts';
import { readQuery } from './read-query.ts';
import { patch } from './request.ts';

export interface Practice {
  id: string;
  name: string;
  api_keys_enabled: boolean;
  upload_retention_days: number;
  signed_retention_years: number;
  looks_before_sending: boolean;
  created_at: Instant;
}

export type PracticeChanges = Partial<Omit<Practice, 'id' | 'created_at'>>;

export const practiceQuery = readQuery<Practice>(['practice'], '/practice');

export const changePractice = (changes: PracticeChanges) => patch<Practice>('/practice', changes);
