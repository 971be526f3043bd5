import { expect, test } from 'vitest';
import { createTurns } from './create-turns.ts';

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
  const takeTurn = createTurns({ maxAtOnce: 1, maxWaiting: 2 });
  const [first, second, third] = [hold(), hold(), hold()];
  const results = [first, second, third].map(({ work }) => takeTurn(work, undefined));
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
  const takeTurn = createTurns({ maxAtOnce: 1, maxWaiting: 1 });
  const failing = takeTurn(() => Promise.reject(new Error('failed')), undefined);
  const waiting = takeTurn(() => Promise.resolve('done'), undefined);
  await expect(takeTurn(() => Promise.resolve('late'), undefined)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(failing).rejects.toThrow('failed');
  expect(await waiting).toBe('done');
  expect(await takeTurn(() => Promise.resolve('free'), undefined)).toBe('free');
});

test('who gives up while waiting leaves the queue, and never begins', async () => {
  const takeTurn = createTurns({ maxAtOnce: 1, maxWaiting: 1 });
  const [first, second] = [hold(), hold()];
  const controller = new AbortController();
  const running = takeTurn(first.work, undefined);
  const waiting = takeTurn(second.work, controller.signal);
  controller.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  first.release('first');
  await running;
  expect(second.hasBegun()).toBe(false);
  expect(await takeTurn(() => Promise.resolve('free'), undefined)).toBe('free');
});
