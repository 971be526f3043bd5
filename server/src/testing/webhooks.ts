import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Agent } from 'undici';
import type { WebhookAttemptTable, WebhookEventState, WebhookEventTable } from '../db/tables.ts';
import { createAddressGuard } from '../lib/address-guard.ts';
import { createGuardedAgent } from '../lib/guarded-agent.ts';
import { createSecretBox, type SecretBox } from '../lib/secret-box.ts';
import { claimEvents } from '../webhooks/claim-events.ts';
import { type Courier, deliverEvent } from '../webhooks/deliver-event.ts';
import { type Deliverer, type DelivererOptions, startDeliverer } from '../webhooks/deliverer.ts';
import { addWebhookEndpoint } from '../webhooks/endpoints.ts';
import { findWebhookEvent } from '../webhooks/list-events.ts';
import { createSecretOpener } from '../webhooks/open-secrets.ts';
import { recordWebhookEvents } from '../webhooks/record-events.ts';
import { recordOutcomes } from '../webhooks/record-outcomes.ts';
import { createTestContext, type TestContext } from './context.ts';
import { SILENT_LOGGER } from './jobs.ts';
import { createTestPractice } from './practice.ts';
import { makeEvent } from './webhook-event.ts';
import { startReceiver, type WebhookReceiver } from './webhook-receiver.ts';

export interface WebhookDesk {
  context: TestContext;
  secretBox: SecretBox;
  /** The key of the secret box, in base64. */
  secretKey: string;
  receiver: WebhookReceiver;
  practiceId: string;
  dispatcher: Agent;
  addEndpoint(url?: string): Promise<{ id: string; secret: string }>;
  /** Returns the ids, the oldest first. */
  record(endpointId: string, count?: number): Promise<string[]>;
  /** One round of a process: claims due events, sends them, and stores the outcomes. Answers with their number. */
  deliverDue(courier?: Partial<Courier>): Promise<number>;
  start(more?: Partial<DelivererOptions>): Deliverer;
  readEvent(id: string): Promise<TestWebhookEvent>;
  readAttempts(id: string): Promise<Selectable<WebhookAttemptTable>[]>;
  /** Between tests: stops deliverers, empties the tables, forgets what was received. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** An event with how far it got. The lease and the claim are null once it is delivered. */
export interface TestWebhookEvent extends Selectable<WebhookEventTable> {
  state: WebhookEventState;
  attempts: number;
  due_at: Date;
  ended_at: Date | null;
  lease_until: Date | null;
  claims: number | null;
}

export const LEASE_MS = 30_000;

/** A database, a partner's server, and what is needed to send to it. */
export async function openWebhookDesk(): Promise<WebhookDesk> {
  const context = await createTestContext();
  const { db } = context;
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
    for (const table of ['webhook_attempts', 'webhook_events', 'webhook_secrets', 'webhook_endpoints'] as const) {
      await db.deleteFrom(table).execute();
    }
    receiver.received.length = 0;
    receiver.answerWith((response) => response.writeHead(204).end());
  }

  return {
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
    record: async (endpointId, count = 1) => {
      const events = Array.from({ length: count }, () => makeEvent(endpointId, practiceId));
      await recordWebhookEvents(context, events);
      const sessionIds = events.map(({ sessionId }) => sessionId);
      const rows = await db
        .selectFrom('webhook_events')
        .select(['id', 'session_id'])
        .where('session_id', 'in', sessionIds)
        .execute();
      const ids = new Map(rows.map((row) => [row.session_id, row.id]));
      return sessionIds.map((sessionId) => ids.get(sessionId) ?? '');
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
    readEvent: async (id) => {
      const event = await db.selectFrom('webhook_events').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const { state, attempts, dueAt: due_at, endedAt: ended_at } = await findWebhookEvent(context, id);
      const waiting = db.selectFrom('webhook_undelivered').select(['lease_until', 'claims']).where('event_id', '=', id);
      const { lease_until, claims } = (await waiting.executeTakeFirst()) ?? { lease_until: null, claims: null };
      return { ...event, state, attempts, due_at, ended_at, lease_until, claims };
    },
    readAttempts: (id) =>
      db.selectFrom('webhook_attempts').selectAll().where('event_id', '=', id).orderBy('id').execute(),
    clear,
    close: async () => {
      await clear();
      await dispatcher.destroy();
      await receiver.close();
      await context.drop();
    },
  };
}
