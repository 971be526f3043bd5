import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type Database, type DatabaseTransaction, openDatabase } from '../db/database.ts';
import { createMovableClock } from '../testing/clock.ts';
import { createTestDatabase } from '../testing/database.ts';
import { FIRST_PREVIOUS_HASH, hashEvent } from './chain.ts';
import { recordAudit, recordAudits } from './record.ts';
import { sealAuditEvents } from './seal.ts';
import { makeEntries, makeEntry } from './testing/entries.ts';
import { waitForBlocked } from './testing/lock-waits.ts';
import { verifyAllAuditChains, verifyAuditChain } from './verify.ts';
import { setUpDatabase } from '../testing/set-up.ts';

const { db } = await setUpDatabase();

const clock = createMovableClock();

async function readChain(practiceId: string | null) {
  return db
    .selectFrom('audit_events')
    .select(['seq', 'hash', 'request_id'])
    .where('practice_id', 'is not distinct from', practiceId)
    .orderBy('seq')
    .execute();
}

async function countUnsealed(practiceId: string): Promise<number> {
  return (await verifyAuditChain(db, practiceId)).unsealed;
}

test('events get numbers without gaps and hashes that follow from one another', async () => {
  await recordAudits(db, clock, makeEntries('prac_first', 5));
  expect(await sealAuditEvents({ db, clock })).toEqual({ sealed: 5, unsound: [] });
  const rows = await readChain('prac_first');
  expect(rows.map((row) => [row.seq, row.request_id])).toEqual([1, 2, 3, 4, 5].map((seq) => [seq, `req_${seq - 1}`]));

  const { rows: ids } = await sql<{ id: string }>`
    select id::text as id from audit_events where practice_id = 'prac_first' order by seq`.execute(db);
  let previous = FIRST_PREVIOUS_HASH;
  for (const [index, row] of rows.entries()) {
    previous = hashEvent(previous, BigInt(index + 1), {
      id: ids[index]?.id ?? '',
      practice_id: 'prac_first',
      at: `${clock.now().getTime() / 1000}.000000`,
      action: 'report.viewed',
      actor_type: 'api_key',
      actor_id: 'key_1',
      subject_type: 'report',
      subject_id: 'rep_1',
      client_id: '7',
      ip: '203.0.113.17',
      request_id: `req_${index}`,
      details: '{"pages": 1, "format": "markdown"}',
    });
    expect(row.hash).toEqual(previous);
  }
  const chain = 'practice:prac_first';
  const head = await db.selectFrom('audit_heads').selectAll().where('chain', '=', chain).executeTakeFirst();
  expect(head).toEqual({ chain, seq: 5, hash: previous, sealed_at: clock.now() });
});

test('a chain goes on where it ended, and nothing to do is nothing done', async () => {
  await recordAudits(db, clock, makeEntries('prac_on', 3));
  await sealAuditEvents({ db, clock });
  await recordAudits(db, clock, makeEntries('prac_on', 2));
  expect(await sealAuditEvents({ db, clock })).toEqual({ sealed: 2, unsound: [] });
  expect(await sealAuditEvents({ db, clock })).toEqual({ sealed: 0, unsound: [] });
  expect(await verifyAuditChain(db, 'prac_on')).toMatchObject({ intact: true, events: 5, unsealed: 0 });
});

test('what belongs to no practice has a chain of its own', async () => {
  await recordAudits(db, clock, [...makeEntries(null, 3), ...makeEntries('installation', 2)]);
  await sealAuditEvents({ db, clock });
  expect(await verifyAuditChain(db, null)).toMatchObject({ chain: 'installation', intact: true, events: 3 });
  expect(await verifyAuditChain(db, 'installation')).toMatchObject({ intact: true, events: 2 });
});

test.each([1, 2, 3, 7])('every chain is sealed to its end when a transaction takes %i events', async (batch) => {
  const practices = Array.from({ length: 5 }, (_, index) => `prac_batch${batch}_${index}`);
  await recordAudits(
    db,
    clock,
    practices.flatMap((practiceId, index) => makeEntries(practiceId, 3 * index + 1)),
  );
  await sealAuditEvents({ db, clock, batch });
  for (const [index, practiceId] of practices.entries()) {
    const result = await verifyAuditChain(db, practiceId);
    expect(result).toMatchObject({ intact: true, events: 3 * index + 1, unsealed: 0 });
  }
});

