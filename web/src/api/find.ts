import type { CalendarDate, Instant } from './common.ts';
import { readQuery } from './read-query.ts';
import { addressOf } from './request.ts';

export interface Found {
  clients: { id: number; name: string; date_of_birth: CalendarDate | null; is_org_client: boolean }[];
  reports: { id: string; title: string; client_name: string; state: string; updated_at: Instant }[];
  templates: { id: string; title: string; is_org_template: boolean }[];
}

/** Clients, reports and templates by a few letters of their names. */
export const findQuery = (q: string) => readQuery<Found>(['find', q], addressOf('/find', { q }));
