import { setTimeout as sleep } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import type { Context } from '../db/context.ts';
import { listenToChannel } from '../db/listener.ts';
import { createLane } from '../jobs/lane.ts';
import type { Logger } from '../lib/logger.ts';
import { repeat } from '../lib/repeat.ts';
import type { SecretBox } from '../lib/secret-box.ts';
import { createStopping } from '../lib/stopping.ts';
import { type ClaimedEvent, claimEvents, giveBackEvent } from './claim-events.ts';
import { ANSWER_TIMEOUT_MS } from './call-endpoint.ts';
import { deliverEvent } from './deliver-event.ts';
import { createGate, type Pass } from './gate.ts';
import { createSecretOpener } from './open-secrets.ts';
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
  /** One to an endpoint that is known not to answer makes room for the next after so long. */
  briefMs?: number;
  /** How often to look without having been told: for retries, and in case a notification was lost. */
  pollMs?: number;
  /** How long deliveries may go on after `stop`. */
  graceMs?: number;
}

export interface Deliverer {
  stop(): Promise<void>;
}

/** For each place, how many events are claimed at a time: while more are claimed, sending goes on. */
const AT_HAND = 4;
/**
 * For each place, how many deliveries may wait for an answer beside. With the usual settings half of them is enough for
 * a thousand events of one endpoint that never answers: eight begin every tenth of a second, and each lasts ten seconds.
 */
const ASIDE_PER_PLACE = 32;
/** For each place, how many outcomes may wait to be stored before the next delivery does. */
const UNSTORED_PER_PLACE = 16;

/** Sends what is due in the background, beside any number of other processes, through any outage of the database. */
export function startDeliverer(options: DelivererOptions): Deliverer {
  const { context, logger, databaseUrl, secretBox, dispatcher, concurrency, concurrencyPerEndpoint } = options;
  const { random = Math.random, timeoutMs = ANSWER_TIMEOUT_MS, leaseMs = 30_000, slowAfterMs = 1000 } = options;
  const { briefMs = 100, pollMs = 1000, graceMs = 5000 } = options;
  const openSecret = createSecretOpener(secretBox);
  const courier = { clock: context.clock, openSecret, dispatcher, random, timeoutMs };
  const perEndpoint = concurrencyPerEndpoint;
  const gate = createGate({
    concurrency,
    perEndpoint,
    sideRoom: concurrency * ASIDE_PER_PLACE,
    usualRoom: AT_HAND * perEndpoint,
  });
  const running = new Set<Promise<void>>();
  const abandoning = createStopping();
  let afterEndpoint = '';
  let isFailing = false;

  const batches = createOutcomeBatches({
    store: (outcomes) => recordOutcomes(context, outcomes),
    onError: tellFault,
    patienceMs: leaseMs - timeoutMs,
  });

  const lane = createLane<ClaimedEvent>({
    capacity: AT_HAND * concurrency,
    claim: async (limit) => {
      const wanted = { limit, leaseMs, afterEndpoint, perEndpoint: AT_HAND * perEndpoint, rooms: gate.rooms() };
      const events = await claimEvents(context, wanted);
      afterEndpoint = events.at(-1)?.endpointId ?? afterEndpoint;
      if (isFailing) logger.info('webhooks are sent again');
      isFailing = false;
      return events;
    },
    work: (event) => {
      const { freed, ended } = handle(event);
      running.add(ended);
      void ended.then(() => running.delete(ended));
      return freed;
    },
    onClaimError: tellFault,
  });

  function tellFault(error: unknown): void {
    if (!isFailing) logger.warn({ err: error }, 'webhooks cannot be sent, which will be tried again');
    isFailing = true;
  }

  /** `freed` settles when others may have the place, which for a slow delivery is before it has ended. */
  function handle(event: ClaimedEvent): { freed: Promise<void>; ended: Promise<void> } {
    const { promise: freed, resolve: free } = Promise.withResolvers<void>();
    const run = async (): Promise<void> => {
      const pass = await gate.enter(event.endpointId);
      if (pass === undefined) await giveBack(event);
      else await deliver(event, pass, free);
      free();
      if (pass === undefined) lane.wake();
    };
    return { freed, ended: run() };
  }

  async function deliver(event: ClaimedEvent, pass: Pass, free: () => void): Promise<void> {
    if (pass.isAside) free();
    const timer = setTimeout(
      () => {
        const { isAside, wantsMore } = pass.takeLong();
        if (isAside) free();
        if (wantsMore) lane.wake();
      },
      pass.isAside ? briefMs : slowAfterMs,
    );
    const outcome = await deliverEvent(courier, event, abandoning);
    clearTimeout(timer);
    if (pass.leave(outcome?.answer.fault === null)) lane.wake();
    if (outcome === undefined) return giveBack(event);
    if (outcome.state === 'failed') tellFailed(outcome);
    const stored = batches.add(outcome);
    // The next may begin while this one is stored, unless storing falls behind.
    if (batches.size() > concurrency * UNSTORED_PER_PLACE) await stored;
  }

  async function giveBack(event: ClaimedEvent): Promise<void> {
    try {
      await giveBackEvent(context, event);
    } catch (error) {
      // It is sent when its lease has run out.
      tellFault(error);
    }
  }

  function tellFailed({ event, answer }: Outcome): void {
    const { id: eventId, endpointId } = event;
    logger.warn({ eventId, endpointId, status: answer.status, fault: answer.fault }, 'a webhook failed for good');
  }

  async function stop(): Promise<void> {
    await Promise.all([listener.close(), polling.stop(), lane.close()]);
    gate.close();
    const patience = new AbortController();
    const ended = Promise.all(running);
    await Promise.race([ended, sleep(graceMs, undefined, { signal: patience.signal }).catch(() => undefined)]);
    patience.abort();
    abandoning.stopAll();
    await ended;
    await batches.settle();
  }

  const listener = listenToChannel({
    url: databaseUrl,
    channel: WEBHOOKS_CHANNEL,
    logger,
    onNotice: (pausedId) => (pausedId === '' ? lane.wake() : gate.recall(pausedId)),
    onListening: lane.wake,
  });
  const polling = repeat(pollMs, async () => lane.wake());

  let stopping: Promise<void> | undefined;
  return { stop: () => (stopping ??= stop()) };
}
