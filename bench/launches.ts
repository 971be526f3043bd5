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
import { compare } from './compare.ts';
import { type Figure, tell } from './figure.ts';
import { startServer } from './start-server.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 3;
const CONNECTIONS = 16;
const AIM = 0.75;
/** How many sessions come due at once. */
const EXPIRING = Number(process.env['EXPIRING'] ?? 100_000);

interface Bench extends Context {
  url: string;
  place: LaunchPlace;
}

/** Sessions created a second beside the bare SQL of the same transaction, and a flood of sessions that expire. */
export async function benchLaunches(databaseUrl: string): Promise<Figure[]> {
  const db = openDatabase({ url: databaseUrl, maxConnections: CONNECTIONS });
  const context = { db, clock: systemClock, makeId: createIdMaker(systemClock) };
  const bench: Bench = { ...context, url: databaseUrl, place: await createLaunchPlace(context) };
  const [casewright, bare] = await Promise.all([
    startServer('casewright-server.ts', databaseUrl),
    startServer('bare-server.ts', databaseUrl),
  ]);
  try {
    const created = await measureCreates(bench, { casewright: casewright.url, bare: bare.url });
    return [...created, await measureExpiry(bench)];
  } finally {
    casewright.process.disconnect();
    bare.process.disconnect();
    await db.destroy();
  }
}

async function measureCreates(bench: Bench, urls: { casewright: string; bare: string }): Promise<Figure[]> {
  const { token, connectionId } = bench.place.connection;
  const alike = { unit: '/s', rounds: ROUNDS };
  return [
    ...(await compare({
      ...alike,
      what: 'sessions created',
      ours: () => createInProcess(bench),
      peers: { 'bare SQL': { run: () => createBare(bench), aim: AIM } },
    })),
    ...(await compare({
      ...alike,
      what: 'sessions created over HTTP',
      ours: () => createOverHttp(bench, urls.casewright, token),
      peers: { 'bare Fastify': { run: () => createOverHttp(bench, urls.bare, connectionId), aim: AIM } },
    })),
  ];
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

async function measureExpiry({ place, ...context }: Bench): Promise<Figure> {
  await insertSessions({ ...context, clock: { now: () => new Date(0) } }, place, EXPIRING);
  await sql`vacuum analyze launch_sessions`.execute(context.db);
  const startMs = performance.now();
  const expired = await expireDueSessions(context);
  const seconds = (performance.now() - startMs) / 1000;
  return tell(`${expired} sessions that expire at once`, `${seconds.toFixed(1)} s, ${Math.round(expired / seconds)}/s`);
}
