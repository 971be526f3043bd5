import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createMovableClock } from '../testing/clock.ts';
import { recordAudits } from './record.ts';
import { sealAuditEvents } from './seal.ts';
import { makeEntries } from './testing/entries.ts';
import { waitForBlocked, waitForGone } from './testing/lock-waits.ts';
import { verifyAuditChain } from './verify.ts';
import { setUpDatabase } from '../testing/set-up.ts';

const { database, db } = await setUpDatabase();

const clock = createMovableClock();

function startScript(name: string, ...args: string[]) {
  const script = path.join(import.meta.dirname, 'testing', name);
  return spawn(process.execPath, [script, database.url, ...args], { stdio: 'inherit' });
}

test('a process that closes its trail and ends has lost nothing', async () => {
  const child = startScript('note-and-close.ts', 'prac_ended', '5000');
  expect(await once(child, 'exit')).toEqual([0, null]);
  const rows = await db
    .selectFrom('audit_events')
    .select('request_id')
    .where('practice_id', '=', 'prac_ended')
    .orderBy('id')
    .execute();
  expect(rows.map((row) => row.request_id)).toEqual(Array.from({ length: 5000 }, (_, index) => `req_${index}`));
});

test('a sealer killed in the middle of a transaction leaves an intact chain, and another finishes', async () => {
  await sealAuditEvents({ db, clock });
  await recordAudits(db, clock, makeEntries('prac_killed', 100));
  const holder = await db.startTransaction().execute();
  await sql`
    select from audit_events where practice_id = 'prac_killed' and request_id = 'req_45' for update`.execute(holder);
  const child = startScript('seal-all.ts', '10');
  const ended = once(child, 'exit');
  const pid = await waitForBlocked(db, 'update audit_events');
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  await holder.rollback().execute();
  await waitForGone(db, pid);
  expect(await verifyAuditChain(db, 'prac_killed')).toMatchObject({ intact: true, events: 40, unsealed: 60 });

  await sealAuditEvents({ db, clock });
  expect(await verifyAuditChain(db, 'prac_killed')).toMatchObject({ intact: true, events: 100, unsealed: 0 });
});
