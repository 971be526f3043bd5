import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { gatherLookups } from './gather-lookups.ts';

/** How long what a look-up found may be used, counted from before it was asked for. */
export const LEASE_MS = 50;
/** Far more than two machines' clocks drift apart in a lease. */
const DRIFT_MS = 1;

/**
 * Look-ups of which the same key is asked for again and again: what one found is used for some milliseconds more, if it
 * may be. Whoever changes what is found answers only when those have run out (`outlastLeases`). So whatever comes after
 * that answer, in any process, is judged by a look-up that was asked for after the change. What is found is shared and
 * must not be changed.
 */
export function leaseLookups<Found>(
  look: (key: string) => Promise<Found>,
  mayBeKept: (found: Found) => boolean,
): (key: string) => Promise<Found> {
  const leases = new Map<string, { found: Found; askedAt: number }>();
  let turn: Promise<void> | undefined;
  const lookUp = gatherLookups(async (key) => {
    // A clock that nobody can set back, and before the query waits for a connection.
    const askedAt = performance.now();
    const found = await look(key);
    if (mayBeKept(found)) keep(key, found, askedAt);
    return found;
  });

  function keep(key: string, found: Found, askedAt: number): void {
    const lease = { found, askedAt };
    leases.set(key, lease);
    // Only so that nothing is kept that nobody asks for: the lease itself may have run out by then.
    setTimeout(() => {
      if (leases.get(key) === lease) leases.delete(key);
    }, LEASE_MS).unref();
  }

  return async (key) => {
    const lease = leases.get(key);
    if (lease === undefined || performance.now() - lease.askedAt >= LEASE_MS) return lookUp(key);
    // All requests that were read in one turn are answered together. Answered one by one, each would wake up whoever
    // waits for it: where that is on the same machine, it costs half as much as the whole request.
    await (turn ??= nextTurn().then(() => (turn = undefined)));
    return lease.found;
  };
}

/** Resolves when no lease is left that began before the call, in any process. */
export async function outlastLeases(): Promise<void> {
  const until = performance.now() + LEASE_MS + DRIFT_MS;
  // A timer counts from the beginning of the event loop's turn, so it may come early.
  for (let left = until - performance.now(); left > 0; left = until - performance.now()) await sleep(Math.ceil(left));
}
