import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMovableClock } from '../testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { recordAudits } from './record.ts';
import { sealAuditEvents } from './seal.ts';
import { makeEntries } from './testing/entries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const clock = createMovableClock();
  await recordAudits(database.db, clock, makeEntries('prac_sealed', 3));
  await sealAuditEvents({ db: database.db, clock });
  await recordAudits(database.db, clock, makeEntries('prac_unsealed', 3));
});
afterAll(() => database.drop());

const REFUSED = [
  `delete from audit_events where practice_id = 'prac_sealed'`,
  `delete from audit_events where practice_id = 'prac_unsealed'`,
  `truncate audit_events`,
  `truncate audit_heads`,
  `delete from audit_heads`,
  `update audit_events set action = 'report.created' where practice_id = 'prac_sealed'`,
  `update audit_events set action = 'report.created' where practice_id = 'prac_unsealed'`,
  `update audit_events set action = action where practice_id = 'prac_unsealed'`,
  `update audit_events set seq = null, hash = null where practice_id = 'prac_sealed'`,
  `update audit_events set seq = seq + 100 where practice_id = 'prac_sealed'`,
  `update audit_events set hash = '\\x00' where practice_id = 'prac_sealed'`,
  // Changes a time while it pretends to seal the row.
  `update audit_events set seq = id, hash = '\\x00', at = at + interval '1 microsecond'
   where practice_id = 'prac_unsealed'`,
  `update audit_events set seq = id, hash = '\\x00', details = '{"format": "markdown", "pages": 1.0}'
   where practice_id = 'prac_unsealed'`,
  `update audit_events set seq = id, hash = '\\x00', practice_id = null where practice_id = 'prac_unsealed'`,
  `insert into audit_events (practice_id, at, action, actor_type, seq, hash)
   values ('prac_sealed', '2026-03-02', 'report.viewed', 'api_key', 4, '\\x00')`,
  `update audit_heads set seq = 1`,
  `update audit_heads set hash = '\\x00'`,
  `update audit_heads set chain = 'practice:other', seq = seq + 1`,
];

test.each(REFUSED)('refused: %s', async (statement) => {
  await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(/is append-only/);
});

describe('in a session that calls itself a replica', () => {
  test.each(REFUSED.filter((statement) => !statement.startsWith('insert')))('refused: %s', async (statement) => {
    const attack = database.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql.raw(statement).execute(trx);
    });
    await expect(attack).rejects.toThrow(/is append-only|permission denied/);
  });
});

test('half a seal is refused', async () => {
  const attack = sql`update audit_events set seq = 1 where practice_id = 'prac_unsealed'`.execute(database.db);
  await expect(attack).rejects.toThrow(/is append-only/);
});

test('one place is never taken twice', async () => {
  const attack = sql`
    update audit_events set practice_id = practice_id, seq = 1, hash = '\\x00' where practice_id = 'prac_unsealed'
  `.execute(database.db);
  await expect(attack).rejects.toThrow(/audit_events_by_chain/);
});
