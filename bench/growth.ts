import { sql } from 'kysely';
import { recordAudit } from '../server/src/audit/record.ts';
import { listActivity } from '../server/src/audit/list-activity.ts';
import type { Context } from '../server/src/db/context.ts';
import { type Database, openDatabase } from '../server/src/db/database.ts';
import { claimJobs } from '../server/src/jobs/claim-jobs.ts';
import { findJob } from '../server/src/jobs/find-job.ts';
import { findLaunchSession } from '../server/src/launches/find-launch-session.ts';
import {
  countSessionsOfConnections,
  listSessionsOfConnection,
} from '../server/src/launches/list-sessions-of-connection.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { createIdMaker } from '../server/src/lib/ids.ts';
import { createNote } from '../server/src/records/notes/create-note.ts';
import { listNotes } from '../server/src/records/notes/list-notes.ts';
import { TEST_ORIGIN } from '../server/src/testing/context.ts';
import { createLaunchPlace, insertSessions, type LaunchPlace } from '../server/src/testing/launches.ts';
import { makeEvent } from '../server/src/testing/webhook-event.ts';
import { claimEvents } from '../server/src/webhooks/claim-events.ts';
import { listDeliveriesOfPractice } from '../server/src/webhooks/list-deliveries-of-practice.ts';
import { recordWebhookEvents } from '../server/src/webhooks/record-events.ts';
import { type Figure, printFigure } from './figure.ts';
import { insertAuditRows, insertDueJobs, insertEvents, insertNotes } from './growth-rows.ts';
import { median } from './measure.ts';

/** `LARGEST=100000` before the command tries fewer. */
const LARGEST = Number(process.env['LARGEST'] ?? 1_000_000);
const SIZES = [1000, 10_000, 100_000, 1_000_000].filter((size) => size <= LARGEST);
const TIMES = 100;
const WARM_UP = 7;
const LIMIT = 20;

export interface GrowthBench extends Context {
  place: LaunchPlace;
}

/** One table that grows, and what people and workers do to it. */
interface Curve {
  rows: string;
  table: string;
  /** Adds so many rows. */
  grow(from: number, to: number): Promise<void>;
  acts: Record<string, () => Promise<unknown>>;
}

/** The same acts on tables of a thousand to a million rows: what takes longer the more there is. */
export async function benchGrowth(databaseUrl: string): Promise<Figure[]> {
  // A single connection, whose pages are counted.
  const db = openDatabase({ url: databaseUrl, maxConnections: 1 });
  const context = { db, clock: systemClock, makeId: createIdMaker(systemClock) };
  const bench: GrowthBench = { ...context, place: await createLaunchPlace(context) };
  const figures: Figure[] = [];
  for (const curve of listCurves(bench)) figures.push(...(await measureCurve(bench, curve)));
  await db.destroy();
  return figures;
}

function listCurves(bench: GrowthBench): Curve[] {
  return [notesCurve(bench), sessionsCurve(bench), eventsCurve(bench), auditCurve(bench), jobsCurve(bench)];
}

async function measureCurve({ db }: Context, { rows, table, grow, acts }: Curve): Promise<Figure[]> {
  const costs = new Map(Object.keys(acts).map((name) => [name, [] as Cost[]]));
  let size = 0;
  for (const next of SIZES) {
    await grow(size, next);
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
    size = next;
    for (const [name, act] of Object.entries(acts)) costs.get(name)?.push(await measureAct(db, act));
  }
  return [...costs].map(([name, ofSizes]) => {
    const show = (digits: number, read: (cost: Cost) => number): string =>
      ofSizes.map((cost) => read(cost).toFixed(digits)).join(' / ');
    const growthOf = (read: (cost: Cost) => number): string => {
      const [first = Number.NaN, ...others] = ofSizes.map(read);
      return ((others.at(-1) ?? first) / first).toFixed(2);
    };
    const figure = {
      what: `${rows}: ${name}`,
      ours: `${show(0, ({ pages }) => pages)} pages, ${show(2, ({ ms }) => ms)} ms`,
      beside: `${SIZES.map((count) => count.toLocaleString('en-GB')).join(' / ')} rows`,
      ratio: `${growthOf(({ pages }) => pages)} (time ${growthOf(({ ms }) => ms)})`,
      aim: (Math.log10(SIZES.at(-1) ?? 1) / Math.log10(SIZES[0] ?? 1)).toFixed(1),
    };
    printFigure(figure);
    return figure;
  });
}

interface Cost {
  /** That the database looked at, which other programs and the state of its memory do not change. */
  pages: number;
  ms: number;
}

async function measureAct(db: Database, act: () => Promise<unknown>): Promise<Cost> {
  // The sixth run of a named statement is the first with a plan made without its values.
  for (let count = 0; count < WARM_UP; count += 1) await act();
  const times: number[] = [];
  const before = await countPages(db);
  for (let count = 0; count < TIMES; count += 1) {
    const startMs = performance.now();
    await act();
    times.push(performance.now() - startMs);
  }
  return { pages: ((await countPages(db)) - before) / TIMES, ms: median(times) };
}

