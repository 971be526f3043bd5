import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { createMovableClock } from '../testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { recordAudits } from './record.ts';
import { sealAuditEvents } from './seal.ts';
import { makeEntries } from './testing/entries.ts';
import { lookAfter, rehashFrom, type Tamper, tamperBy } from './testing/tampering.ts';
import { type AuditVerification, verifyAllAuditChains, verifyAuditChain } from './verify.ts';

const LENGTH = 10;
const clock = createMovableClock();
let database: TestDatabase;
let db: Database;
/** Event ids by seq. */
let ids: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  await recordAudits(db, clock, [...makeEntries('prac_1', LENGTH), ...makeEntries('prac_2', LENGTH)]);
  await sealAuditEvents({ db, clock });
  const { rows } = await sql<{ id: string }>`
    select id::text as id from audit_events where practice_id = 'prac_1' order by seq`.execute(db);
  ids = ['', ...rows.map((row) => row.id)];
});
afterAll(() => database.drop());

function verifyAfter(tamper: Tamper, practiceId = 'prac_1'): Promise<AuditVerification> {
  return lookAfter(db, tamper, (trx) => verifyAuditChain(trx, practiceId));
}

const at = (seq: number): string => `where practice_id = 'prac_1' and seq = ${seq}`;
const head = `where chain = 'practice:prac_1'`;
const forge = (seq: number | string): string => `
  insert into audit_events (practice_id, at, action, actor_type, seq, hash)
  values ('prac_1', '2026-03-02', 'report.viewed', 'api_key', ${seq}, '\\x00')`;

