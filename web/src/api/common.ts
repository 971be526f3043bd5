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

export interface PageQuery {
  page?: number;
  limit?: number;
}

/** ISO 8601, UTC. */
export type Instant = string;

/** `YYYY-MM-DD`. */
export type CalendarDate = string;

export type Role = 'admin' | 'clinician';
