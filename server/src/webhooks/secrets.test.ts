import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isGenuine } from '../testing/webhook-receiver.ts';
import { openWebhookDesk, type WebhookDesk } from '../testing/webhooks.ts';
import { dropSupersededSecrets, rotateWebhookSecret } from './secrets.ts';

let desk: WebhookDesk;
beforeAll(async () => {
  desk = await openWebhookDesk();
});
afterEach(() => desk.clear());
afterAll(() => desk.close());

/** Sends an event and says which of the secrets signed it. */
async function whichSigns(endpointId: string, secrets: Record<string, string>): Promise<string[]> {
  await desk.record(endpointId);
  await desk.deliverDue();
  const delivery = desk.receiver.received.at(-1);
  if (delivery === undefined) throw new Error('nothing came');
  const now = desk.context.clock.now();
  return Object.keys(secrets).filter((name) => isGenuine(delivery, secrets[name] ?? '', now));
}

const rotate = async (endpointId: string, inMs: number): Promise<string> => {
  const signsFrom = new Date(desk.context.clock.now().getTime() + inMs);
  return (await rotateWebhookSecret(desk.context, desk.secretBox, endpointId, { signsFrom })).secret;
};

const countSecrets = async (): Promise<number> =>
  (await desk.context.db.selectFrom('webhook_secrets').select('signs_from').execute()).length;

const HOUR_MS = 60 * 60_000;

test('a new secret is shown at once and signs from its time on', async () => {
  const { id, secret: old } = await desk.addEndpoint();
  expect(old).toMatch(/^whsec_[\w-]{43}$/);
  const fresh = await rotate(id, HOUR_MS);
  expect(fresh).toMatch(/^whsec_[\w-]{43}$/);
  desk.context.clock.advance(HOUR_MS - 1);
  expect(await whichSigns(id, { old, fresh })).toEqual(['old']);
  desk.context.clock.advance(1);
  expect(await whichSigns(id, { old, fresh })).toEqual(['fresh']);
});

test('a time that is past means now', async () => {
  const { id, secret: old } = await desk.addEndpoint();
  const second = await rotate(id, 0);
  desk.context.clock.advance(1);
  const third = await rotate(id, -HOUR_MS);
  expect(await whichSigns(id, { old, second, third })).toEqual(['third']);
});

test('a rotation replaces one that has not begun to sign', async () => {
  const { id, secret: old } = await desk.addEndpoint();
  const planned = await rotate(id, HOUR_MS);
  const urgent = await rotate(id, 0);
  expect(await whichSigns(id, { old, planned, urgent })).toEqual(['urgent']);
  desk.context.clock.advance(2 * HOUR_MS);
  expect(await whichSigns(id, { old, planned, urgent })).toEqual(['urgent']);
});

test('ten rotations at once leave one that signs', async () => {
  const { id } = await desk.addEndpoint();
  const secrets = await Promise.all(Array.from({ length: 10 }, () => rotate(id, HOUR_MS)));
  expect(await countSecrets()).toBe(2);
  desk.context.clock.advance(HOUR_MS);
  expect(await whichSigns(id, Object.fromEntries(secrets.entries()))).toHaveLength(1);
});

test('a secret that long has not signed is dropped, one that signs or will sign never', async () => {
  const { id, secret: old } = await desk.addEndpoint();
  const fresh = await rotate(id, HOUR_MS);
  desk.context.clock.advance(HOUR_MS + 6 * 24 * HOUR_MS);
  await dropSupersededSecrets(desk.context);
  expect(await countSecrets()).toBe(2);
  desk.context.clock.advance(24 * HOUR_MS);
  await rotate(id, HOUR_MS);
  await dropSupersededSecrets(desk.context);
  expect(await countSecrets()).toBe(2);
  expect(await whichSigns(id, { old, fresh })).toEqual(['fresh']);
});

test('at rest secrets are sealed, and bound to their endpoint', async () => {
  const [a, b] = [await desk.addEndpoint(), await desk.addEndpoint()];
  const rows = await desk.context.db.selectFrom('webhook_secrets').selectAll().execute();
  expect(JSON.stringify(rows.map(({ sealed }) => sealed.toString('latin1')))).not.toContain('whsec_');
  const stolen = rows.find(({ endpoint_id }) => endpoint_id === a.id)?.sealed ?? Buffer.alloc(0);
  const ofB = desk.context.db.updateTable('webhook_secrets').where('endpoint_id', '=', b.id);
  await ofB.set({ sealed: stolen }).execute();
  const [id = ''] = await desk.record(b.id);
  await desk.deliverDue();
  expect(await desk.readAttempts(id)).toMatchObject([{ error: 'secret_unreadable' }]);
});
