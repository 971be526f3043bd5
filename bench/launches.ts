import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { sql } from 'kysely';
import pg from 'pg';
import type { Context } from '../server/src/db/context.ts';
import { openDatabase } from '../server/src/db/database.ts';
import { createLaunchSession } from '../server/src/launches/create-launch-session.ts';
import { expireDueSessions } from '../server/src/launches/expire-due-sessions.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { createIdMaker } from '../server/src/lib/ids.ts';
import { TEST_ORIGIN } from '../server/src/testing/context.ts';
import { createLaunchPlace, insertSessions, type LaunchPlace } from '../server/src/testing/launches.ts';
import { type BareConnection, bareLaunch } from './bare-launch.ts';
import { median } from './measure.ts';
import { startServer } from './start-server.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 3;
const CONNECTIONS = 16;
const AIM = 0.6;
/** How many sessions come due at once. */
const EXPIRING = Number(process.env['EXPIRING'] ?? 100_000);

interface Bench extends Context {
  url: string;
  place: LaunchPlace;
}

/** Sessions created a second beside the bare SQL of the same transaction, and a flood of sessions that expire. */
export async function benchLaunches(databaseUrl: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl, maxConnections: CONNECTIONS });
  const context = { db, clock: systemClock, makeId: createIdMaker(systemClock) };
  const bench: Bench = { ...context, url: databaseUrl, place: await createLaunchPlace(context) };
  const [casewright, bare] = await Promise.all([
    startServer('casewright-server.ts', databaseUrl),
    startServer('bare-server.ts', databaseUrl),
  ]);
  try {
    await measureCreates(bench, { casewright: casewright.url, bare: bare.url });
  } finally {
    casewright.process.disconnect();
    bare.process.disconnect();
  }
  await measureExpiry(bench);
  await db.destroy();
}

async function measureCreates(bench: Bench, urls: { casewright: string; bare: string }): Promise<void> {
  const { token, connectionId } = bench.place.connection;
  const rounds: Record<'ours' | 'bare' | 'oursOverHttp' | 'bareOverHttp', number>[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds.push({
      ours: await createInProcess(bench),
      bare: await createBare(bench),
      oursOverHttp: await createOverHttp(bench, urls.casewright, token),
      bareOverHttp: await createOverHttp(bench, urls.bare, connectionId),
    });
  }
  const timed = rounds.slice(1);
  const report = (what: string, ours: keyof (typeof rounds)[0], bare: keyof (typeof rounds)[0]): void => {
    const rateOf = (side: typeof ours): number => Math.round(median(timed.map((round) => round[side])));
    const ratio = median(timed.map((round) => round[ours] / round[bare])).toFixed(2);
    process.stdout.write(`${what}: ${rateOf(ours)}/s, bare ${rateOf(bare)}/s, ratio ${ratio} (aim ${AIM})\n`);
  };
  report('created', 'ours', 'bare');
  report('created over HTTP', 'oursOverHttp', 'bareOverHttp');
}

async function createOverHttp({ place }: Bench, url: string, token: string): Promise<number> {
  const result = await autocannon({
    url: `${url}/v1/partner/launch-sessions`,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({
          ...request,
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
          },
          body: JSON.stringify({ external_client_id: randomUUID(), clinician_email: place.clinician.email }),
        }),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

async function createInProcess({ place, ...context }: Bench): Promise<number> {
  return countUntilDone(() => {
    const body = { external_client_id: randomUUID(), clinician_email: place.clinician.email };
    return createLaunchSession(context, TEST_ORIGIN, place.connection, {
      idempotencyKey: randomUUID(),
      request: body,
      externalClientId: body.external_client_id,
      clinicianEmail: body.clinician_email,
    });
  });
}

async function createBare({ url, place }: Bench): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  const connection = toBare(place);
  const rate = await countUntilDone(() => {
    const request = { client: randomUUID(), email: place.clinician.email, key: randomUUID() };
    return pool.query(bareLaunch(connection, request).statement);
  });
  await pool.end();
  return rate;
}

function toBare({ connection }: LaunchPlace): BareConnection {
  return {
    id: connection.connectionId,
    partner_app_id: connection.partnerAppId,
    practice_id: connection.practiceId,
  };
}

/** Calls a second, as many at once as there are connections. */
async function countUntilDone(act: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  const endMs = startMs + ROUND_SECONDS * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < endMs) {
        await act();
        count += 1;
      }
    }),
  );
  return (count * 1000) / (performance.now() - startMs);
}

async function measureExpiry({ place, ...context }: Bench): Promise<void> {
  await insertSessions({ ...context, clock: { now: () => new Date(0) } }, place, EXPIRING);
  await sql`vacuum analyze launch_sessions`.execute(context.db);
  const startMs = performance.now();
  const expired = await expireDueSessions(context);
  const seconds = (performance.now() - startMs) / 1000;
  const rate = Math.round(expired / seconds);
  process.stdout.write(`expired ${expired} sessions at once: ${seconds.toFixed(1)} s, ${rate}/s\n`);
}
