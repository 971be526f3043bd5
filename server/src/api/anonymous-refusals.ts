import type { AuditEntry, AuditOrigin } from '../audit/entry.ts';
import { networkOf } from '../lib/network-of.ts';

export interface AnonymousRefusals {
  /** A refusal of somebody of whom nothing is known but the address. */
  note(origin: AuditOrigin, details: RefusalDetails): void | Promise<void>;
  /** Stores what was counted since the last time. */
  flush(): void | Promise<void>;
}

export interface RefusalDetails {
  reason: string;
  route: string;
}

interface Count {
  origin: AuditOrigin;
  reason: string;
  /** Beyond the first, which has a row of its own. */
  more: number;
}

/** Beyond so many networks and reasons in one stretch, all others are counted together. */
const MAX_COUNTS = 200;

/**
 * Keeps the first refusal of a network and reason as an audit row, and counts those that follow: with the next flush
 * they become one row that says how many. So a stranger who tries ten thousand times leaves two rows, not ten thousand,
 * and strangers from ten thousand networks leave some hundreds. What was counted when a process is killed is lost.
 */
export function countAnonymousRefusals(note: (entry: AuditEntry) => void | Promise<void>): AnonymousRefusals {
  let counts = new Map<string, Count>();

  function record(origin: AuditOrigin, details: AuditEntry['details']): void | Promise<void> {
    return note({ practiceId: null, action: 'access.refused', origin, ...(details !== undefined && { details }) });
  }

  return {
    note: (origin, details) => {
      const { reason } = details;
      const isFull = counts.size >= MAX_COUNTS;
      const own = `${networkOf(origin.ip)} ${reason}`;
      const key = isFull && !counts.has(own) ? `any ${reason}` : own;
      const count = counts.get(key);
      if (count !== undefined) {
        count.more += 1;
        return undefined;
      }
      counts.set(key, { origin, reason, more: 0 });
      return record(origin, { ...details });
    },
    flush: async () => {
      const gathered = [...counts].filter(([, { more }]) => more > 0);
      counts = new Map();
      for (const [key, { origin, reason, more }] of gathered) {
        const ip = key.startsWith('any ') ? null : origin.ip;
        await record({ ...origin, ip, requestId: null }, { reason, further: more });
      }
    },
  };
}