test('an untouched chain is intact', async () => {
  const result = await verifyAuditChain(db, 'prac_1');
  expect(result).toEqual({
    chain: 'practice:prac_1',
    events: LENGTH,
    unsealed: 0,
    intact: true,
    head: { seq: LENGTH, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
});

test('a chain with nothing in it is intact', async () => {
  expect(await verifyAuditChain(db, 'prac_none')).toEqual({
    chain: 'practice:prac_none',
    events: 0,
    unsealed: 0,
    intact: true,
    head: null,
  });
});

describe('any field of a sealed event', () => {
  test.each([
    `at = at + interval '1 microsecond'`,
    `at = 'infinity'`,
    `action = 'report.created'`,
    `actor_type = 'member'`,
    `actor_id = null`,
    `actor_id = ''`,
    `subject_type = 'note'`,
    `subject_id = 'rep_2'`,
    `client_id = 8`,
    `client_id = 9223372036854775807`,
    `ip = '203.0.113.18'`,
    `request_id = 'req_x'`,
    `details = '{"format": "html", "pages": 1}'`,
    `details = '{"format": "markdown", "pages": 1.0}'`,
    `details = null`,
    `hash = '\\x00'`,
    `hash = sha256(hash)`,
  ])('%s', async (change) => {
    const result = await verifyAfter(tamperBy(`update audit_events set ${change} ${at(4)}`));
    expect(result).toMatchObject({ events: 3, brokenAt: { seq: 4, eventId: ids[4], reason: 'event_changed' } });
  });

  test('its id', async () => {
    const result = await verifyAfter(
      tamperBy(`alter table audit_events alter id drop identity`, `update audit_events set id = 999999 ${at(4)}`),
    );
    expect(result).toMatchObject({ brokenAt: { seq: 4, eventId: '999999', reason: 'event_changed' } });
  });

  test('its hash taken away', async () => {
    const result = await verifyAfter(
      tamperBy(
        `alter table audit_events drop constraint audit_events_check`,
        `update audit_events set hash = null ${at(4)}`,
      ),
    );
    expect(result).toMatchObject({ brokenAt: { seq: 4, eventId: ids[4], reason: 'event_changed' } });
  });

  test('the last one', async () => {
    const result = await verifyAfter(tamperBy(`update audit_events set ip = null ${at(LENGTH)}`));
    expect(result).toMatchObject({ brokenAt: { seq: LENGTH, eventId: ids[LENGTH], reason: 'event_changed' } });
  });
});

describe('events removed, moved, added', () => {
  test('removed from the middle', async () => {
    const result = await verifyAfter(tamperBy(`delete from audit_events ${at(4)}`));
    expect(result).toMatchObject({ events: 3, brokenAt: { seq: 4, eventId: null, reason: 'event_missing' } });
  });

  test('removed at the beginning', async () => {
    const result = await verifyAfter(tamperBy(`delete from audit_events ${at(1)}`));
    expect(result).toMatchObject({ events: 0, brokenAt: { seq: 1, eventId: null, reason: 'event_missing' } });
  });

  test('removed, and the gap closed', async () => {
    const result = await verifyAfter(
      tamperBy(
        `delete from audit_events ${at(4)}`,
        ...[5, 6, 7, 8, 9, 10].map((seq) => `update audit_events set seq = seq - 1 ${at(seq)}`),
        `update audit_heads set seq = seq - 1 ${head}`,
      ),
    );
    expect(result).toMatchObject({ brokenAt: { seq: 4, eventId: ids[5], reason: 'event_changed' } });
  });

  test('unsealed again, to be sealed elsewhere', async () => {
    const result = await verifyAfter(tamperBy(`update audit_events set seq = null, hash = null ${at(4)}`));
    expect(result).toMatchObject({ unsealed: 1, brokenAt: { seq: 4, eventId: null, reason: 'event_missing' } });
  });

  test.each([
    ['with their hashes', `seq`],
    ['without', `seq, hash`],
  ])('two change places, %s', async (_, columns) => {
    const result = await verifyAfter(
      tamperBy(
        `create temporary table swapped on commit drop as select id, 9 - seq as place, seq, hash from audit_events
         where practice_id = 'prac_1' and seq in (4, 5)`,
        `update audit_events set seq = -seq where id in (select id from swapped)`,
        `update audit_events as event set seq = swapped.place, hash = ${
          columns === 'seq' ? 'event.hash' : '(select other.hash from swapped as other where other.seq = swapped.place)'
        } from swapped where event.id = swapped.id`,
      ),
    );
    expect(result).toMatchObject({ brokenAt: { seq: 4, eventId: ids[5], reason: 'event_changed' } });
  });

  test('moved to another practice', async () => {
    const move = tamperBy(`update audit_events set practice_id = 'prac_2', seq = 11 ${at(LENGTH)}`);
    expect(await verifyAfter(move)).toMatchObject({ brokenAt: { seq: LENGTH, eventId: null, reason: 'tail_missing' } });
    expect(await verifyAfter(move, 'prac_2')).toMatchObject({
      brokenAt: { seq: 11, eventId: ids[LENGTH], reason: 'event_changed' },
    });
  });

  test('a forged one in the place of another', async () => {
    const result = await verifyAfter(tamperBy(`delete from audit_events ${at(4)}`, forge(4)));
    expect(result).toMatchObject({ events: 3, brokenAt: { seq: 4, reason: 'event_changed' } });
  });

  test('a forged one beside another', async () => {
    const result = await verifyAfter(tamperBy(`drop index audit_events_by_chain`, forge(4)));
    expect(result).toMatchObject({ events: 4, brokenAt: { seq: 4, reason: 'event_inserted' } });
  });

  test('a copy of another beside it', async () => {
    const copy = `insert into audit_events (practice_id, at, action, actor_type, actor_id, subject_type, subject_id,
        client_id, ip, request_id, details, seq, hash)
      select practice_id, at, action, actor_type, actor_id, subject_type, subject_id,
        client_id, ip, request_id, details, seq, hash from audit_events ${at(4)}`;
    const result = await verifyAfter(tamperBy(`drop index audit_events_by_chain`, copy));
    expect(result).toMatchObject({ events: 4, brokenAt: { seq: 4, reason: 'event_inserted' } });
  });

  test.each([0, -5, '-9223372036854775807'])('a forged one before the first, at %s', async (seq) => {
    const result = await verifyAfter(tamperBy(forge(seq)));
    expect(result).toMatchObject({ events: 0, brokenAt: { seq: Number(seq), reason: 'event_inserted' } });
  });

  test('a forged one far behind the last', async () => {
    const result = await verifyAfter(tamperBy(forge('9223372036854775807')));
    expect(result).toMatchObject({ events: LENGTH, brokenAt: { seq: 11, eventId: null, reason: 'event_missing' } });
  });

  test('one added behind the head, with the hash it should have', async () => {
    const result = await verifyAfter(async (trx) => {
      await tamperBy(forge(11))(trx);
      await rehashFrom(trx, 'prac_1', 11);
    });
    expect(result).toMatchObject({ events: LENGTH, brokenAt: { seq: 11, reason: 'event_beyond_head' } });
  });

  test('the tail cut off', async () => {
    const result = await verifyAfter(tamperBy(`delete from audit_events where practice_id = 'prac_1' and seq > 8`));
    expect(result).toMatchObject({ events: 8, brokenAt: { seq: 9, eventId: null, reason: 'tail_missing' } });
  });

  test('everything cut off', async () => {
    const result = await verifyAfter(tamperBy(`delete from audit_events where practice_id = 'prac_1'`));
    expect(result).toMatchObject({ events: 0, brokenAt: { seq: 1, eventId: null, reason: 'tail_missing' } });
  });
});

describe('the head', () => {
  test('removed', async () => {
    const result = await verifyAfter(tamperBy(`delete from audit_heads ${head}`));
    expect(result).toMatchObject({ brokenAt: { seq: LENGTH, eventId: ids[LENGTH], reason: 'head_missing' } });
    expect(result.head).toBeNull();
  });

  test('set back', async () => {
    const result = await verifyAfter(
      tamperBy(`update audit_heads set seq = 5, hash = (select hash from audit_events ${at(5)}) ${head}`),
    );
    expect(result).toMatchObject({ events: 5, brokenAt: { seq: 6, eventId: ids[6], reason: 'event_beyond_head' } });
  });

  test('set back to the beginning', async () => {
    const setBack = `update audit_heads set seq = 0, hash = decode(repeat('00', 32), 'hex') ${head}`;
    const result = await verifyAfter(tamperBy(setBack));
    expect(result).toMatchObject({ brokenAt: { seq: 1, eventId: ids[1], reason: 'event_beyond_head' } });
  });

  test('moved ahead', async () => {
    const result = await verifyAfter(tamperBy(`update audit_heads set seq = 9223372036854775807 ${head}`));
    expect(result).toMatchObject({ brokenAt: { seq: 11, eventId: null, reason: 'tail_missing' } });
  });

  test('its hash changed', async () => {
    const result = await verifyAfter(tamperBy(`update audit_heads set hash = sha256(hash) ${head}`));
    expect(result).toMatchObject({ brokenAt: { seq: LENGTH, eventId: ids[LENGTH], reason: 'head_changed' } });
  });

  test('of an empty chain, changed', async () => {
    const begin = `insert into audit_heads (chain, seq, hash, sealed_at)
      values ('practice:prac_none', 0, '\\x01', '2026-03-02')`;
    const result = await verifyAfter(tamperBy(begin), 'prac_none');
    expect(result).toMatchObject({ brokenAt: { seq: 0, eventId: null, reason: 'head_changed' } });
  });
});

test('a chain of several pages is read to its end, and broken where it was broken', async () => {
  await recordAudits(db, clock, makeEntries('prac_long', 4500));
  await sealAuditEvents({ db, clock });
  expect(await verifyAuditChain(db, 'prac_long')).toMatchObject({ intact: true, events: 4500 });
  for (const seq of [2000, 2001, 4500]) {
    const result = await verifyAfter(
      tamperBy(`update audit_events set ip = null where practice_id = 'prac_long' and seq = ${seq}`),
      'prac_long',
    );
    expect(result).toMatchObject({ events: seq - 1, brokenAt: { seq, reason: 'event_changed' } });
  }
});

test('all chains: those with sealed events, with unsealed ones, and those of which only the head is left', async () => {
  await recordAudits(db, clock, [...makeEntries(null, 2), ...makeEntries('prac_waiting', 3)]);
  const trx = await db.startTransaction().execute();
  await sql`insert into audit_heads (chain, seq, hash, sealed_at)
    values ('practice:prac_emptied', 3, '\\x00', '2026-03-02')`.execute(trx);
  const chains = [];
  for await (const { chain, unsealed, intact } of verifyAllAuditChains(trx)) chains.push([chain, unsealed, intact]);
  await trx.rollback().execute();
  expect(chains).toEqual([
    ['installation', 2, true],
    ['practice:prac_1', 0, true],
    ['practice:prac_2', 0, true],
    ['practice:prac_emptied', 0, false],
    ['practice:prac_long', 0, true],
    ['practice:prac_waiting', 3, true],
  ]);
});

test('a chain that was removed as a whole, with its head, is missed as long as its practice is there', async () => {
  const emptied = tamperBy(
    `insert into practices (id, name, api_keys_enabled, created_at, updated_at)
      values ('prac_1', 'Harbour', false, '2026-03-02', '2026-03-02')`,
    `delete from audit_events where practice_id = 'prac_1'`,
    `delete from audit_heads ${head}`,
  );
  expect(await verifyAfter(emptied)).toMatchObject({ brokenAt: { seq: 1, eventId: null, reason: 'tail_missing' } });
  const all = await lookAfter(db, emptied, (trx) => Array.fromAsync(verifyAllAuditChains(trx)));
  expect(all.filter(({ intact }) => !intact).map(({ chain }) => chain)).toEqual(['practice:prac_1']);
});
