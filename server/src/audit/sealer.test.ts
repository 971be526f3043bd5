import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createMovableClock } from '../testing/clock.ts';
import { recordAudits } from './record.ts';
import { startSealer } from './sealer.ts';
import { makeEntries } from './testing/entries.ts';
import { waitForBlocked } from './testing/lock-waits.ts';
import { createLog } from './testing/log.ts';
import { verifyAuditChain } from './verify.ts';
import { setUpDatabase } from '../testing/set-up.ts';
import { PATIENTLY } from '../testing/patience.ts';

const { db } = await setUpDatabase();

const clock = createMovableClock();

/** Resolves when all of a practice's events are sealed, with their number. */
async function waitForSealed(practiceId: string): Promise<number> {
  return vi.waitFor(async () => {
    const { events, unsealed, intact } = await verifyAuditChain(db, practiceId);
    if (events === 0 || unsealed > 0 || !intact) throw new Error(`${practiceId} is not sealed`);
    return events;
  }, PATIENTLY);
}

test('events are sealed soon after they are written', async () => {
  const sealer = startSealer({ db, clock, logger: createLog().logger, everyMs: 5 });
  await recordAudits(db, clock, makeEntries('prac_soon', 3));
  expect(await waitForSealed('prac_soon')).toBe(3);
  await recordAudits(db, clock, makeEntries('prac_soon', 2));
  expect(await waitForSealed('prac_soon')).toBe(5);
  await sealer.stop();
});

test('after the stop nothing is sealed', async () => {
  const sealer = startSealer({ db, clock, logger: createLog().logger, everyMs: 1 });
  await sealer.stop();
  await sealer.stop();
  await recordAudits(db, clock, makeEntries('prac_stopped', 1));
  expect(await verifyAuditChain(db, 'prac_stopped')).toMatchObject({ events: 0, unsealed: 1 });
});

test('an outage is told once and survived', async () => {
  const log = createLog();
  const sealer = startSealer({ db, clock, logger: log.logger, everyMs: 1 });
  await sql`alter table audit_heads rename to audit_heads_away`.execute(db);
  await recordAudits(db, clock, makeEntries('prac_outage', 3));
  await log.waitFor('will be tried again');
  await sql`alter table audit_heads_away rename to audit_heads`.execute(db);
  await log.waitFor('works again');
  expect(await waitForSealed('prac_outage')).toBe(3);
  await sealer.stop();
  expect(log.lines.map((line) => line.level)).toEqual([40, 30]);
});

test('a connection that breaks in the middle is survived', async () => {
  const log = createLog();
  await recordAudits(db, clock, makeEntries('prac_break', 3));
  const holder = await db.startTransaction().execute();
  await sql`lock table audit_events in share mode`.execute(holder);
  const sealer = startSealer({ db, clock, logger: log.logger, everyMs: 1 });
  const pid = await waitForBlocked(db, 'update audit_events');
  await sql`select pg_terminate_backend(${pid}::integer)`.execute(db);
  await log.waitFor('will be tried again');
  await holder.rollback().execute();
  expect(await waitForSealed('prac_break')).toBe(3);
  await sealer.stop();
});

test('a chain that does not match its head is told once', async () => {
  const log = createLog();
  await recordAudits(db, clock, makeEntries('prac_unsound', 1));
  await sql`insert into audit_heads (chain, seq, hash, sealed_at)
    values ('practice:prac_unsound', 5, '\\x00', '2026-03-02')`.execute(db);
  const sealer = startSealer({ db, clock, logger: log.logger, everyMs: 1 });
  await log.waitFor('verify them');
  await recordAudits(db, clock, makeEntries('prac_sound', 2));
  expect(await waitForSealed('prac_sound')).toBe(2);
  await sealer.stop();
  expect(log.lines).toMatchObject([{ level: 50, chains: ['practice:prac_unsound'] }]);
});
