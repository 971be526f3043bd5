import type { ConnectionSession } from '../../api/connections.ts';

type Steps = Pick<ConnectionSession, 'opened_at' | 'completed_at' | 'expired_at' | 'expires_at'>;

/** What last happened to a session, and when; of one that nobody has opened, when it will end. */
export function findLastStep(session: Steps): [step: string, at: string] {
  if (session.completed_at !== null) return ['Sent', session.completed_at];
  if (session.expired_at !== null) return ['Expired', session.expired_at];
  if (session.opened_at !== null) return ['Opened', session.opened_at];
  return ['Expires', session.expires_at];
}