test('more chains than one transaction takes are all sealed', async () => {
  await recordAudits(
    db,
    clock,
    Array.from({ length: 450 }, (_, index) => makeEntry(`prac_wide_${index}`, 'req_1')),
  );
  expect(await sealAuditEvents({ db, clock })).toEqual({ sealed: 450, unsound: [] });
});

test('a flood in one practice does not keep another waiting', async () => {
  await recordAudits(db, clock, makeEntries('prac_flood', 300));
  await recordAudits(db, clock, makeEntries('prac_quiet', 3));
  // The signal is looked at between transactions, so this seals at most one batch.
  const stopping = new AbortController();
  const sealing = sealAuditEvents({ db, clock, batch: 10, signal: stopping.signal });
  stopping.abort();
  await sealing;
  expect([await countUnsealed('prac_flood'), await countUnsealed('prac_quiet')]).toEqual([295, 0]);
  await sealAuditEvents({ db, clock, batch: 100 });
  expect(await verifyAuditChain(db, 'prac_flood')).toMatchObject({ intact: true, events: 300, unsealed: 0 });
});

test('an event that becomes visible late is sealed behind those seen before it', async () => {
  const late = await db.startTransaction().execute();
  await recordAudit(late, clock, makeEntry('prac_late', 'req_late'));
  await recordAudit(db, clock, makeEntry('prac_late', 'req_early'));
  await sealAuditEvents({ db, clock });
  await late.commit().execute();
  await sealAuditEvents({ db, clock });
  expect((await readChain('prac_late')).map((row) => row.request_id)).toEqual(['req_early', 'req_late']);
  expect(await verifyAuditChain(db, 'prac_late')).toMatchObject({ intact: true, events: 2 });
});

test('a chain that another process is sealing is passed by, and the rest is sealed', async () => {
  await recordAudits(db, clock, [...makeEntries('prac_held', 2), ...makeEntries('prac_free', 2)]);
  await sealAuditEvents({ db, clock });
  await recordAudits(db, clock, [...makeEntries('prac_held', 2), ...makeEntries('prac_free', 2)]);
  const other = await db.startTransaction().execute();
  await sql`select from audit_heads where chain = 'practice:prac_held' for update`.execute(other);
  expect(await sealAuditEvents({ db, clock })).toEqual({ sealed: 2, unsound: [] });
  expect([await countUnsealed('prac_held'), await countUnsealed('prac_free')]).toEqual([2, 0]);
  await other.rollback().execute();
  expect(await sealAuditEvents({ db, clock })).toEqual({ sealed: 2, unsound: [] });
});

test('a chain that another process sealed after it was found due is left as it is', async () => {
  await recordAudits(db, clock, [...makeEntries('prac_ahead', 3), ...makeEntries('prac_behind', 3)]);
  let isFirst = true;
  const slow = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isFirst) {
        isFirst = false;
        await sealAuditEvents({ db, clock });
        await recordAudits(db, clock, makeEntries('prac_behind', 2));
      }
      return result;
    },
  });
  expect(await sealAuditEvents({ db: slow, clock })).toEqual({ sealed: 2, unsound: [] });
  expect(await sealAuditEvents({ db, clock })).toEqual({ sealed: 0, unsound: [] });
  expect(await verifyAuditChain(db, 'prac_ahead')).toMatchObject({ intact: true, events: 3, unsealed: 0 });
  expect(await verifyAuditChain(db, 'prac_behind')).toMatchObject({ intact: true, events: 5, unsealed: 0 });
});

test('a session that ends in the middle leaves nothing behind, and the next takes the work up', async () => {
  await recordAudits(db, clock, makeEntries('prac_cut', 20));
  const holder = await db.startTransaction().execute();
  await sql`
    select from audit_events where practice_id = 'prac_cut' and request_id = 'req_15' for update`.execute(holder);
  const sealing = sealAuditEvents({ db, clock, batch: 10 }).catch((error: unknown) => error);
  const pid = await waitForBlocked(db, 'update audit_events');
  await sql`select pg_terminate_backend(${pid}::integer)`.execute(db);
  expect(await sealing).toBeInstanceOf(Error);
  await holder.rollback().execute();
  expect(await verifyAuditChain(db, 'prac_cut')).toMatchObject({ intact: true, events: 10, unsealed: 10 });
  await sealAuditEvents({ db, clock, batch: 10 });
  expect(await verifyAuditChain(db, 'prac_cut')).toMatchObject({ intact: true, events: 20, unsealed: 0 });
});

