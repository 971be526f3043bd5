import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Agent } from 'undici';
import { makeEvent } from '../server/src/testing/webhook-event.ts';
import { addWebhookEndpoint } from '../server/src/webhooks/endpoints.ts';
import { compare } from './compare.ts';
import { type Figure, printFigure, tell } from './figure.ts';
import { median, percentile } from './measure.ts';
import { measureProcessorTime, type ProcessorTime, showProcessorTime } from './processor-time.ts';
import {
  closeWebhookBench,
  CONCURRENCY,
  expectAtSink,
  openWebhookBench,
  sendEvent,
  startBenchDeliverer,
  type WebhookBench,
} from './webhook-bench.ts';

const ROUNDS = 5;
const EVENTS = 20_000;
const ENDPOINTS = 16;
const TRANSITIONS = 100;
const FLOOD = 100_000;
const AIM = 0.6;
const LATENCY_AIM_MS = 50;

/** Deliveries a second beside a bare loop of POSTs to the same server, over as many connections at once. */
export async function benchWebhooks(databaseUrl: string): Promise<Figure[]> {
  const bench = await openWebhookBench(databaseUrl);
  for (let count = 0; count < ENDPOINTS; count += 1) {
    await addWebhookEndpoint(bench, bench.secretBox, { endpointId: `papp_${count}`, url: bench.sink.url });
  }
  // Before all else: what a process has taken for other work, it keeps, and would be counted as taken for the flood.
  const flood = await measureFlood(bench);
  const delivered = await compare({
    what: 'events delivered',
    unit: '/s',
    rounds: ROUNDS,
    ours: () => drainOurs(bench),
    peers: { 'bare loop of POSTs': { run: () => postBare(bench), aim: AIM } },
  });
  const work = await measureWork(bench);
  const figures = [...delivered, work, await measureTransitions(bench), flood];
  await closeWebhookBench(bench);
  return figures;
}

async function insertEvents({ db, practiceId }: WebhookBench, count: number): Promise<void> {
  await sql`truncate webhook_events, webhook_undelivered, webhook_attempts restart identity`.execute(db);
  const body = JSON.stringify({ id: 'pwevt_0', type: 'launch_session.opened', data: makeEvent('', '').data });
  await sql`
    with fresh as (
      insert into webhook_events (id, endpoint_id, practice_id, session_id, type, body, created_at)
      select 'pwevt_' || lpad(n::text, 26, '0'), 'papp_' || n % ${ENDPOINTS}::integer, ${practiceId}, 'psess_' || n,
        'launch_session.opened', ${body}, now()
      from generate_series(1, ${count}::integer) as n
      returning id, endpoint_id, practice_id
    )
    insert into webhook_undelivered (event_id, endpoint_id, practice_id, state, attempts, due_at, claims)
    select id, endpoint_id, practice_id, 'pending', 0, now() - interval '1 second', 0 from fresh`.execute(db);
  await sql`vacuum analyze webhook_events, webhook_undelivered`.execute(db);
}

/** Makes events and works them off, until the last one is stored as delivered. */
async function drainOurs(bench: WebhookBench, count = EVENTS): Promise<number> {
  await insertEvents(bench, count);
  return drain(bench, count);
}

async function drain(bench: WebhookBench, count: number): Promise<number> {
  const drained = expectAtSink(bench.sink, count);
  const startMs = performance.now();
  const deliverer = startBenchDeliverer(bench);
  await drained;
  await deliverer.stop();
  return count / ((performance.now() - startMs) / 1000);
}

async function postBare({ sink }: WebhookBench): Promise<number> {
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

/** What an event costs the service and its database, which a busy machine does not change. */
async function measureWork(bench: WebhookBench): Promise<Figure> {
  await insertEvents(bench, EVENTS);
  const ours = await measureProcessorTime(bench.db, () => drain(bench, EVENTS));
  const bare = await measureProcessorTime(bench.db, () => postBare(bench));
  const each = (time: ProcessorTime | undefined): string => showProcessorTime(time, EVENTS);
  const beside = `bare loop of POSTs ${each(bare)}`;
  const figure = { what: 'processor time of an event', ours: each(ours), beside, ratio: '', aim: '' };
  printFigure(figure);
  return figure;
}

/** How long after the transaction began that made the event its request is at the partner, one by one. */
async function measureTransitions(bench: WebhookBench): Promise<Figure> {
  await insertEvents(bench, 0);
  const deliverer = startBenchDeliverer(bench);
  await sleep(500);
  const times: number[] = [];
  for (let count = 0; count < TRANSITIONS; count += 1) {
    times.push(await sendEvent(bench, 'papp_0'));
    await sleep(20);
  }
  await deliverer.stop();
  const timed = times.slice(5);
  return tell(
    'from the transition to the partner',
    `p50 ${median(timed).toFixed(1)} ms, p95 ${percentile(timed, 0.95).toFixed(1)} ms`,
    `p50 ${LATENCY_AIM_MS} ms`,
  );
}

/** How evenly a great backlog is worked off, and whether memory grows with it. */
async function measureFlood(bench: WebhookBench): Promise<Figure> {
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
  return tell(
    `${FLOOD} due events, tenth by tenth`,
    `${show(({ rate }) => rate)} events/s; memory ${show(({ megabytes }) => megabytes)} MB`,
  );
}

/** Counted by the sequence of their ids, which costs the same however many there are. */
async function waitForAttempts({ db }: WebhookBench, count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ made: number | null }>`
      select pg_sequence_last_value(pg_get_serial_sequence('webhook_attempts', 'id')) as made`.execute(db);
    if ((rows[0]?.made ?? 0) >= count) return;
    await sleep(20);
  }
}
