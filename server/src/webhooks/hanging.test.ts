import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { UNHURRIED } from '../testing/patience.ts';
import { openWebhookDesk, type WebhookDesk } from '../testing/webhooks.ts';
import { RETRY_DELAYS_MS } from './retry-schedule.ts';

let desk: WebhookDesk;
beforeAll(async () => {
  desk = await openWebhookDesk();
});
afterEach(() => desk.clear());
afterAll(() => desk.close());

/** Many more than the deliverer has places. */
const EVENTS = 100;
const [FIRST_DELAY_MS = 0, SECOND_DELAY_MS = 0] = RETRY_DELAYS_MS;

/** A server that never answers at `/dead`; everywhere else it accepts. */
function holdRequests(): Set<ServerResponse> {
  const held = new Set<ServerResponse>();
  desk.receiver.answerWith((response, request) => {
    if (request.url !== '/dead') return void response.writeHead(204).end();
    held.add(response);
    response.once('close', () => held.delete(response));
  });
  return held;
}

async function countTried(endpointId: string, attempts: number): Promise<number> {
  const events = desk.context.db
    .selectFrom('webhook_undelivered')
    .select('event_id')
    .where('endpoint_id', '=', endpointId);
  return (await events.where('attempts', '=', attempts).where('lease_until', 'is', null).execute()).length;
}

async function deliverOneByOne(endpointId: string, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    const [id = ''] = await desk.record(endpointId);
    await vi.waitFor(async () => expect(await desk.readEvent(id)).toMatchObject({ state: 'delivered' }), UNHURRIED);
  }
}

test('each of its events is tried when it is due, and others are served meanwhile', { timeout: 300_000 }, async () => {
  const held = holdRequests();
  const dead = await desk.addEndpoint(`https://localhost:${desk.receiver.port}/dead`);
  const living = await desk.addEndpoint();
  await desk.record(dead.id, EVENTS);
  // An attempt lasts until the test ends it: whoever waited for the end of another would wait for ever.
  desk.start({ timeoutMs: 600_000, leaseMs: 700_000, slowAfterMs: 20, briefMs: 5 });
  for (const [tried, delayMs] of [FIRST_DELAY_MS, SECOND_DELAY_MS].entries()) {
    await vi.waitFor(() => expect(held.size).toBe(EVENTS), UNHURRIED);
    await deliverOneByOne(living.id, 10);
    expect(held.size).toBe(EVENTS);
    for (const response of held) response.destroy();
    await vi.waitFor(async () => expect(await countTried(dead.id, tried + 1)).toBe(EVENTS), UNHURRIED);
    desk.context.clock.advance(delayMs);
  }
  // The clock stands still but for these steps, so one that began after its step would be late by minutes.
  const attempts = await desk.context.db.selectFrom('webhook_attempts').select('lag_ms').distinct().execute();
  expect(attempts).toEqual([{ lag_ms: 0 }]);
});
