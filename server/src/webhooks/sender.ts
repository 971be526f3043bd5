import { setTimeout as sleep } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import type { Context } from '../db/context.ts';
import type { Logger } from '../lib/logger.ts';
import type { SecretBox } from '../lib/secret-box.ts';
import { createStopping } from '../lib/stopping.ts';
import { type ClaimedEvent, giveBackEvent } from './claim-events.ts';
import { deliverEvent } from './deliver-event.ts';
import { createGate, type Gate, type Pass } from './gate.ts';
import { createSecretOpener } from './open-secrets.ts';
import { createOutcomeBatches } from './outcome-batches.ts';
import { type Outcome, recordOutcomes } from './record-outcomes.ts';

export interface SenderOptions {
  context: Context;
  logger: Logger;
  secretBox: SecretBox;
  /** Makes the connections; it is the guard of where they may lead. */
  dispatcher: Dispatcher;
  /** How many deliveries are made at once, and how many of them to one endpoint. */
  concurrency: number;
  concurrencyPerEndpoint: number;
  random: () => number;
  timeoutMs: number;
  /** Longer than any attempt with its storing lasts: what is leased is never sent by another at the same time. */
  leaseMs: number;
  /** A delivery that takes longer leaves its place to others. */
  slowAfterMs: number;
  /** One to an endpoint that is known not to answer makes room for the next after so long. */
  briefMs: number;
  /** Of an endpoint that gives no trouble, how many may be here, waiting and under way. */
  usualRoom: number;
  /** More may be claimed. */
  onRoom: () => void;
  /** The database did not do what it was asked to. */
  onFault: (error: unknown) => void;
}

/** Sends claimed events, each when the gate lets it, and stores what came of it. */
export interface Sender extends Pick<Gate, 'rooms' | 'recall'> {
  /** Resolves when others may have the place, which for a slow delivery is before it has ended. */
  send(event: ClaimedEvent): Promise<void>;
  /** Gives back what waits. What is under way may go on for so long, and is then given back, too. */
  stop(graceMs: number): Promise<void>;
}

/**
 * For each place, how many deliveries may wait for an answer beside. With the usual settings half of them is enough for
 * a thousand events of one endpoint that never answers: eight begin every tenth of a second, and each lasts ten seconds.
 */
const ASIDE_PER_PLACE = 32;
/** For each place, how many outcomes may wait to be stored before the next delivery does. */
const UNSTORED_PER_PLACE = 16;

export function createSender(options: SenderOptions): Sender {
  const { context, logger, secretBox, dispatcher, concurrency, random, timeoutMs, onRoom, onFault } = options;
  const courier = { clock: context.clock, openSecret: createSecretOpener(secretBox), dispatcher, random, timeoutMs };
  const gate = createGate({
    concurrency,
    perEndpoint: options.concurrencyPerEndpoint,
    sideRoom: concurrency * ASIDE_PER_PLACE,
    usualRoom: options.usualRoom,
  });
  const batches = createOutcomeBatches({
    store: (outcomes) => recordOutcomes(context, outcomes),
    onError: onFault,
    patienceMs: options.leaseMs - timeoutMs,
  });
  const abandoning = createStopping();
  const allEnded = Promise.withResolvers<void>();
  let underWay = 0;
  let isStopping = false;

  async function handle(event: ClaimedEvent, pass: Pass | undefined, free: () => void): Promise<void> {
    if (pass === undefined) await giveBack(event);
    else await deliver(event, pass, free);
    free();
    if (pass === undefined) onRoom();
    underWay -= 1;
    if (isStopping && underWay === 0) allEnded.resolve();
  }

  async function deliver(event: ClaimedEvent, pass: Pass, free: () => void): Promise<void> {
    if (pass.isAside) free();
    const takeLong = (): void => {
      const { isAside, wantsMore } = pass.takeLong();
      if (isAside) free();
      if (wantsMore) onRoom();
    };
    const timer = setTimeout(takeLong, pass.isAside ? options.briefMs : options.slowAfterMs);
    const outcome = await deliverEvent(courier, event, abandoning);
    clearTimeout(timer);
    if (pass.leave(outcome?.answer.fault === null)) onRoom();
    if (outcome === undefined) return giveBack(event);
    if (outcome.state === 'failed') tellFailed(logger, outcome);
    const stored = batches.add(outcome);
    // The next may begin while this one is stored, unless storing falls behind.
    if (batches.size() > concurrency * UNSTORED_PER_PLACE) await stored;
  }

  async function giveBack(event: ClaimedEvent): Promise<void> {
    try {
      await giveBackEvent(context, event);
    } catch (error) {
      // It is sent when its lease has run out.
      onFault(error);
    }
  }

  return {
    rooms: gate.rooms,
    recall: gate.recall,
    send: (event) => {
      underWay += 1;
      return new Promise((free) => gate.enter(event.endpointId, (pass) => void handle(event, pass, free)));
    },
    stop: async (graceMs) => {
      gate.close();
      isStopping = true;
      if (underWay === 0) allEnded.resolve();
      const patience = new AbortController();
      const grace = sleep(graceMs, undefined, { signal: patience.signal }).catch(() => undefined);
      await Promise.race([allEnded.promise, grace]);
      patience.abort();
      abandoning.stopAll();
      await allEnded.promise;
      await batches.settle();
    },
  };
}

function tellFailed(logger: Logger, { event, answer }: Outcome): void {
  const { id: eventId, endpointId } = event;
  logger.warn({ eventId, endpointId, status: answer.status, fault: answer.fault }, 'a webhook failed for good');
}
