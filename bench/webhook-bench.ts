import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { createSecureContext } from 'node:tls';
import type { Context } from '../server/src/db/context.ts';
import { openDatabase } from '../server/src/db/database.ts';
import { createAddressGuard } from '../server/src/lib/address-guard.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { createGuardedAgent } from '../server/src/lib/guarded-agent.ts';
import { createIdMaker } from '../server/src/lib/ids.ts';
import { createLogger } from '../server/src/lib/logger.ts';
import { createSecretBox, type SecretBox } from '../server/src/lib/secret-box.ts';
import { createTestPractice } from '../server/src/testing/practice.ts';
import { makeEvent } from '../server/src/testing/webhook-event.ts';
import { type Deliverer, startDeliverer } from '../server/src/webhooks/deliverer.ts';
import { recordWebhookEvents } from '../server/src/webhooks/record-events.ts';

/** As the service is set unless told otherwise. */
export const CONCURRENCY = 64;
const CONCURRENCY_PER_ENDPOINT = 8;

export interface Sink {
  child: ChildProcess;
  url: string;
  cert: string;
}

/** A database, a partner's server in a process of its own, and what is needed to send to it. */
export interface WebhookBench extends Context {
  databaseUrl: string;
  practiceId: string;
  secretBox: SecretBox;
  sink: Sink;
}

export async function openWebhookBench(databaseUrl: string): Promise<WebhookBench> {
  const db = openDatabase({ url: databaseUrl, maxConnections: 10 });
  const context = { db, clock: systemClock, makeId: createIdMaker(systemClock) };
  const { id: practiceId } = await createTestPractice(context);
  return { ...context, databaseUrl, practiceId, secretBox: createSecretBox(randomBytes(32)), sink: await startSink() };
}

export async function closeWebhookBench({ db, sink }: WebhookBench): Promise<void> {
  await stopSink(sink);
  await db.destroy();
}

export async function stopSink({ child }: Sink): Promise<void> {
  child.disconnect();
  await once(child, 'exit');
}

/** A partner's server. */
export async function startSink(): Promise<Sink> {
  const child = fork(path.join(import.meta.dirname, 'webhook-sink.ts'));
  const [{ url, cert }] = (await once(child, 'message')) as [{ url: string; cert: string }];
  return { child, url, cert };
}

export function startBenchDeliverer(
  { databaseUrl, secretBox, sink, ...context }: WebhookBench,
  others: readonly Sink[] = [],
): Deliverer {
  const dispatcher = createGuardedAgent({
    isAllowed: createAddressGuard(['127.0.0.0/8']),
    trust: createSecureContext({ ca: [sink, ...others].map(({ cert }) => cert) }),
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    connectTimeoutMs: 10_000,
  });
  const deliverer = startDeliverer({
    context,
    databaseUrl,
    secretBox,
    dispatcher,
    logger: createLogger(systemClock, 'silent', { write: () => undefined }),
    concurrency: CONCURRENCY,
    concurrencyPerEndpoint: CONCURRENCY_PER_ENDPOINT,
  });
  return {
    stop: async () => {
      await deliverer.stop();
      await dispatcher.destroy();
    },
  };
}

/** Resolves when the partner's server has accepted so many. */
export async function expectAtSink({ child }: Sink, count: number): Promise<void> {
  const all = once(child, 'message');
  child.send(count);
  await all;
}

/** Records an event as a transition does. Answers with how long it was on its way, in milliseconds. */
export async function sendEvent(bench: WebhookBench, endpointId: string): Promise<number> {
  const arrived = expectAtSink(bench.sink, 1);
  const startMs = performance.now();
  await bench.db
    .transaction()
    .execute((trx) => recordWebhookEvents({ ...bench, db: trx }, [makeEvent(endpointId, bench.practiceId)]));
  await arrived;
  return performance.now() - startMs;
}
