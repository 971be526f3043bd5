import type { AuditEntry, AuditOrigin } from '../audit/entry.ts';
import { networkOf } from '../lib/network-of.ts';

export interface AnonymousRefusals {
  /** Notes the refusal of a caller of whom nothing is known but the address. */
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
  /** How many refusals got an audit row of their own, and how many came after those. */
  kept: number;
  more: number;
}

/** How many refusals of one network and reason get an audit row of their own between two flushes. */
const KEPT = 10;

/** Beyond this number of networks and reasons between two flushes, all others are counted together. */
const MAX_COUNTS = 200;

/**
 * Keeps the first few refusals of a network and reason as audit rows, and counts those that follow: with the next flush
 * they become one row that says how many. So a stranger who tries ten thousand times leaves eleven rows, and strangers
 * from ten thousand networks leave some hundreds. What was counted when a process is killed is lost.
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
      const count = counts.get(key) ?? { origin, reason, kept: 0, more: 0 };
      counts.set(key, count);
      if (count.kept < KEPT) {
        count.kept += 1;
        return record(origin, { ...details });
      }
      count.more += 1;
      return undefined;
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
