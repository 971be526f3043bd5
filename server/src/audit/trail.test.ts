import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { createMovableClock } from '../testing/clock.ts';
import { makeEntries, makeEntry } from './testing/entries.ts';
import { waitForBlocked } from './testing/lock-waits.ts';
import { createLog } from './testing/log.ts';
import { createAuditTrail } from './trail.ts';
import { setUpDatabase } from '../testing/set-up.ts';

const { db } = await setUpDatabase();

const clock = createMovableClock();
/** For trails that must not write by themselves. */
const NEVER_MS = 3_600_000;

async function readStored(practiceId: string) {
  return db
    .selectFrom('audit_events')
    .select(['request_id', 'at', sql<string>`xmin::text`.as('transaction')])
    .where('practice_id', '=', practiceId)
    .orderBy('id')
    .execute();
}

const readRequestIds = async (practiceId: string) => (await readStored(practiceId)).map((row) => row.request_id);
const makeRequestIds = (count: number) => Array.from({ length: count }, (_, index) => `req_${index}`);

test('an entry is stored in the background, soon', async () => {
  const trail = createAuditTrail({ db, clock, flushEveryMs: 1 });
  expect(trail.note(makeEntry('prac_soon', 'req_0'))).toBeUndefined();
  await expect.poll(() => readRequestIds('prac_soon')).toEqual(['req_0']);
  void trail.note(makeEntry('prac_soon', 'req_1'));
  await expect.poll(() => readRequestIds('prac_soon')).toEqual(['req_0', 'req_1']);
  await trail.close();
});

test('the time is that of the event to the millisecond, not of its storing', async () => {
  const trail = createAuditTrail({ db, clock, flushEveryMs: NEVER_MS });
  const times = [];
  for (let index = 0; index < 1000; index += 1) {
    times.push(clock.now());
    void trail.note(makeEntry('prac_time', `req_${index}`));
    clock.advance(61_001);
  }
  await trail.close();
  expect((await readStored('prac_time')).map((row) => row.at)).toEqual(times);
});

test('entries are stored in batches, in order', async () => {
  const trail = createAuditTrail({ db, clock, maxBatch: 1000, flushEveryMs: NEVER_MS });
  for (const entry of makeEntries('prac_order', 2500)) void trail.note(entry);
  await trail.close();
  const rows = await readStored('prac_order');
  expect(rows.map((row) => row.request_id)).toEqual(makeRequestIds(2500));
  expect(new Set(rows.map((row) => row.transaction)).size).toBe(3);
});

test('a full batch does not wait for the timer', async () => {
  const trail = createAuditTrail({ db, clock, maxBatch: 10, flushEveryMs: NEVER_MS });
  for (const entry of makeEntries('prac_full', 10)) void trail.note(entry);
  await expect.poll(() => readRequestIds('prac_full')).toEqual(makeRequestIds(10));
  await trail.close();
});

test('flush waits for what was noted before it, and an empty trail flushes and closes at once', async () => {
  const trail = createAuditTrail({ db, clock, flushEveryMs: NEVER_MS });
  await trail.flush();
  for (const entry of makeEntries('prac_flush', 30)) void trail.note(entry);
  await Promise.all([trail.flush(), trail.flush()]);
  expect(await readRequestIds('prac_flush')).toEqual(makeRequestIds(30));
  await trail.close();
  await trail.close();
});

test('an entry noted after the close is stored before its promise resolves', async () => {
  const trail = createAuditTrail({ db, clock, flushEveryMs: NEVER_MS });
  await trail.close();
  await trail.note(makeEntry('prac_after', 'req_0'));
  expect(await readRequestIds('prac_after')).toEqual(['req_0']);
});

