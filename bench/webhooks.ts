import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSecureContext } from 'node:tls';
import { sql } from 'kysely';
import { Agent } from 'undici';
import type { Context } from '../server/src/db/context.ts';
import { openDatabase } from '../server/src/db/database.ts';
import { createAddressGuard } from '../server/src/lib/address-guard.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { createGuardedAgent } from '../server/src/lib/guarded-agent.ts';
import { createIdMaker } from '../server/src/lib/ids.ts';
import { createLogger } from '../server/src/lib/logger.ts';
import { createSecretBox, type SecretBox } from '../server/src/lib/secret-box.ts';
import { createTestPractice } from '../server/src/testing/practice.ts';
import { makeEvent } from '../server/src/testing/webhook-event.ts';
import { type Deliverer, startDeliverer } from '../server/src/webhooks/deliverer.ts';
import { addWebhookEndpoint } from '../server/src/webhooks/endpoints.ts';
import { recordWebhookEvents } from '../server/src/webhooks/record-events.ts';
import { median } from './measure.ts';

const ROUNDS = 5;
const EVENTS = 20_000;
const ENDPOINTS = 16;
const CONCURRENCY = 64;
const TRANSITIONS = 100;
const FLOOD = 100_000;
const AIM = 0.6;
const LATENCY_AIM_MS = 50;

interface Sink {
  child: ChildProcess;
  url: string;
  cert: string;
}

interface Bench extends Context {
  databaseUrl: string;
  practiceId: string;
  secretBox: SecretBox;
  sink: Sink;
}

/** Deliveries a second beside a bare loop of POSTs to the same server, over as many connections at once. */
export async function benchWebhooks(databaseUrl: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl, maxConnections: 10 });
  const context = { db, clock: systemClock, makeId: createIdMaker(systemClock) };
  const { id: practiceId } = await createTestPractice(context);
  const secretBox = createSecretBox(randomBytes(32));
  const sink = await startSink();
  const bench: Bench = { ...context, databaseUrl, practiceId, secretBox, sink };
  for (let count = 0; count < ENDPOINTS; count += 1) {
    await addWebhookEndpoint(context, secretBox, { endpointId: `papp_${count}`, url: sink.url });
  }
  await compareRates(bench);
  await measureTransitions(bench);
  await measureFlood(bench);
  sink.child.disconnect();
  await once(sink.child, 'exit');
  await db.destroy();
}

async function startSink(): Promise<Sink> {
  const child = fork(path.join(import.meta.dirname, 'webhook-sink.ts'));
  const [{ url, cert }] = (await once(child, 'message')) as [{ url: string; cert: string }];
  return { child, url, cert };
}

async function compareRates(bench: Bench): Promise<void> {
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds.push({ ours: await drainOurs(bench), bare: await postBare(bench) });
  }
  const timed = rounds.slice(1);
  const ratio = median(timed.map(({ ours, bare }) => ours / bare)).toFixed(2);
  const [ours, bare] = [median(timed.map((round) => round.ours)), median(timed.map((round) => round.bare))];
  process.stdout.write(`delivered: ${Math.round(ours)} events/s\n`);
  process.stdout.write(`  bare loop of POSTs: ${Math.round(bare)}/s, ratio ${ratio} (aim ${AIM})\n`);
}

function startBenchDeliverer({ databaseUrl, secretBox, sink, ...context }: Bench): Deliverer {
  const dispatcher = createGuardedAgent({
    isAllowed: createAddressGuard(['127.0.0.0/8']),
    trust: createSecureContext({ ca: sink.cert }),
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    connectTimeoutMs: 10_000,
  });
  const deliverer = startDeliverer({
    context,
    databaseUrl,
    secretBox,
    dispatcher,
    logger: createLogger(systemClock, 'silent', { write: () => undefined }),
    concurrency: CONCURRENCY,
    concurrencyPerEndpoint: 8,
  });
  return {
    stop: async () => {
      await deliverer.stop();
      await dispatcher.destroy();
    },
  };
}

