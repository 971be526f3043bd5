import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../db/context.ts';
import { openDatabase } from '../../db/database.ts';
import { createTestContext, type TestContext } from '../../testing/context.ts';
import { type Bucket, clearAttempts, forgiveAttempt, takeAttempt } from './attempts.ts';

let context: TestContext;
/** As in a running service, the clock never shows the same time twice. */
let ticking: Context;
beforeAll(async () => {
  context = await createTestContext();
  const now = () => (context.clock.advance(1), context.clock.now());
  ticking = { ...context, clock: { now } };
});
afterAll(() => context.drop());

const pair = (of: string): Bucket => ({ kind: 'account_from_ip', of });
const REFUSED = { code: 'too_many_attempts' };

test('attempts side by side are let through while they are free, whatever their clocks say', async () => {
  await Promise.all(Array.from({ length: 5 }, () => takeAttempt(ticking, [pair('side by side')])));
  const isBehind = { now: () => new Date(context.clock.now().getTime() - 1000) };
  await takeAttempt({ ...context, clock: isBehind }, [pair('side by side')]);
  await expect(takeAttempt(ticking, [pair('side by side')])).rejects.toMatchObject(REFUSED);
});

test('an attempt that one bucket refuses is counted in none', async () => {
  for (let index = 0; index < 6; index += 1) await takeAttempt(context, [pair('full')]);
  for (let index = 0; index < 30; index += 1) {
    const attempt = takeAttempt(context, [{ kind: 'account', of: 'spared' }, pair('full')]);
    await expect(attempt).rejects.toMatchObject(REFUSED);
  }
  await takeAttempt(context, [{ kind: 'account', of: 'spared' }]);
});

test('attempts that share buckets in any order do not wait in a circle', async () => {
  const [a, b, c]: Bucket[] = [
    { kind: 'ip', of: 'a' },
    { kind: 'account', of: 'b' },
    { kind: 'device', of: 'c' },
  ];
  const orders = [
    [a, b, c],
    [c, b, a],
    [b, a, c],
  ].map((order) => order.filter((bucket) => bucket !== undefined));
  const rounds = Array.from({ length: 9 }, async (_none, index) => {
    await forgiveAttempt(ticking, await takeAttempt(ticking, orders[index % 3] ?? []));
  });
  await expect(Promise.all(rounds)).resolves.toHaveLength(9);
});

test('a forgiven attempt leaves the pause that another one has caused', async () => {
  const buckets = [pair('mixed')];
  const own = await takeAttempt(context, buckets);
  for (let index = 0; index < 6; index += 1) {
    context.clock.advance(2000);
    await takeAttempt(context, buckets);
  }
  await forgiveAttempt(context, own);
  await expect(takeAttempt(context, buckets)).rejects.toMatchObject(REFUSED);
  await clearAttempts(context, pair('mixed'));
  await takeAttempt(context, buckets);
});

test('what one process has counted, another knows', async () => {
  const db = openDatabase({ url: context.url, maxConnections: 1 });
  for (let index = 0; index < 6; index += 1) await takeAttempt(context, [pair('two processes')]);
  await expect(takeAttempt({ ...context, db }, [pair('two processes')])).rejects.toMatchObject(REFUSED);
  await db.destroy();
});

test('the table holds no address of anybody', async () => {
  await takeAttempt(context, [pair('ann@practice.example 192.0.2.7')]);
  const rows = await context.db.selectFrom('attempt_buckets').selectAll().execute();
  expect(rows.map(({ name }) => name.toString('latin1')).join('')).not.toMatch(/ann|192/);
});
