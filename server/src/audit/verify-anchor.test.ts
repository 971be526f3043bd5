import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { createMovableClock } from '../testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { recordAudits } from './record.ts';
import { sealAuditEvents } from './seal.ts';
import { makeEntries } from './testing/entries.ts';
import { lookAfter, rehashFrom, type Tamper, tamperBy } from './testing/tampering.ts';
import { type Anchor, verifyAuditChain } from './verify.ts';

const LENGTH = 10;
let database: TestDatabase;
let db: Database;
let anchor: Anchor;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  const clock = createMovableClock();
  await recordAudits(db, clock, makeEntries('prac_1', LENGTH));
  await sealAuditEvents({ db, clock });
  const { head } = await verifyAuditChain(db, 'prac_1');
  if (head === null) throw new Error('the chain has no head');
  anchor = head;
});
afterAll(() => database.drop());

const replace: Tamper = async (trx) => {
  await tamperBy(`update audit_events set actor_id = 'key_2' where seq = 4`)(trx);
  await rehashFrom(trx, 'prac_1', 4);
  await tamperBy(`update audit_heads set hash = (select hash from audit_events where seq = ${LENGTH})`)(trx);
};
const shorten = tamperBy(
  `delete from audit_events where seq > 8`,
  `update audit_heads set seq = 8, hash = (select hash from audit_events where seq = 8)`,
);
const remove = tamperBy(`delete from audit_events`, `delete from audit_heads`);

describe('a chain computed anew as a whole', () => {
  test.each([
    ['replaced', replace],
    ['shortened', shorten],
    ['removed', remove],
  ])('%s: agrees with itself', async (_, tamper) => {
    expect(await lookAfter(db, tamper, (trx) => verifyAuditChain(trx, 'prac_1'))).toMatchObject({ intact: true });
  });

  test.each([
    ['replaced', replace, { seq: LENGTH, reason: 'anchor_differs' }],
    ['shortened', shorten, { seq: 9, eventId: null, reason: 'tail_missing' }],
    ['removed', remove, { seq: 1, eventId: null, reason: 'tail_missing' }],
  ])('%s: does not agree with a head that was kept', async (_, tamper, brokenAt) => {
    const result = await lookAfter(db, tamper, (trx) => verifyAuditChain(trx, 'prac_1', anchor));
    expect(result).toMatchObject({ intact: false, brokenAt });
  });
});

test('a chain agrees with its head', async () => {
  expect(await verifyAuditChain(db, 'prac_1', anchor)).toMatchObject({ intact: true });
});

test('a chain that has grown agrees with an earlier head', async () => {
  const { hash } = await db.selectFrom('audit_events').select('hash').where('seq', '=', 6).executeTakeFirstOrThrow();
  const earlier = { seq: 6, hash: (hash ?? Buffer.alloc(0)).toString('hex').toUpperCase() };
  expect(await verifyAuditChain(db, 'prac_1', earlier)).toMatchObject({ intact: true });
});
