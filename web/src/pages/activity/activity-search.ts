import { readWords } from '../../components/read-search.ts';

const FILTERS = ['member_id', 'client_id', 'action', 'views', 'from', 'to'] as const;

/** Days are `YYYY-MM-DD`, both included. `views` is `shown`, or views are left out. */
export type ActivitySearch = Partial<Record<(typeof FILTERS)[number], string>>;

export function readActivitySearch(search: Record<string, unknown>): ActivitySearch {
  return readWords(search, FILTERS);
}