describe('when the database is away', () => {
  test('everything is stored once it is back, in order', async () => {
    const log = createLog();
    const trail = createAuditTrail({ db, clock, logger: log.logger, maxBatch: 10, flushEveryMs: 1 });
    await sql`alter table audit_events rename to audit_events_away`.execute(db);
    const entries = makeEntries('prac_away', 35);
    for (const entry of entries.slice(0, 20)) void trail.note(entry);
    await log.waitFor('will be tried again');
    for (const entry of entries.slice(20)) void trail.note(entry);
    await sql`alter table audit_events_away rename to audit_events`.execute(db);
    await trail.flush();
    expect(await readRequestIds('prac_away')).toEqual(makeRequestIds(35));
    expect(log.lines.map((line) => line.msg)).toEqual([
      'audit entries could not be stored and will be tried again',
      'audit entries are stored again',
    ]);
    await trail.close();
  });

  test('a connection that breaks in the middle of a batch loses and doubles nothing', async () => {
    const trail = createAuditTrail({ db, clock, flushEveryMs: NEVER_MS });
    const holder = await db.startTransaction().execute();
    await sql`lock table audit_events in share mode`.execute(holder);
    for (const entry of makeEntries('prac_break', 20)) void trail.note(entry);
    const stored = trail.flush();
    const pid = await waitForBlocked(db, 'insert into audit_events');
    await sql`select pg_terminate_backend(${pid}::integer)`.execute(db);
    await holder.rollback().execute();
    await stored;
    expect(await readRequestIds('prac_break')).toEqual(makeRequestIds(20));
    await trail.close();
  });

  test('a batch that was stored but never acknowledged is not stored twice', async () => {
    let answers = 0;
    const deaf = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        answers += 1;
        if (answers === 2) throw new Error('connection lost after the commit');
        return result;
      },
    });
    const trail = createAuditTrail({ db: deaf, clock, flushEveryMs: NEVER_MS });
    for (const entry of makeEntries('prac_once', 20)) void trail.note(entry);
    await trail.close();
    expect(answers).toBe(3);
    expect(await readRequestIds('prac_once')).toEqual(makeRequestIds(20));
  });

  test('the close waits for it', async () => {
    const log = createLog();
    const trail = createAuditTrail({ db, clock, logger: log.logger, flushEveryMs: 1 });
    await sql`alter table audit_events rename to audit_events_away`.execute(db);
    void trail.note(makeEntry('prac_wait', 'req_0'));
    await log.waitFor('will be tried again');
    const closed = trail.close();
    await sql`alter table audit_events_away rename to audit_events`.execute(db);
    await closed;
    expect(await readRequestIds('prac_wait')).toEqual(['req_0']);
  });

  test('a close that waited too long says so, and the log keeps what is left', async () => {
    const log = createLog();
    const { logger } = log;
    const trail = createAuditTrail({ db, clock, logger, maxBuffered: 2, flushEveryMs: NEVER_MS, closeWithinMs: 20 });
    await sql`alter table audit_events rename to audit_events_away`.execute(db);
    const noted = makeEntries('prac_lost', 3).map((entry) => trail.note(entry));
    const outcomes = await Promise.allSettled([trail.close(), noted[2]]);
    const late = await Promise.allSettled([trail.note(makeEntry('prac_lost', 'req_3'))]);
    await sql`alter table audit_events_away rename to audit_events`.execute(db);
    expect([...outcomes, ...late].map((outcome) => outcome.status === 'rejected' && outcome.reason.message)).toEqual([
      '3 audit entries could not be stored',
      '3 audit entries could not be stored',
      '1 audit entries could not be stored',
    ]);
    const kept = log.lines.filter((line) => line.level === 50).map((line) => line['entry']);
    expect(kept).toMatchObject(makeRequestIds(4).map((requestId) => ({ practiceId: 'prac_lost', requestId })));
  });
});

test('a full buffer makes the caller wait until there is room, and takes the entry all the same', async () => {
  const trail = createAuditTrail({ db, clock, maxBatch: 5, maxBuffered: 10, flushEveryMs: NEVER_MS });
  const holder = await db.startTransaction().execute();
  await sql`lock table audit_events in share mode`.execute(holder);
  const entries = makeEntries('prac_room', 13);
  const answers = entries.map((entry) => trail.note(entry));
  expect(answers.slice(0, 10)).toEqual(Array(10).fill(undefined));
  const onRoom = vi.fn<() => void>();
  const rooms = answers.slice(10).map((answer) => answer?.then(onRoom));
  await waitForBlocked(db, 'insert into audit_events');
  expect(onRoom).not.toHaveBeenCalled();
  await holder.rollback().execute();
  await Promise.all(rooms);
  expect(onRoom).toHaveBeenCalledTimes(3);
  expect((await readRequestIds('prac_room')).length).toBeGreaterThanOrEqual(5);
  expect(trail.note(makeEntry('prac_room', 'req_13'))).toBeUndefined();
  await trail.close();
  expect(await readRequestIds('prac_room')).toEqual(makeRequestIds(14));
});