async function countPages(db: Database): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ pages: number }>`
    select blks_hit + blks_read as pages from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.pages ?? Number.NaN;
}

function notesCurve(bench: GrowthBench): Curve {
  const { practice, clients, clinician } = bench.place;
  const scope = { practiceId: practice.id, memberId: clinician.id };
  const clientId = clients.organisation;
  return {
    rows: 'notes',
    table: 'notes',
    grow: (from, to) => insertNotes(bench, from, to),
    acts: {
      'first page of a client': () => listNotes(bench, scope, clientId, { page: 1, limit: LIMIT }),
      'one more': () =>
        createNote(bench, TEST_ORIGIN, scope, {
          clientId: clients.clinician,
          title: 'A note',
          markdown: 'Seen today.',
          createdBy: clinician.id,
          createdAt: new Date(),
        }),
    },
  };
}

function sessionsCurve(bench: GrowthBench): Curve {
  const { practice, connection } = bench.place;
  const ofConnection = { practiceId: practice.id, connectionId: connection.connectionId };
  const list = (before?: string): Promise<unknown> =>
    listSessionsOfConnection(bench, ofConnection, { before, limit: LIMIT });
  let sessionId = '';
  let beforeOldest = '';
  return {
    rows: 'launch sessions of a connection',
    table: 'launch_sessions',
    grow: async (from, to) => {
      await insertSessions(bench, bench.place, to - from);
      sessionId = await bench.place.create();
      beforeOldest = await findSessionAfterPage(bench);
    },
    acts: {
      'one by its id': () => findLaunchSession(bench, connection, sessionId),
      'one more': () => bench.place.create(),
      'first page': () => list(),
      'the last page': () => list(beforeOldest),
      'counts by state': () => countSessionsOfConnections(bench, [connection.connectionId]),
    },
  };
}

/** The session before which one full page is left. */
async function findSessionAfterPage({ db, place }: GrowthBench): Promise<string> {
  const sessions = db.selectFrom('launch_sessions').select('id');
  const ofConnection = sessions.where('connection_id', '=', place.connection.connectionId).orderBy('id').offset(LIMIT);
  return (await ofConnection.limit(1).executeTakeFirstOrThrow()).id;
}

function eventsCurve(bench: GrowthBench): Curve {
  const { practice, connection } = bench.place;
  const list = (before?: string): Promise<unknown> =>
    listDeliveriesOfPractice(bench, practice.id, {}, { before, limit: LIMIT });
  return {
    rows: 'webhook events of a practice, one in a thousand due',
    table: 'webhook_events',
    grow: (from, to) => insertEvents(bench, from, to),
    acts: {
      'first page': () => list(),
      'the last page': () => list(`pwevt_${'21'.padStart(26, '0')}`),
      'one more': () => recordWebhookEvents(bench, [makeEvent(connection.partnerAppId, practice.id)]),
      'claim of those due': () =>
        claimEvents(bench, { limit: 1, leaseMs: 1, afterEndpoint: '', perEndpoint: 8, rooms: new Map() }),
    },
  };
}

function auditCurve(bench: GrowthBench): Curve {
  const { practice, clients, clinician } = bench.place;
  const reader = { practiceId: practice.id, memberId: clinician.id };
  const list = (filter: object, before?: Date): Promise<unknown> =>
    listActivity(bench.db, reader, filter, {
      limit: LIMIT,
      ...(before !== undefined && { before: { at: before, id: 1 } }),
    });
  return {
    rows: 'audit rows of a practice',
    table: 'audit_events',
    grow: (from, to) => insertAuditRows(bench, from, to),
    acts: {
      // Before the first page, which then shows rows of this one kind at every size.
      'one more': () =>
        recordAudit(bench.db, bench.clock, {
          practiceId: practice.id,
          action: 'client.viewed',
          origin: TEST_ORIGIN,
          subject: { type: 'client', id: String(clients.organisation) },
          clientId: clients.organisation,
        }),
      'first page': () => list({}),
      'last page': () => list({}, new Date(30_000)),
      'of a client': () => list({ clientId: clients.organisation }),
    },
  };
}

function jobsCurve(bench: GrowthBench): Curve {
  const scope = { practiceId: bench.place.practice.id, memberId: null };
  return {
    rows: 'jobs that wait',
    table: 'jobs',
    grow: (from, to) => insertDueJobs(bench, from, to),
    acts: {
      'claim of four': () =>
        claimJobs(bench, {
          taskType: 'pdf_processing',
          limit: 4,
          afterPractice: '',
          leaseMs: 60_000,
          workerId: 'bench',
        }),
      'one by its id': () => findJob(bench.db, scope, 'job_1'),
    },
  };
}
