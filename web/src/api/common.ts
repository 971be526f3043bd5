export interface Person {
  id: string;
  name: string;
}

export interface Page<T> {
  results: T[];
  total: number;
  page: number;
  limit: number;
}

/** `next_before` is where the next page begins. */
export interface ListBefore<T> {
  results: T[];
  next_before: string | null;
}

export interface PageQuery {
  page?: number;
  limit?: number;
}

/** ISO 8601, UTC. */
export type Instant = string;

/** `YYYY-MM-DD`. */
export type CalendarDate = string;

export type Role = 'admin' | 'clinician';