async function switchTriggers(trx: DatabaseTransaction, command: 'disable' | 'enable'): Promise<void> {
  await sql`alter table audit_events ${sql.raw(command)} trigger user`.execute(trx);
  await sql`alter table audit_heads ${sql.raw(command)} trigger user`.execute(trx);
}

describe('after tampering with the end of a chain', () => {
  const TAMPERINGS = {
    'the head removed': `delete from audit_heads where chain = $chain`,
    'the head set back': `update audit_heads set seq = 2, hash = (
      select hash from audit_events where practice_id = $practice and seq = 2) where chain = $chain`,
    'the head moved far ahead': `update audit_heads set seq = 9223372036854775807 where chain = $chain`,
    'the hash of the head changed': `update audit_heads set hash = '\\x00' where chain = $chain`,
    'the last event removed': `delete from audit_events where practice_id = $practice and seq = 3`,
    'every event removed': `delete from audit_events where practice_id = $practice and seq is not null`,
  };

  test.each(Object.entries(TAMPERINGS))('%s: the chain is left alone, others are sealed', async (name, statement) => {
    const practiceId = `prac_${name}`;
    const quoted = { $chain: `'practice:${practiceId}'`, $practice: `'${practiceId}'` };
    await recordAudits(db, clock, makeEntries(practiceId, 3));
    await sealAuditEvents({ db, clock });
    await db.transaction().execute(async (trx) => {
      await switchTriggers(trx, 'disable');
      await sql.raw(statement.replaceAll(/\$\w+/g, (word) => quoted[word as keyof typeof quoted])).execute(trx);
      await switchTriggers(trx, 'enable');
    });
    await recordAudits(db, clock, [...makeEntries(practiceId, 2), ...makeEntries('prac_neighbour', 2)]);
    const result = await sealAuditEvents({ db, clock });
    expect(result.sealed).toBe(2);
    expect(result.unsound).toContain(`practice:${practiceId}`);
    expect(await verifyAuditChain(db, practiceId)).toMatchObject({ intact: false, unsealed: 2 });
  });
});

test('eight writers, two sealers and a verifier at once: chains are always intact, and sealed in the end', async () => {
  const own = await createTestDatabase();
  const sealers = [1, 2].map(() => openDatabase({ url: own.url, maxConnections: 2 }));
  const practices = [null, 'prac_a', 'prac_b'];
  const written = new Map(practices.map((practiceId) => [practiceId, 0]));
  const writersDone = new AbortController();

  async function write(writer: number): Promise<void> {
    for (let round = 0; round < 30; round += 1) {
      const practiceId = practices[(writer + round) % practices.length] ?? null;
      const count = (round % 4) + 1;
      const trx = await own.db.startTransaction().execute();
      await recordAudits(trx, clock, makeEntries(practiceId, count));
      if (round % 5 === 4) await trx.rollback().execute();
      else {
        await trx.commit().execute();
        written.set(practiceId, (written.get(practiceId) ?? 0) + count);
      }
    }
  }
  async function seal(sealer: Database): Promise<void> {
    do expect(await sealAuditEvents({ db: sealer, clock, batch: 7 })).toMatchObject({ unsound: [] });
    while (!writersDone.signal.aborted);
  }
  async function verify(): Promise<void> {
    do for await (const { intact } of verifyAllAuditChains(own.db)) expect(intact).toBe(true);
    while (!writersDone.signal.aborted);
  }

  const working = Promise.all([...sealers.map(seal), verify()]);
  await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
  writersDone.abort();
  await working;
  await Promise.all(sealers.map((sealer) => sealAuditEvents({ db: sealer, clock, batch: 50 })));

  const results = [];
  for await (const { head: _, ...result } of verifyAllAuditChains(own.db)) results.push(result);
  expect(results).toEqual([
    { chain: 'installation', events: written.get(null), unsealed: 0, intact: true },
    { chain: 'practice:prac_a', events: written.get('prac_a'), unsealed: 0, intact: true },
    { chain: 'practice:prac_b', events: written.get('prac_b'), unsealed: 0, intact: true },
  ]);
  await Promise.all(sealers.map((sealer) => sealer.destroy()));
  await own.drop();
});
