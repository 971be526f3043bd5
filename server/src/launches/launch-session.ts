import { sql } from 'kysely';
import type { LaunchStatus } from '../db/tables.ts';

/**
 * The life of a launch session. Every move is one statement that asks for the state it leaves, so of two moves at the
 * same time one wins; its event and its audit row are written in the same transaction (record-transitions.ts).
 *
 * Created: the partner has made it, and nobody has looked at it yet.
 * - The assigned clinician opens it for the first time: opened (open-launch-session.ts).
 *
 * Opened: the clinician says which client is meant, unless the connection knows, and writes or chooses a report.
 * Opening it again changes nothing.
 * - The clinician sends a report: completed (complete-launch-session.ts). A copy of the report is kept as its document.
 *
 * Created or opened:
 * - 48 hours after creation: expired (expire-due-sessions.ts, looked for every minute). Between the deadline and that
 *   look it can neither be opened nor completed, because those moves ask for the time as well.
 * - The connection is revoked: expired (expire-sessions-of-connection.ts).
 *
 * Completed and expired are for good. The document of a completed session stays, whatever happens to the report.
 */

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

/** The signed-in member who works on a session. */
export interface LaunchMember {
  id: string;
  practiceId: string;
}

/**
 * How many sessions one statement expires: enough to be quick, and few enough to hold locks and memory only briefly.
 */
export const EXPIRY_BATCH = 1000;

/** Where the partner reads the document, relative to the base address. Null before completion. */
export function documentUrlOf(sessionId: string, status: LaunchStatus): string | null {
  return status === 'completed' ? `/v1/partner/launch-sessions/${sessionId}/document` : null;
}

/**
 * Written out instead of passed as a parameter, so that PostgreSQL can use the partial indexes over unfinished
 * sessions.
 */
export const isUnfinished = sql`status in ('created', 'opened')`;
