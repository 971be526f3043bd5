import { describe, expect, it, vi } from 'vitest';
import { gatherReads } from './gather-reads.ts';

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
