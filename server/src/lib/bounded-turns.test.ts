import { expect, test } from 'vitest';
import { createTurns } from './bounded-turns.ts';

test('a few run, a few wait, the rest is turned away, and places are handed on', async () => {
  const takeTurn = createTurns({ atOnce: 2, waiting: 3 }, () => new Error('full'));
  const gates: PromiseWithResolvers<void>[] = [];
  let running = 0;
  let most = 0;
  const task = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    await gate.promise;
    running -= 1;
  };
  const turns = Array.from({ length: 7 }, () => takeTurn(task));
  const outcomes = Promise.allSettled(turns);
  for (let done = 0; done < 5; done += 1) {
    await expect.poll(() => gates.length).toBeGreaterThan(done);
    gates[done]?.resolve();
  }
  expect((await outcomes).map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 'fulfilled'),
    'rejected',
    'rejected',
  ]);
  expect(most).toBe(2);
});

test('a task that fails gives its place back', async () => {
  const takeTurn = createTurns({ atOnce: 1, waiting: 1 }, () => new Error('full'));
  await expect(takeTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await takeTurn(async () => 'done')).toBe('done');
});
