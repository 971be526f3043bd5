import { PgBoss } from 'pg-boss';
import pg from 'pg';
import { type Database, openDatabase } from '../server/src/db/database.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { createIdMaker } from '../server/src/lib/ids.ts';
import { measureAuditPrice } from './audit-price.ts';
import { compare, type Side } from './compare.ts';
import { type Figure, printFigure } from './figure.ts';
import { AT_ONCE, type Fill, fillBare, fillBoss, fillGraphile, JOBS, prepareOurs, QUEUE } from './job-sides.ts';
import { measureProcessorTime, showProcessorTime } from './processor-time.ts';

const ROUNDS = 5;
const MANY_AT_ONCE = 64;
const BATCH = 100;

/**
 * Jobs that do nothing, drained by our queue, by two libraries and by a bare loop, in turn and several times over. The
 * libraries neither write an audit row nor give practices their turns; in their batched modes they also hold more jobs
 * than they work on. Each side has as many connections as it works on jobs at once, and two more.
 */
export async function benchJobQueues(databaseUrl: string): Promise<Figure[]> {
  const db = openDatabase({ url: databaseUrl, maxConnections: AT_ONCE + 2 });
  const context = { db, clock: systemClock, makeId: createIdMaker(systemClock) };
  const boss = new PgBoss({ connectionString: databaseUrl, max: AT_ONCE + 2, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.createQueue(QUEUE);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: AT_ONCE + 2 });
  await pool.query('create table bare_queue (id text primary key, status text not null, lease_until timestamptz)');
  await pool.query(`create index bare_queue_due on bare_queue (id) where status = 'queued'`);

  const batched = { localQueue: { size: BATCH }, completeJobBatchDelay: 0 };
  const inBatches = {
    'pg-boss, batches': () => fillBoss(boss, BATCH),
    'graphile-worker, batches': () => fillGraphile(databaseUrl, batched),
  };
  const peers = {
    'pg-boss, one by one': { run: timed(() => fillBoss(boss, 1)), aim: 2 },
    'graphile-worker': { run: timed(() => fillGraphile(databaseUrl, {})), aim: 1 },
    'bare lease loop': { run: timed(() => fillBare(pool)) },
    'pg-boss, batches': { run: timed(inBatches['pg-boss, batches']), aim: 0.5 },
    'graphile-worker, batches': { run: timed(inBatches['graphile-worker, batches']), aim: 0.5 },
  };
  const figures: Figure[] = [];
  for (const atOnce of [AT_ONCE, MANY_AT_ONCE]) {
    const fill = await prepareOurs(context, databaseUrl, atOnce);
    const what = `jobs that do nothing, ${atOnce} at once`;
    figures.push(...(await compare({ what, unit: '/s', rounds: ROUNDS, ours: timed(fill), peers })));
    figures.push(...(await compareWork(db, `processor time of a job, ${atOnce} at once`, fill, inBatches)));
  }
  figures.push(await measureAuditPrice(context));
  await boss.stop({ graceful: false });
  await pool.end();
  await db.destroy();
  return figures;
}

/** Jobs a second, from the first to the last. */
function timed(fill: Fill): Side {
  return async () => {
    const drain = await fill();
    const startMs = performance.now();
    await drain();
    return JOBS / ((performance.now() - startMs) / 1000);
  };
}

/** What a job costs the process and the database, which a busy machine does not change. */
async function compareWork(db: Database, what: string, ours: Fill, peers: Record<string, Fill>): Promise<Figure[]> {
  const measure = async (fill: Fill): Promise<string> => {
    const drain = await fill();
    return showProcessorTime(await measureProcessorTime(db, drain), JOBS);
  };
  const figures: Figure[] = [];
  for (const [name, peer] of Object.entries(peers)) {
    const figure = { what, ours: await measure(ours), beside: `${name} ${await measure(peer)}`, ratio: '', aim: '' };
    printFigure(figure);
    figures.push(figure);
  }
  return figures;
}
