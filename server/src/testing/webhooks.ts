import { randomBytes } from 'node:crypto';
import type { Agent } from 'undici';
import { createAddressGuard } from '../lib/address-guard.ts';
import { createGuardedAgent } from '../lib/guarded-agent.ts';
import { createSecretBox, type SecretBox } from '../lib/secret-box.ts';
import { claimEvents } from '../webhooks/claim-events.ts';
import { type Courier, deliverEvent } from '../webhooks/deliver-event.ts';
import { type Deliverer, type DelivererOptions, startDeliverer } from '../webhooks/deliverer.ts';
import { addWebhookEndpoint } from '../webhooks/endpoints.ts';
import { createSecretOpener } from '../webhooks/open-secrets.ts';
import { recordOutcomes } from '../webhooks/record-outcomes.ts';
import { createTestContext, type TestContext } from './context.ts';
import { SILENT_LOGGER } from './jobs.ts';
import { createTestPractice } from './practice.ts';
import { startReceiver, type WebhookReceiver } from './webhook-receiver.ts';
import { deleteWebhookRows, openWebhookRows, type WebhookRows } from './webhook-rows.ts';

export interface WebhookDesk extends WebhookRows {
  context: TestContext;
  secretBox: SecretBox;
  /** The key of the secret box, in base64. */
  secretKey: string;
  receiver: WebhookReceiver;
  practiceId: string;
  dispatcher: Agent;
  addEndpoint(url?: string): Promise<{ id: string; secret: string }>;
  /** One round of a process: claims due events, sends them, and stores the outcomes. Answers with their number. */
  deliverDue(courier?: Partial<Courier>): Promise<number>;
  start(more?: Partial<DelivererOptions>): Deliverer;
  /** Between tests: stops deliverers, empties the tables, forgets what was received. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export const LEASE_MS = 30_000;

/** A database, a partner's server, and what is needed to send to it. */
export async function openWebhookDesk(): Promise<WebhookDesk> {
  const context = await createTestContext();
  const receiver = await startReceiver();
  const { id: practiceId } = await createTestPractice(context);
  const key = randomBytes(32);
  const secretBox = createSecretBox(key);
  const dispatcher = createGuardedAgent({
    isAllowed: createAddressGuard(['127.0.0.0/8']),
    trust: receiver.trust,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    connectTimeoutMs: 10_000,
  });
  const openSecret = createSecretOpener(secretBox);
  const standing = { clock: context.clock, openSecret, dispatcher, random: () => 0, timeoutMs: 10_000 };
  const started = new Set<Deliverer>();
  let endpoints = 0;

  async function clear(): Promise<void> {
    await Promise.all([...started].map((deliverer) => deliverer.stop()));
    started.clear();
    await deleteWebhookRows(context);
    receiver.received.length = 0;
    receiver.answerWith((response) => response.writeHead(204).end());
  }

  return {
    ...openWebhookRows(context, practiceId),
    context,
    secretBox,
    secretKey: key.toString('base64'),
    receiver,
    practiceId,
    dispatcher,
    addEndpoint: async (url = receiver.url) => {
      endpoints += 1;
      const id = `papp_${String(endpoints).padStart(4, '0')}`;
      return { id, ...(await addWebhookEndpoint(context, secretBox, { endpointId: id, url })) };
    },
    deliverDue: async (courier) => {
      const claim = { limit: 100, leaseMs: LEASE_MS, afterEndpoint: '', perEndpoint: 100, rooms: new Map() };
      const events = await claimEvents(context, claim);
      const outcomes = await Promise.all(events.map((event) => deliverEvent({ ...standing, ...courier }, event)));
      await recordOutcomes(
        context,
        outcomes.filter((outcome) => outcome !== undefined),
      );
      return events.length;
    },
    start: (more) => {
      const deliverer = startDeliverer({
        context,
        secretBox,
        dispatcher,
        random: () => 0,
        logger: SILENT_LOGGER,
        databaseUrl: context.url,
        concurrency: 8,
        concurrencyPerEndpoint: 4,
        pollMs: 50,
        graceMs: 0,
        ...more,
      });
      started.add(deliverer);
      return deliverer;
    },
    clear,
    close: async () => {
      await clear();
      await dispatcher.destroy();
      await receiver.close();
      await context.drop();
    },
  };
}
