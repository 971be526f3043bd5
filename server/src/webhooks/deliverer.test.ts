import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeEvent } from '../testing/webhook-event.ts';
import { accept } from '../testing/webhook-receiver.ts';
import { openWebhookDesk, type WebhookDesk } from '../testing/webhooks.ts';
import { pauseWebhooks, resumeWebhooks } from './endpoints.ts';
import { recordWebhookEvents } from './record-events.ts';
import { PATIENTLY } from '../testing/patience.ts';

let desk: WebhookDesk;
beforeAll(async () => {
  desk = await openWebhookDesk();
});
afterEach(() => desk.clear());
afterAll(() => desk.close());

const readStates = async (ids: string[]): Promise<Set<string>> =>
  new Set((await Promise.all(ids.map((id) => desk.readEvent(id)))).map(({ state }) => state));

const waitForState = (ids: string[], state: string): Promise<void> =>
  vi.waitFor(async () => {
    expect(await readStates(ids)).toEqual(new Set([state]));
  }, PATIENTLY);

/** Long enough never to come: what happens was told by a notification. */
const NEVER_MS = 600_000;

describe('waking', () => {
  test('what commits is sent at once, what does not commit never', async () => {
    desk.start({ pollMs: NEVER_MS });
    const { id: endpointId } = await desk.addEndpoint();
    const undone = desk.context.db.transaction().execute(async (trx) => {
      await recordWebhookEvents({ ...desk.context, db: trx }, [makeEvent(endpointId, desk.practiceId)]);
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    const [id = ''] = await desk.record(endpointId);
    await waitForState([id], 'delivered');
    expect(desk.receiver.received.map(({ eventId }) => eventId)).toEqual([id]);
  });

  test('a pause keeps all back, resuming sends it', async () => {
    const [paused, other] = [await desk.addEndpoint(), await desk.addEndpoint()];
    await pauseWebhooks(desk.context, paused.id);
    desk.start({ pollMs: NEVER_MS });
    const waiting = await desk.record(paused.id, 5);
    await waitForState(await desk.record(other.id, 5), 'delivered');
    expect(await readStates(waiting)).toEqual(new Set(['pending']));
    expect(desk.receiver.received).toHaveLength(5);
    await resumeWebhooks(desk.context, paused.id);
    await waitForState(waiting, 'delivered');
  });

  test('a pause recalls what a process has at hand', async () => {
    desk.start({ concurrencyPerEndpoint: 2, pollMs: NEVER_MS, slowAfterMs: NEVER_MS });
    // What is delivered without a poll was heard of, so notifications are heard.
    await waitForState(await desk.record((await desk.addEndpoint()).id), 'delivered');
    const held: (() => void)[] = [];
    desk.receiver.answerWith((response) => held.push(() => response.writeHead(204).end()));
    const { id: endpointId } = await desk.addEndpoint();
    const ids = await desk.record(endpointId, 8);
    await desk.receiver.waitForDeliveries(3);
    await pauseWebhooks(desk.context, endpointId);
    await vi.waitFor(async () => {
      const events = await Promise.all(ids.map((id) => desk.readEvent(id)));
      expect(events.filter((event) => event.lease_until !== null)).toHaveLength(2);
    }, PATIENTLY);
    for (const answer of held) answer();
    const sent = desk.receiver.received.map(({ eventId }) => eventId);
    await waitForState(sent, 'delivered');
    expect(desk.receiver.received).toHaveLength(3);
  });

  test('a poll finds what came due', async () => {
    const { id: endpointId } = await desk.addEndpoint();
    const ids = await desk.record(endpointId);
    desk.receiver.answerWith((response) => response.writeHead(500).end());
    desk.start({ pollMs: 10 });
    await desk.receiver.waitForDeliveries(1);
    desk.receiver.answerWith((response) => response.writeHead(200).end());
    await vi.waitFor(async () => expect(await desk.readEvent(ids[0] ?? '')).toMatchObject({ attempts: 1 }), PATIENTLY);
    desk.context.clock.advance(60_000);
    await waitForState(ids, 'delivered');
  });
});

describe('an endpoint that hangs', () => {
  const hangFor = (path: string): void =>
    desk.receiver.answerWith((response, request) => {
      if (request.url !== path) response.writeHead(204).end();
    });

  test('holds up no other, and takes no more than its places', async () => {
    hangFor('/dead');
    const dead = await desk.addEndpoint(`https://localhost:${desk.receiver.port}/dead`);
    const living = await desk.addEndpoint();
    const stuck = await desk.record(dead.id, 50);
    desk.start({ concurrency: 8, concurrencyPerEndpoint: 4, timeoutMs: NEVER_MS, slowAfterMs: NEVER_MS });
    await desk.receiver.waitForDeliveries(4);
    await waitForState(await desk.record(living.id, 100), 'delivered');
    expect(desk.receiver.received.filter(({ path }) => path === '/dead')).toHaveLength(4);
    expect(await readStates(stuck)).toEqual(new Set(['pending']));
  });

  test('many that hang, enough to fill every place, hold up no other', async () => {
    hangFor('/dead');
    for (let count = 0; count < 12; count += 1) {
      const { id } = await desk.addEndpoint(`https://localhost:${desk.receiver.port}/dead`);
      await desk.record(id, 2);
    }
    desk.start({ concurrency: 4, concurrencyPerEndpoint: 2, slowAfterMs: 20, timeoutMs: NEVER_MS });
    await desk.receiver.waitForDeliveries(24);
    const living = await desk.addEndpoint();
    await waitForState(await desk.record(living.id, 20), 'delivered');
    expect(desk.receiver.received.filter(({ path }) => path === '/dead')).toHaveLength(24);
  });

  test('has as many under way as its share of the side room, and no more', async () => {
    hangFor('/dead');
    const dead = await desk.addEndpoint(`https://localhost:${desk.receiver.port}/dead`);
    const stuck = await desk.record(dead.id, 60);
    desk.start({ concurrency: 2, concurrencyPerEndpoint: 2, slowAfterMs: 20, briefMs: 5, timeoutMs: NEVER_MS });
    await desk.receiver.waitForDeliveries(32);
    const living = await desk.addEndpoint();
    await waitForState(await desk.record(living.id, 20), 'delivered');
    expect(desk.receiver.received.filter(({ path }) => path === '/dead')).toHaveLength(32);
    expect(await readStates(stuck)).toEqual(new Set(['pending']));
  });

  test('after a failure it gets one at a time until it answers', async () => {
    desk.receiver.answerWith((response) => setTimeout(() => response.writeHead(503).end(), 5));
    const { id: endpointId } = await desk.addEndpoint();
    const peaks: number[] = [];
    await desk.record(endpointId, 1);
    desk.start({ concurrency: 16, concurrencyPerEndpoint: 8, briefMs: NEVER_MS });
    await desk.receiver.waitForDeliveries(1);
    let underWay = 0;
    desk.receiver.answerWith((response) => {
      underWay += 1;
      peaks.push(underWay);
      setTimeout(() => {
        underWay -= 1;
        response.writeHead(503).end();
      }, 5);
    });
    await vi.waitFor(async () => {
      const rows = await desk.context.db.selectFrom('webhook_attempts').select('id').execute();
      expect(rows).toHaveLength(1);
    }, PATIENTLY);
    await desk.record(endpointId, 10);
    await desk.receiver.waitForDeliveries(11);
    expect(Math.max(...peaks)).toBe(1);
  });
});

test('no more connections are opened than deliveries are made at once', async () => {
  const ports = new Set<number | undefined>();
  desk.receiver.answerWith((response, request) => {
    ports.add(request.socket.remotePort);
    accept(response, request);
  });
  const { id: endpointId } = await desk.addEndpoint();
  const ids = await desk.record(endpointId, 40);
  desk.start({ concurrency: 4, concurrencyPerEndpoint: 2 });
  await waitForState(ids, 'delivered');
  expect(ports.size).toBeLessThanOrEqual(2);
});

test('stopping gives back what has not been answered, and it is due at once', async () => {
  desk.receiver.answerWith(() => undefined);
  const { id: endpointId } = await desk.addEndpoint();
  const [id = ''] = await desk.record(endpointId);
  const deliverer = desk.start({ graceMs: 0 });
  await desk.receiver.waitForDeliveries(1);
  await deliverer.stop();
  expect(await desk.readEvent(id)).toMatchObject({ state: 'pending', lease_until: null, attempts: 0 });
  expect(await desk.readAttempts(id)).toEqual([]);
  desk.receiver.answerWith((response) => response.writeHead(200).end());
  expect(await desk.deliverDue()).toBe(1);
  expect(await desk.readEvent(id)).toMatchObject({ state: 'delivered' });
});
