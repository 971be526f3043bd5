import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openWebhookDesk, type WebhookDesk } from '../testing/webhooks.ts';
import { ANSWER_TIMEOUT_MS } from './call-endpoint.ts';
import { RETRY_DELAYS_MS } from './retry-schedule.ts';

let desk: WebhookDesk;
beforeAll(async () => {
  desk = await openWebhookDesk();
});
afterEach(() => desk.clear());
afterAll(() => desk.close());

/** Time passes so much faster than it does: a schedule of minutes is seen in seconds. */
const SPEED = 4;
const EVENTS = 120;

const TICK_MS = 10;
let ticking: ReturnType<typeof setInterval>;
afterAll(() => clearInterval(ticking));

/**
 * The time passes in which this process works, or waits although it could work. While a busy machine keeps it from
 * working, its clock stands still: how late an attempt is then says nothing about the deliverer.
 */
function speedUpClock(): void {
  const { clock } = desk.context;
  let now = clock.now().getTime();
  let last = performance.now();
  let spent = process.cpuUsage();
  ticking = setInterval(() => {
    const { user, system } = process.cpuUsage(spent);
    const workedMs = (user + system) / 1000;
    now += SPEED * Math.min(performance.now() - last, Math.max(2 * TICK_MS, workedMs));
    last = performance.now();
    spent = process.cpuUsage();
  }, TICK_MS);
  clock.now = () => new Date(now);
}

test('keeps the schedule of each of its events, and others are served at once', async () => {
  desk.receiver.answerWith((response, request) => {
    if (request.url !== '/dead') response.writeHead(204).end();
  });
  const dead = await desk.addEndpoint(`https://localhost:${desk.receiver.port}/dead`);
  const living = await desk.addEndpoint();
  speedUpClock();
  const stuck = await desk.record(dead.id, EVENTS);
  // As in the service, but for the speed.
  desk.start({
    random: Math.random,
    concurrency: 64,
    concurrencyPerEndpoint: 8,
    timeoutMs: ANSWER_TIMEOUT_MS / SPEED,
    slowAfterMs: 1000 / SPEED,
    briefMs: 100 / SPEED,
    pollMs: 1000 / SPEED,
  });
  await vi.waitFor(
    async () => {
      await desk.record(living.id, 1);
      const tried = desk.context.db.selectFrom('webhook_events').select('id').where('endpoint_id', '=', dead.id);
      expect(await tried.where('attempts', '>=', 2).execute()).toHaveLength(EVENTS);
    },
    { timeout: 110_000, interval: 200 },
  );
  const attempts = await desk.context.db.selectFrom('webhook_attempts').selectAll().orderBy('id').execute();
  const toDead = attempts.filter(({ event_id }) => stuck.includes(event_id));
  const [firstDelayMs = 0] = RETRY_DELAYS_MS;
  for (const attempt of [1, 2]) {
    const lags = toDead.filter((row) => row.attempt === attempt).map(({ lag_ms }) => lag_ms);
    expect(lags).toHaveLength(EVENTS);
    // How much later than planned it began: less than a tenth of the pause and an attempt's length.
    expect(Math.max(...lags)).toBeLessThan(ANSWER_TIMEOUT_MS + firstDelayMs / 10);
  }
  const others = attempts.filter(({ event_id }) => !stuck.includes(event_id));
  expect(others.length).toBeGreaterThan(20);
  const lags = others.map(({ lag_ms }) => lag_ms / SPEED).toSorted((a, b) => a - b);
  expect(lags[Math.floor(lags.length / 2)]).toBeLessThan(500);
  expect(desk.receiver.peak()).toBeLessThanOrEqual(1024);
});
