import { expect, test } from 'vitest';
import { createTurns } from './bounded-turns.ts';

const turnAway = (): Error => new Error('full');

test('a few run, a few wait, the rest is turned away, and places are handed on', async () => {
  const takeTurn = createTurns({ atOnce: 2, waiting: 3 }, turnAway);
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
  const takeTurn = createTurns({ atOnce: 1, waiting: 1 }, turnAway);
  await expect(takeTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await takeTurn(async () => 'done')).toBe('done');
});

function hold(): { work: () => Promise<string>; release: (result: string) => void; hasBegun: () => boolean } {
  const { promise, resolve } = Promise.withResolvers<string>();
  let begun = false;
  const work = (): Promise<string> => {
    begun = true;
    return promise;
  };
  return { work, release: resolve, hasBegun: () => begun };
}

test('runs as many at once as may, the others in their order', async () => {
  const takeTurn = createTurns({ atOnce: 1, waiting: 2 }, turnAway);
  const [first, second, third] = [hold(), hold(), hold()];
  const results = [first, second, third].map(({ work }) => takeTurn(work));
  expect([first, second, third].map(({ hasBegun }) => hasBegun())).toEqual([true, false, false]);
  first.release('first');
  await results[0];
  await new Promise(setImmediate);
  expect([second, third].map(({ hasBegun }) => hasBegun())).toEqual([true, false]);
  second.release('second');
  third.release('third');
  expect(await Promise.all(results)).toEqual(['first', 'second', 'third']);
});

test('refuses more than may wait, and goes on after failures', async () => {
  const takeTurn = createTurns({ atOnce: 1, waiting: 1 }, turnAway);
  const failing = takeTurn(() => Promise.reject(new Error('failed')));
  const waiting = takeTurn(() => Promise.resolve('done'));
  await expect(takeTurn(() => Promise.resolve('late'))).rejects.toThrow('full');
  await expect(failing).rejects.toThrow('failed');
  expect(await waiting).toBe('done');
  expect(await takeTurn(() => Promise.resolve('free'))).toBe('free');
});

test('who gives up while waiting leaves the queue, and never begins', async () => {
  const takeTurn = createTurns({ atOnce: 1, waiting: 1 }, turnAway);
  const [first, second] = [hold(), hold()];
  const controller = new AbortController();
  const running = takeTurn(first.work);
  const waiting = takeTurn(second.work, controller.signal);
  controller.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  first.release('first');
  await running;
  expect(second.hasBegun()).toBe(false);
  expect(await takeTurn(() => Promise.resolve('free'))).toBe('free');
});
