import { sql } from 'kysely';
import type { LaunchStatus } from '../db/tables.ts';

export type { LaunchStatus } from '../db/tables.ts';

/** A session lives this long, to the millisecond. */
export const LAUNCH_LIFETIME_MS = 48 * 60 * 60_000;

/** In characters. */
export const LAUNCH_LIMITS = {
  idempotencyKeyLength: 255,
  externalClientIdLength: 255,
  emailLength: { min: 3, max: 320 },
  nameLength: 255,
} as const;

/** Whoever is at work on a session: a signed-in member of a practice. */
export interface LaunchMember {
  id: string;
  practiceId: string;
}

/** Sessions expired by one statement: enough to be quick, not so many that they hold locks or memory for long. */
export const EXPIRY_BATCH = 1000;

/** Where the partner reads the document, relative to the base address; there is none before completion. */
export function documentUrlOf(sessionId: string, status: LaunchStatus): string | null {
  return status === 'completed' ? `/v1/partner/launch-sessions/${sessionId}/document` : null;
}

/** Written out, not a parameter: so the partial indexes over unfinished sessions are seen to fit. */
export const isUnfinished = sql`status in ('created', 'opened')`;
