import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { TEST_ORIGIN } from '../testing/context.ts';
import { openWebhookDesk, type WebhookDesk } from '../testing/webhooks.ts';
import { sendEventAgain } from './send-again.ts';
import { sweepEvents } from './sweep-events.ts';

let desk: WebhookDesk;
beforeAll(async () => {
  desk = await openWebhookDesk();
});
afterEach(() => desk.clear());
afterAll(() => desk.close());

const DAY_MS = 24 * 60 * 60_000;

test('ended events go after their retention with their attempts; what waits stays', async () => {
  const { id: endpointId } = await desk.addEndpoint();
  const [delivered = ''] = await desk.record(endpointId);
  await desk.deliverDue();
  const [waiting = ''] = await desk.record(endpointId);
  desk.context.clock.advance(90 * DAY_MS);
  const [young = ''] = await desk.record(endpointId);
  expect(await sweepEvents(desk.context, 90)).toBe(0);
  desk.context.clock.advance(1);
  expect(await sweepEvents(desk.context, 90)).toBe(1);
  await expect(desk.readEvent(delivered)).rejects.toThrow('no result');
  expect(await desk.readAttempts(delivered)).toEqual([]);
  for (const id of [waiting, young]) expect(await desk.readEvent(id)).toMatchObject({ state: 'pending' });
});

test('an old event that is sent again stays until it has ended; a failed one goes with its row in the queue', async () => {
  const { id: endpointId } = await desk.addEndpoint();
  const [again = '', failed = ''] = await desk.record(endpointId, 2);
  await desk.deliverDue();
  await sendEventAgain(desk.context, TEST_ORIGIN, failed);
  const { db, clock } = desk.context;
  await db.updateTable('webhook_undelivered').set({ state: 'failed', failed_at: clock.now() }).execute();
  clock.advance(3 * DAY_MS);
  // Sent again while a sweeper has chosen it: the lock that both take lets one of them go first.
  const holder = await db.startTransaction().execute();
  await sendEventAgain({ ...desk.context, db: holder }, TEST_ORIGIN, again);
  expect(await sweepEvents(desk.context, 2)).toBe(1);
  await holder.commit().execute();
  expect(await desk.readEvent(again)).toMatchObject({ state: 'pending', attempts: 0 });
  expect(await sweepEvents(desk.context, 2)).toBe(0);
  await expect(sendEventAgain(desk.context, TEST_ORIGIN, failed)).rejects.toThrow('webhook_event_not_found');
  expect(await db.selectFrom('webhook_undelivered').select('event_id').execute()).toEqual([{ event_id: again }]);
  await desk.deliverDue();
  expect(await sweepEvents(desk.context, 2)).toBe(1);
});

test('thousands at once, and two sweepers beside each other', async () => {
  const { id: endpointId } = await desk.addEndpoint();
  await desk.record(endpointId, 2500);
  const { db, clock } = desk.context;
  await db.updateTable('webhook_undelivered').set({ state: 'failed', failed_at: clock.now() }).execute();
  clock.advance(3 * DAY_MS);
  const swept = await Promise.all([sweepEvents(desk.context, 2), sweepEvents(desk.context, 2)]);
  swept.push(await sweepEvents(desk.context, 2));
  expect(swept.reduce((sum, count) => sum + count)).toBe(2500);
});
