import { setTimeout as sleep } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import type { Context } from '../db/context.ts';
import { listenToChannel } from '../db/listener.ts';
import { createLane } from '../jobs/lane.ts';
import type { Logger } from '../lib/logger.ts';
import { repeat } from '../lib/repeat.ts';
import type { SecretBox } from '../lib/secret-box.ts';
import { type ClaimedEvent, claimEvents, giveBackEvents } from './claim-events.ts';
import { ANSWER_TIMEOUT_MS, deliverEvent } from './deliver-event.ts';
import { createEndpointRooms } from './endpoint-rooms.ts';
import { createOutcomeBatches } from './outcome-batches.ts';
import { WEBHOOKS_CHANNEL } from './record-events.ts';
import { type Outcome, recordOutcomes } from './record-outcomes.ts';

export interface DelivererOptions {
  context: Context;
  logger: Logger;
  databaseUrl: string;
  secretBox: SecretBox;
  /** Makes the connections; it is the guard of where they may lead. */
  dispatcher: Dispatcher;
  /** How many deliveries this process makes at once, and how many of them to one endpoint. */
  concurrency: number;
  concurrencyPerEndpoint: number;
  random?: () => number;
  timeoutMs?: number;
  /** Longer than any attempt with its storing lasts: what is leased is never sent by another at the same time. */
  leaseMs?: number;
  /** A delivery that takes longer leaves its place to others. */
  slowAfterMs?: number;
  /** How often to look without having been told: for retries, and in case a notification was lost. */
  pollMs?: number;
  /** How long deliveries may go on after `stop`. */
  graceMs?: number;
}

export interface Deliverer {
  stop(): Promise<void>;
}

/** Slow deliveries that may be under way beside the places, for each of these. */
const SLOW_PER_PLACE = 8;

/** Sends what is due in the background, beside any number of other processes, through any outage of the database. */
export function startDeliverer(options: DelivererOptions): Deliverer {
  const { context, logger, databaseUrl, secretBox, dispatcher, concurrency, concurrencyPerEndpoint } = options;
  const { random = Math.random, timeoutMs = ANSWER_TIMEOUT_MS, leaseMs = 30_000, slowAfterMs = 1000 } = options;
  const { pollMs = 5000, graceMs = 5000 } = options;
  const courier = { clock: context.clock, secretBox, dispatcher, random, timeoutMs };
  const rooms = createEndpointRooms(concurrencyPerEndpoint);
  const running = new Map<ClaimedEvent, Promise<void>>();
  const abandoning = new AbortController();
  const abandoned: ClaimedEvent[] = [];
  let afterEndpoint = '';
  let slow = 0;
  let isFailing = false;

  const batches = createOutcomeBatches({
    store: (outcomes) => recordOutcomes(context, outcomes),
    onError: tellFault,
    patienceMs: leaseMs - timeoutMs,
  });

  const lane = createLane<ClaimedEvent>({
    capacity: concurrency,
    claim: async (limit) => {
      const perEndpoint = concurrencyPerEndpoint;
      const events = await claimEvents(context, { limit, leaseMs, afterEndpoint, perEndpoint, rooms: rooms.list() });
      afterEndpoint = events.at(-1)?.endpointId ?? afterEndpoint;
      if (isFailing) logger.info('webhooks are sent again');
      isFailing = false;
      for (const { endpointId } of events) rooms.enter(endpointId);
      return events;
    },
    work: occupyPlace,
    onClaimError: tellFault,
  });

  function tellFault(error: unknown): void {
    if (!isFailing) logger.warn({ err: error }, 'webhooks cannot be sent, which will be tried again');
    isFailing = true;
  }

  /** Settles when the place is free: the delivery has ended, or is a slow one that others need not wait for. */
  function occupyPlace(event: ClaimedEvent): Promise<void> {
    const { promise: freed, resolve: free } = Promise.withResolvers<void>();
    let isAside = false;
    const timer = setTimeout(() => {
      if (slow >= concurrency * SLOW_PER_PLACE) return;
      isAside = true;
      slow += 1;
      free();
    }, slowAfterMs);
    const run = async (): Promise<void> => {
      await deliver(event);
      running.delete(event);
      clearTimeout(timer);
      if (isAside) slow -= 1;
      free();
    };
    running.set(event, run());
    return freed;
  }

  async function deliver(event: ClaimedEvent): Promise<void> {
    const outcome = await deliverEvent(courier, event, abandoning.signal);
    const hadNoRoom = rooms.leave(event.endpointId, outcome?.answer.fault === null);
    if (hadNoRoom) lane.wake();
    if (outcome === undefined) {
      abandoned.push(event);
      return;
    }
    if (outcome.state === 'failed') tellFailed(outcome);
    const stored = batches.add(outcome);
    // The next may begin while this one is stored, unless storing falls behind.
    if (batches.size() > concurrency) await stored;
  }

  function tellFailed({ event, answer }: Outcome): void {
    const { id: eventId, endpointId } = event;
    logger.warn({ eventId, endpointId, status: answer.status, fault: answer.fault }, 'a webhook failed for good');
  }

  async function stop(): Promise<void> {
    await Promise.all([listener.close(), polling.stop(), lane.close()]);
    const patience = new AbortController();
    const ended = Promise.all(running.values());
    await Promise.race([ended, sleep(graceMs, undefined, { signal: patience.signal }).catch(() => undefined)]);
    patience.abort();
    abandoning.abort();
    await ended;
    await batches.settle();
    try {
      await giveBackEvents(context, abandoned);
    } catch (error) {
      logger.warn({ err: error }, 'webhooks could not be given back; they will be sent when their leases have run out');
    }
  }

  const listener = listenToChannel({
    url: databaseUrl,
    channel: WEBHOOKS_CHANNEL,
    logger,
    onNotice: lane.wake,
    onListening: lane.wake,
  });
  const polling = repeat(pollMs, async () => lane.wake());

  let stopping: Promise<void> | undefined;
  return { stop: () => (stopping ??= stop()) };
}
