import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { TEST_ORIGIN } from '../testing/context.ts';
import { LEASE_MS, openWebhookDesk, type WebhookDesk } from '../testing/webhooks.ts';
import { type ClaimedEvent, claimEvents, type ClaimOptions, giveBackEvent } from './claim-events.ts';
import { pauseWebhooks, resumeWebhooks } from './endpoints.ts';
import { type Outcome, recordOutcomes } from './record-outcomes.ts';
import { sendEventAgain } from './send-again.ts';

let desk: WebhookDesk;
beforeAll(async () => {
  desk = await openWebhookDesk();
});
afterEach(() => desk.clear());
afterAll(() => desk.close());

const claim = (more: Partial<ClaimOptions> = {}): Promise<ClaimedEvent[]> =>
  claimEvents(desk.context, {
    limit: 10,
    leaseMs: LEASE_MS,
    afterEndpoint: '',
    perEndpoint: 10,
    rooms: new Map(),
    ...more,
  });

function countByEndpoint(events: ClaimedEvent[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { endpointId } of events) counts[endpointId] = (counts[endpointId] ?? 0) + 1;
  return counts;
}

const succeed = (event: ClaimedEvent): Outcome => ({
  event,
  answer: { status: 200, fault: null, text: '' },
  startedAt: desk.context.clock.now(),
  durationMs: 1,
  state: 'delivered',
  retryAt: null,
  endedAt: desk.context.clock.now(),
});

describe('turns', () => {
  test('endpoints share a batch evenly, however much one of them has', async () => {
    const [a, b, c] = [await desk.addEndpoint(), await desk.addEndpoint(), await desk.addEndpoint()];
    await desk.record(a.id, 200);
    await desk.record(b.id, 1);
    await desk.record(c.id, 200);
    expect(countByEndpoint(await claim({ limit: 9 }))).toEqual({ [a.id]: 3, [b.id]: 1, [c.id]: 3 });
  });

  test('the next batch begins after the last one’s endpoint', async () => {
    const [a, b] = [await desk.addEndpoint(), await desk.addEndpoint()];
    await desk.record(a.id, 5);
    await desk.record(b.id, 5);
    expect(countByEndpoint(await claim({ limit: 1 }))).toEqual({ [a.id]: 1 });
    expect(countByEndpoint(await claim({ limit: 1, afterEndpoint: a.id }))).toEqual({ [b.id]: 1 });
    expect(countByEndpoint(await claim({ limit: 1, afterEndpoint: b.id }))).toEqual({ [a.id]: 1 });
  });

  test('no endpoint gets more than its room', async () => {
    const [a, b, c] = [await desk.addEndpoint(), await desk.addEndpoint(), await desk.addEndpoint()];
    for (const { id } of [a, b, c]) await desk.record(id, 20);
    const rooms = new Map([
      [a.id, 0],
      [b.id, 1],
    ]);
    expect(countByEndpoint(await claim({ limit: 30, perEndpoint: 4, rooms }))).toEqual({ [b.id]: 1, [c.id]: 4 });
  });
});

describe('leases', () => {
  test('twenty processes at once: each event is claimed by one', async () => {
    const { id } = await desk.addEndpoint();
    const events = await desk.record(id, 100);
    const claims = await Promise.all(Array.from({ length: 20 }, () => claim({ limit: 10 })));
    const ids = claims.flat().map((event) => event.id);
    while (ids.length < 100) ids.push(...(await claim()).map((event) => event.id));
    expect(ids.toSorted()).toEqual(events.toSorted());
    expect(await claim()).toEqual([]);
  });

  test('what a dead process held is due again when the lease has run out, and the dead have no say', async () => {
    const endpoint = await desk.addEndpoint();
    const [id = ''] = await desk.record(endpoint.id);
    const [dead] = await claim();
    desk.context.clock.advance(LEASE_MS - 1);
    expect(await claim()).toEqual([]);
    desk.context.clock.advance(1);
    const [living] = await claim();
    if (dead === undefined || living === undefined) throw new Error('nothing was claimed');
    expect(living.claims).toBeGreaterThan(dead.claims);
    await recordOutcomes(desk.context, [succeed(dead)]);
    expect(await desk.readEvent(id)).toMatchObject({ state: 'pending', claims: living.claims });
    await recordOutcomes(desk.context, [succeed(living)]);
    expect(await desk.readEvent(id)).toMatchObject({ state: 'delivered', attempts: 1 });
    // Both were sent, so both are told.
    expect(await desk.readAttempts(id)).toHaveLength(2);
  });

  test('one who held an event before it was delivered and sent again has no say in the new run', async () => {
    const endpoint = await desk.addEndpoint();
    const [id = ''] = await desk.record(endpoint.id);
    const [dead] = await claim();
    desk.context.clock.advance(LEASE_MS);
    const [living] = await claim();
    if (dead === undefined || living === undefined) throw new Error('nothing was claimed');
    await recordOutcomes(desk.context, [succeed(living)]);
    await sendEventAgain(desk.context, TEST_ORIGIN, id);
    const free = { state: 'pending', attempts: 0, lease_until: null, ended_at: null };
    for (const former of [dead, living]) {
      await recordOutcomes(desk.context, [succeed(former)]);
      expect(await desk.readEvent(id)).toMatchObject(free);
    }
    const [again] = await claim();
    if (again === undefined) throw new Error('nothing was claimed');
    expect(again.claims).toBeGreaterThan(living.claims);
    // Two outcomes of one event in one statement: only the one with the last claim counts.
    await recordOutcomes(desk.context, [succeed(dead), succeed(again)]);
    expect(await desk.readEvent(id)).toMatchObject({ state: 'delivered', attempts: 1 });
    const delivering = (await desk.readAttempts(id)).map(({ delivered_at: at }) => at !== null);
    expect(delivering).toEqual([true, false, false, false, true]);
  });

  test('what is given back is due at once, unless another has it', async () => {
    const endpoint = await desk.addEndpoint();
    await desk.record(endpoint.id);
    const [first] = await claim();
    if (first === undefined) throw new Error('nothing was claimed');
    await giveBackEvent(desk.context, first);
    const [second] = await claim();
    expect(second).toMatchObject({ id: first.id, attempts: 0 });
    expect(second?.claims).toBeGreaterThan(first.claims);
    await giveBackEvent(desk.context, first);
    expect(await claim()).toEqual([]);
  });
});

test('nothing is claimed for a paused endpoint; on resuming all of it is due', async () => {
  const { id } = await desk.addEndpoint();
  await pauseWebhooks(desk.context, id);
  await desk.record(id, 3);
  expect(await claim()).toEqual([]);
  desk.context.clock.advance(48 * 60 * 60_000);
  expect(await claim()).toEqual([]);
  await resumeWebhooks(desk.context, id);
  expect(await claim()).toMatchObject([{ attempts: 0 }, { attempts: 0 }, { attempts: 0 }]);
});
