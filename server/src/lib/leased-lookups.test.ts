import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { LEASE_MS, leaseLookups, outlastLeases } from './leased-lookups.ts';

/** Counts the look-ups, of which the first one waits until it is told to go on. */
function openStore({ mayBeKept = true, held = Promise.resolve() } = {}) {
  const asked: string[] = [];
  const find = leaseLookups(
    async (key) => {
      asked.push(key);
      const number = asked.length;
      if (number === 1) await held;
      return `${key} ${number}`;
    },
    () => mayBeKept,
  );
  return { asked, find };
}

describe('a lease', () => {
  it('answers the same key, and no other, without a look-up', async () => {
    const { asked, find } = openStore();
    await find('a');
    expect(await Promise.all([find('a'), find('b'), find('a')])).toEqual(['a 1', 'b 2', 'a 1']);
    expect(await find('a')).toBe('a 1');
    expect(asked).toEqual(['a', 'b']);
  });

  it('has run out when it was waited for', async () => {
    const { find } = openStore();
    await find('a');
    await outlastLeases();
    expect(await find('a')).toBe('a 2');
  });

  it('counts from the question, however long the answer takes', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    const { find } = openStore({ held });
    const first = find('a');
    await nextTurn();
    const askedAt = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(askedAt + LEASE_MS);
    answer();
    expect(await first).toBe('a 1');
    expect(await find('a')).toBe('a 2');
    vi.restoreAllMocks();
  });

  it('is not given for what may not be kept', async () => {
    const { find } = openStore({ mayBeKept: false });
    expect([await find('a'), await find('a')]).toEqual(['a 1', 'a 2']);
  });
});

it('waiting for the end of leases lasts longer than any, also where the event loop was held up before', async () => {
  await nextTurn();
  const from = performance.now();
  while (performance.now() - from < LEASE_MS / 2);
  const asked = performance.now();
  await outlastLeases();
  expect(performance.now() - asked).toBeGreaterThan(LEASE_MS);
});
