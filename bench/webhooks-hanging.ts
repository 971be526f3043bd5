import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { makeEvent } from '../server/src/testing/webhook-event.ts';
import { ANSWER_TIMEOUT_MS } from '../server/src/webhooks/call-endpoint.ts';
import { addWebhookEndpoint } from '../server/src/webhooks/endpoints.ts';
import { recordWebhookEvents } from '../server/src/webhooks/record-events.ts';
import { RETRY_DELAYS_MS } from '../server/src/webhooks/retry-schedule.ts';
import {
  closeWebhookBench,
  openWebhookBench,
  sendEvent,
  startBenchDeliverer,
  startSink,
  stopSink,
  type WebhookBench,
} from './webhook-bench.ts';

const STUCK = 1000;
const ALONE = 200;
const WARM_UP = 20;
const [DEAD, LIVING] = ['papp_dead', 'papp_living'];
const [FIRST_DELAY_MS = 0] = RETRY_DELAYS_MS;
const TOLERANCE = 0.1;
const OTHERS_AIM_MS = 100;

/**
 * A partner that never answers has a thousand events, on a server of its own: whether each is tried again when it
 * should be, and how long another partner's events are on their way meanwhile, beside as many while nobody hangs.
 */
export async function benchHangingWebhooks(databaseUrl: string): Promise<void> {
  const bench = await openWebhookBench(databaseUrl);
  const deadSink = await startSink();
  const deadUrl = new URL('/dead', deadSink.url).toString();
  await addWebhookEndpoint(bench, bench.secretBox, { endpointId: DEAD, url: deadUrl });
  await addWebhookEndpoint(bench, bench.secretBox, { endpointId: LIVING, url: bench.sink.url });
  const deliverer = startBenchDeliverer(bench, [deadSink]);
  await sleep(500);
  await sendOthers(bench, async (sent) => sent >= WARM_UP);
  const alone = await sendOthers(bench, async (sent) => sent >= ALONE);
  const stuck = Array.from({ length: STUCK }, () => makeEvent(DEAD, bench.practiceId));
  await recordWebhookEvents(bench, stuck);
  const beside = await sendOthers(bench, () => areAllTriedTwice(bench));
  process.stdout.write(`${STUCK} events for a partner that never answers\n`);
  tellSchedule('first attempts', await readLags(bench, 1));
  tellSchedule('second attempts', await readLags(bench, 2));
  tellOthers('meanwhile', beside);
  tellOthers('before', alone);
  await deliverer.stop();
  await stopSink(deadSink);
  await closeWebhookBench(bench);
}

/** One event after the other, until enough is seen; how long each was on its way, in milliseconds. */
async function sendOthers(bench: WebhookBench, isEnough: (sent: number) => Promise<boolean>): Promise<number[]> {
  const times: number[] = [];
  while (!(await isEnough(times.length))) {
    for (let count = 0; count < 20; count += 1) {
      times.push(await sendEvent(bench, LIVING));
      await sleep(50);
    }
  }
  return times;
}

async function areAllTriedTwice({ db }: WebhookBench): Promise<boolean> {
  const { rows } = await sql`
    select from webhook_undelivered where endpoint_id = ${DEAD} and attempts < 2 limit 1`.execute(db);
  return rows.length === 0;
}

async function readLags({ db }: WebhookBench, attempt: number): Promise<number[]> {
  const { rows } = await sql<{ lag: number }>`
    select lag_ms as lag from webhook_attempts join webhook_events on webhook_events.id = event_id
    where endpoint_id = ${DEAD} and attempt = ${attempt}::integer order by lag_ms`.execute(db);
  return rows.map(({ lag }) => lag);
}

/** By how much attempts began later than planned. */
function tellSchedule(name: string, lags: number[]): void {
  const onTime = lags.filter((lag) => lag <= TOLERANCE * FIRST_DELAY_MS + ANSWER_TIMEOUT_MS).length;
  process.stdout.write(`  ${name} late by ${describe(lags, 'ms')}; on schedule: ${onTime} of ${lags.length}\n`);
}

function tellOthers(name: string, times: number[]): void {
  const share = times.filter((time) => time < OTHERS_AIM_MS).length / times.length;
  const quick = `${(100 * share).toFixed(1)} % under ${OTHERS_AIM_MS} ms (aim 100 %)`;
  process.stdout.write(`  to another partner ${name}: ${describe(times, 'ms')}; ${quick}\n`);
}

function describe(values: number[], unit: string): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(0);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, at most ${at(1)} ${unit}`;
}