async function insertEvents({ db, practiceId }: Bench, count: number): Promise<void> {
  await sql`truncate webhook_events, webhook_attempts restart identity`.execute(db);
  const body = JSON.stringify({ id: 'pwevt_0', type: 'launch_session.opened', data: makeEvent('', '').data });
  await sql`
    insert into webhook_events (
      id, endpoint_id, practice_id, session_id, type, body, created_at, state, attempts, due_at, claims
    )
    select 'pwevt_' || lpad(n::text, 26, '0'), 'papp_' || n % ${ENDPOINTS}::integer, ${practiceId}, 'psess_' || n,
      'launch_session.opened', ${body}, now(), 'pending', 0, now() - interval '1 second', 0
    from generate_series(1, ${count}::integer) as n`.execute(db);
  await sql`vacuum analyze webhook_events`.execute(db);
}

/** Until the last one is stored as delivered. */
async function drainOurs(bench: Bench, count = EVENTS): Promise<number> {
  await insertEvents(bench, count);
  const drained = expectAtSink(bench.sink, count);
  const startMs = performance.now();
  const deliverer = startBenchDeliverer(bench);
  await drained;
  await deliverer.stop();
  return count / ((performance.now() - startMs) / 1000);
}

async function expectAtSink({ child }: Sink, count: number): Promise<void> {
  const all = once(child, 'message');
  child.send(count);
  await all;
}

async function postBare({ sink }: Bench): Promise<number> {
  const agent = new Agent({ connect: { ca: sink.cert } });
  const { origin } = new URL(sink.url);
  const body = JSON.stringify(makeEvent('', ''));
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'bare',
    'Service-Webhook-Id': 'pwevt_0',
    'Service-Webhook-Timestamp': '1772442000',
    'Service-Webhook-Signature': `v1=${'0'.repeat(64)}`,
  };
  let left = EVENTS;
  const startMs = performance.now();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (; left > 0; left -= 1) {
        const answer = await agent.request({ origin, path: '/hooks', method: 'POST', headers, body });
        await answer.body.dump();
      }
    }),
  );
  const seconds = (performance.now() - startMs) / 1000;
  await agent.close();
  return EVENTS / seconds;
}

/** How long after the transaction began that made the event its request is at the partner, one by one. */
async function measureTransitions(bench: Bench): Promise<void> {
  await insertEvents(bench, 0);
  const deliverer = startBenchDeliverer(bench);
  await sleep(500);
  const times: number[] = [];
  for (let count = 0; count < TRANSITIONS; count += 1) {
    const arrived = expectAtSink(bench.sink, 1);
    const startMs = performance.now();
    await bench.db
      .transaction()
      .execute((trx) => recordWebhookEvents({ ...bench, db: trx }, [makeEvent('papp_0', bench.practiceId)]));
    await arrived;
    times.push(performance.now() - startMs);
    await sleep(20);
  }
  await deliverer.stop();
  const sorted = times.slice(5).toSorted((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  process.stdout.write(
    `from the transition to the partner: p50 ${median(sorted).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms ` +
      `(aim p50 ${LATENCY_AIM_MS})\n`,
  );
}

/** How evenly a great backlog is worked off, and whether memory grows with it. */
async function measureFlood(bench: Bench): Promise<void> {
  await insertEvents(bench, FLOOD);
  const drained = expectAtSink(bench.sink, FLOOD);
  const deliverer = startBenchDeliverer(bench);
  const tenths: { rate: number; megabytes: number }[] = [];
  let fromMs = performance.now();
  for (let tenth = 1; tenth <= 10; tenth += 1) {
    await waitForAttempts(bench, (FLOOD / 10) * tenth);
    const toMs = performance.now();
    tenths.push({ rate: FLOOD / 10 / ((toMs - fromMs) / 1000), megabytes: process.memoryUsage().rss / 1024 ** 2 });
    fromMs = toMs;
  }
  await drained;
  await deliverer.stop();
  const show = (read: (tenth: (typeof tenths)[number]) => number): string =>
    tenths.map((tenth) => Math.round(read(tenth))).join(' ');
  process.stdout.write(`${FLOOD} due events, tenth by tenth: ${show(({ rate }) => rate)} events/s\n`);
  process.stdout.write(`  resident memory after each: ${show(({ megabytes }) => megabytes)} MB\n`);
}

/** Counted by the sequence of their ids, which costs the same however many there are. */
async function waitForAttempts({ db }: Bench, count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ made: number | null }>`
      select pg_sequence_last_value(pg_get_serial_sequence('webhook_attempts', 'id')) as made`.execute(db);
    if ((rows[0]?.made ?? 0) >= count) return;
    await sleep(20);
  }
}
