import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../testing/context.ts';
import { createSharedRates, type SharedRates } from './shared-rates.ts';
import { sweepCounts } from './store-counts.ts';

let context: TestContext;
let processes: [SharedRates, SharedRates];
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.drop());
beforeEach(async () => {
  await context.db.deleteFrom('rate_windows').execute();
  processes = [createSharedRates(context), createSharedRates(context)];
});
afterEach(async () => {
  for (const rates of processes) await rates.close();
});

const open = () => processes.map((rates) => rates.open('keys', 10));
const flushBoth = async () => {
  for (const rates of [...processes, ...processes]) await rates.flush();
};
const listRows = () => context.db.selectFrom('rate_windows').selectAll().execute();

test('after a flush each process counts on top of what the others counted', async () => {
  const [first, second] = open();
  for (let count = 0; count < 4; count += 1) first?.count('a');
  expect(second?.count('a').remaining).toBe(9);
  await flushBoth();
  expect(second?.look('a').remaining).toBe(5);
  second?.count('a');
  first?.count('a');
  await flushBoth();
  // The one that stored first did not learn of the other's count.
  expect([first?.look('a').remaining, second?.look('a').remaining].toSorted()).toEqual([3, 4]);
  first?.count('a');
  await flushBoth();
  expect(first?.look('a').remaining).toBe(2);
});

test('nothing is stored twice, however flushes overlap', async () => {
  const [first] = open();
  first?.count('a');
  const flushes = [processes[0].flush(), processes[0].flush()];
  first?.count('a');
  await Promise.all([...flushes, processes[0].flush()]);
  expect(first?.look('a').remaining).toBe(8);
  expect((await listRows()).map(({ count }) => Number(count))).toEqual([2]);
});

test('the minute is that of the process that counted first, and then begins anew for all', async () => {
  const [first, second] = open();
  first?.count('a');
  await processes[0].flush();
  context.clock.advance(40_000);
  expect(second?.count('a').resetSeconds).toBe(60);
  await processes[1].flush();
  expect(second?.look('a')).toEqual({ remaining: 8, resetSeconds: 20 });
  context.clock.advance(20_000);
  expect(second?.count('a')).toEqual({ remaining: 9, resetSeconds: 60 });
  await flushBoth();
  expect(second?.look('a')).toEqual({ remaining: 9, resetSeconds: 60 });
});

test('limits with other names and other keys are counted apart', async () => {
  const [first, second] = open();
  const other = processes[1].open('networks', 10);
  first?.count('a');
  second?.count('b');
  other.count('a');
  await flushBoth();
  expect([first?.look('a'), second?.look('b'), other.look('a')].map((standing) => standing?.remaining)).toEqual([
    9, 9, 9,
  ]);
});

test('what could not be stored is stored with the next flush', async () => {
  const [first, second] = open();
  await context.db.schema.alterTable('rate_windows').renameTo('rate_windows_away').execute();
  first?.count('a');
  await expect(processes[0].flush()).rejects.toThrow('rate_windows');
  expect(first?.count('a').remaining).toBe(8);
  await context.db.schema
    .alterTable('rate_windows_away' as 'rate_windows')
    .renameTo('rate_windows')
    .execute();
  second?.count('a');
  await flushBoth();
  expect(second?.look('a').remaining).toBe(7);
});

test('the table tells no addresses, and minutes that are over are swept', async () => {
  const [first] = open();
  first?.count('192.0.2.1');
  await processes[0].flush();
  const [row] = await listRows();
  expect(row?.name).toHaveLength(32);
  await sweepCounts(context.db, context.clock.now());
  expect(await listRows()).toHaveLength(1);
  context.clock.advance(60_000);
  await sweepCounts(context.db, context.clock.now());
  expect(await listRows()).toEqual([]);
});

test('two processes that store the same thousand keys at once do not wait for each other for ever', async () => {
  const [first, second] = open();
  for (let key = 0; key < 1000; key += 1) {
    first?.count(`${key}`);
    second?.count(`${999 - key}`);
  }
  await Promise.all([...processes.map((rates) => rates.flush()), sweepCounts(context.db, context.clock.now())]);
  expect((await listRows()).every(({ count }) => Number(count) === 2)).toBe(true);
});
