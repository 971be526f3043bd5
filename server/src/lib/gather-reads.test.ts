import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { gatherReads } from './gather-reads.ts';

const BY_THEN = { timeout: 20_000, interval: 1 };

/** Statements that end when they are told to. */
function holdReads() {
  const begun: { asked: readonly string[]; end: () => void }[] = [];
  const read = gatherReads(async (asked: readonly string[]) => {
    const ended = Promise.withResolvers<void>();
    begun.push({ asked, end: ended.resolve });
    await ended.promise;
    return asked;
  });
  return { read, begun };
}

describe('reads', () => {
  it('that are asked for in one turn are done together, and each gets its own', async () => {
    const readAll = vi.fn<(asked: readonly number[]) => Promise<string[]>>(async (asked) => asked.map(String));
    const read = gatherReads(readAll);
    expect(await Promise.all([read(1), read(2), read(1)])).toEqual(['1', '2', '1']);
    expect(readAll.mock.calls).toEqual([[[1, 2, 1]]]);
  });

  it('that are asked for later are not answered by what was read before', async () => {
    let count = 0;
    const read = gatherReads(async (asked: readonly string[]) => {
      count += 1;
      return asked.map((name) => `${name} ${count}`);
    });
    expect(await read('a')).toBe('a 1');
    expect(await read('a')).toBe('a 2');
  });

  it('are split where very many are asked for', async () => {
    const lengths: number[] = [];
    const read = gatherReads(async (asked: readonly number[]) => {
      lengths.push(asked.length);
      return asked;
    });
    const asked = Array.from({ length: 20 }, (_, index) => index);
    expect(await Promise.all(asked.map(read))).toEqual(asked);
    expect(lengths).toEqual([16, 4]);
  });

  it('that are asked for while others are under way wait for their end, and are done together', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { read, begun } = holdReads();
    const first = read('a');
    await turn();
    const others = [read('b')];
    await turn();
    others.push(read('c'));
    await turn();
    expect(begun.map(({ asked }) => asked)).toEqual([['a']]);
    begun[0]?.end();
    expect(await first).toBe('a');
    // One in which the end is noticed, and one in which the next begins.
    await turn();
    await turn();
    expect(begun.map(({ asked }) => asked)).toEqual([['a'], ['b', 'c']]);
    for (const { end } of begun) end();
    expect(await Promise.all(others)).toEqual(['b', 'c']);
  });

  it('do not wait for statements that do not end', async () => {
    const { read, begun } = holdReads();
    for (const name of ['a', 'b', 'c']) {
      void read(name);
      await vi.waitFor(() => expect(begun.at(-1)?.asked).toEqual([name]), BY_THEN);
    }
  });

  it('that fail are the fault of none but themselves', async () => {
    const read = gatherReads(async (asked: readonly string[]) => {
      if (asked.includes('bad')) throw new Error('cannot be read');
      return asked;
    });
    const outcomes = await Promise.allSettled([read('good'), read('bad'), read('fine')]);
    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: 'good' },
      { status: 'rejected', reason: { message: 'cannot be read' } },
      { status: 'fulfilled', value: 'fine' },
    ]);
  });
});
