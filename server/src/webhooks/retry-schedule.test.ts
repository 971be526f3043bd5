import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isGenuine } from '../testing/webhook-receiver.ts';
import { openWebhookDesk, type WebhookDesk } from '../testing/webhooks.ts';
import { MAX_ATTEMPTS, planRetry, RETRY_DELAYS_MS } from './retry-schedule.ts';

let desk: WebhookDesk;
beforeAll(async () => {
  desk = await openWebhookDesk();
});
afterEach(() => desk.clear());
afterAll(() => desk.close());

const MINUTES = [1, 5, 30, 120, 480, 1440];

test('the delays of the contract, with up to a tenth more', () => {
  expect(RETRY_DELAYS_MS).toEqual(MINUTES.map((minutes) => minutes * 60_000));
  const end = new Date('2026-03-02T09:00:00.000Z');
  for (const [index, minutes] of MINUTES.entries()) {
    const delay = (random: number) => (planRetry(index + 1, end, () => random)?.getTime() ?? NaN) - end.getTime();
    const expected = [1, 1.05, 1.1].map((factor) => Math.round(minutes * 60_000 * factor));
    expect([delay(0), delay(0.5), delay(1)]).toEqual(expected);
  }
  expect(planRetry(MAX_ATTEMPTS, end, () => 0)).toBeUndefined();
});

test('seven attempts in time, with one id and body and a signature of its own each, then never again', async () => {
  const { clock } = desk.context;
  const { id: endpointId, secret } = await desk.addEndpoint();
  const [id = ''] = await desk.record(endpointId);
  desk.receiver.answerWith((response) => response.writeHead(503).end());
  for (const [index, minutes] of [...MINUTES, undefined].entries()) {
    expect(await desk.deliverDue({ random: () => 1 })).toBe(1);
    const delivery = desk.receiver.received.at(-1);
    if (delivery === undefined) throw new Error('nothing came');
    expect(delivery.headers['service-webhook-timestamp']).toBe(String(Math.floor(clock.now().getTime() / 1000)));
    expect(isGenuine(delivery, secret, clock.now())).toBe(true);
    expect(await desk.readEvent(id)).toMatchObject({
      state: minutes === undefined ? 'failed' : 'pending',
      attempts: index + 1,
    });
    if (minutes === undefined) break;
    const delayMs = Math.round(minutes * 60_000 * 1.1);
    clock.advance(delayMs - 1);
    expect(await desk.deliverDue()).toBe(0);
    clock.advance(1);
  }
  clock.advance(365 * 24 * 60 * 60_000);
  expect(await desk.deliverDue()).toBe(0);
  const { received } = desk.receiver;
  expect(received).toHaveLength(7);
  expect(new Set(received.map(({ eventId }) => eventId))).toEqual(new Set([id]));
  expect(new Set(received.map(({ body }) => body.toString('hex'))).size).toBe(1);
  expect(new Set(received.map(({ headers }) => headers['service-webhook-signature'])).size).toBe(7);
  const attempts = await desk.readAttempts(id);
  expect(attempts.map(({ attempt, status }) => [attempt, status])).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => [n, 503]));
});

test('a success on the way ends it', async () => {
  const { id: endpointId } = await desk.addEndpoint();
  const [id = ''] = await desk.record(endpointId);
  desk.receiver.answerWith((response) => response.writeHead(500).end());
  await desk.deliverDue();
  desk.context.clock.advance(60_000);
  desk.receiver.answerWith((response) => response.writeHead(200).end());
  await desk.deliverDue();
  const endedAt = desk.context.clock.now();
  expect(await desk.readEvent(id)).toMatchObject({ state: 'delivered', attempts: 2, ended_at: endedAt });
  desk.context.clock.advance(24 * 60 * 60_000);
  expect(await desk.deliverDue()).toBe(0);
});
