import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { gatherLookups } from './gather-lookups.ts';

/** Counts the look-ups of each key, and answers when it is told to. */
function openStore() {
  const counts = new Map<string, number>();
  const waiting: (() => void)[] = [];
  return {
    counts,
    answerAll: () => waiting.splice(0).forEach((answer) => answer()),
    find: gatherLookups(async (key: string) => {
      const number = (counts.get(key) ?? 0) + 1;
      counts.set(key, number);
      await new Promise<void>((answer) => waiting.push(answer));
      return `${key} ${number}`;
    }),
  };
}

describe('look-ups', () => {
  it('are one for all that ask for the same key in one turn', async () => {
    const store = openStore();
    const asked = [store.find('a'), store.find('b'), store.find('a')];
    await nextTurn();
    store.answerAll();
    expect(await Promise.all(asked)).toEqual(['a 1', 'b 1', 'a 1']);
  });

  it('begin only when the turn is over, so that none is older than a request it answers', async () => {
    const store = openStore();
    const asked = store.find('a');
    await Promise.resolve();
    expect(store.counts.size).toBe(0);
    await nextTurn();
    expect(store.counts.get('a')).toBe(1);
    store.answerAll();
    await asked;
  });

  it('are one for all that ask while one is under way, which does not answer them', async () => {
    const store = openStore();
    const first = store.find('a');
    await nextTurn();
    const later = [store.find('a'), store.find('a')];
    store.answerAll();
    expect(await first).toBe('a 1');
    await vi.waitFor(() => expect(store.counts.get('a')).toBe(2));
    store.answerAll();
    expect(await Promise.all(later)).toEqual(['a 2', 'a 2']);
  });

  it('do not wait long for one that is under way', async () => {
    const store = openStore();
    const first = store.find('a');
    await nextTurn();
    const second = store.find('a');
    await vi.waitFor(() => expect(store.counts.get('a')).toBe(2));
    store.answerAll();
    expect(await Promise.all([first, second])).toEqual(['a 1', 'a 2']);
  });

  it('fail for all that share them, and are tried anew by the next', async () => {
    let failures = 1;
    const find = gatherLookups(async (key: string) => {
      if (failures-- > 0) throw new Error('away');
      return key;
    });
    const asked = [find('a'), find('a')];
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await find('a')).toBe('a');
  });
});
