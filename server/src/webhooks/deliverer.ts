import type { Context } from '../db/context.ts';
import { listenToChannel } from '../db/listener.ts';
import { createLane } from '../jobs/lane.ts';
import { repeat } from '../lib/repeat.ts';
import { ANSWER_TIMEOUT_MS } from './call-endpoint.ts';
import { type ClaimedEvent, claimEvents } from './claim-events.ts';
import { WEBHOOKS_CHANNEL } from './record-events.ts';
import { createSender, type Sender, type SenderOptions } from './sender.ts';

/** What may be left out has the value that the service uses. */
type Timing = Pick<SenderOptions, 'random' | 'timeoutMs' | 'leaseMs' | 'slowAfterMs' | 'briefMs'>;

export interface DelivererOptions
  extends Omit<SenderOptions, keyof Timing | 'usualRoom' | 'onRoom' | 'onFault'>, Partial<Timing> {
  databaseUrl: string;
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

/** Sends what is due in the background, beside any number of other processes, through any outage of the database. */
export function startDeliverer(options: DelivererOptions): Deliverer {
  const { context, logger, databaseUrl, concurrency, concurrencyPerEndpoint } = options;
  const { leaseMs = 30_000, pollMs = 1000, graceMs = 5000 } = options;
  const usualRoom = AT_HAND * concurrencyPerEndpoint;
  let isFailing = false;

  function tellFault(error: unknown): void {
    if (!isFailing) logger.warn({ err: error }, 'webhooks cannot be sent, which will be tried again');
    isFailing = true;
  }

  function tellClaimed(): void {
    if (isFailing) logger.info('webhooks are sent again');
    isFailing = false;
  }

  const sender = createSender({
    ...options,
    leaseMs,
    random: options.random ?? Math.random,
    timeoutMs: options.timeoutMs ?? ANSWER_TIMEOUT_MS,
    slowAfterMs: options.slowAfterMs ?? 1000,
    briefMs: options.briefMs ?? 100,
    usualRoom,
    onRoom: () => lane.wake(),
    onFault: tellFault,
  });
  const claim = createClaim(context, sender, { leaseMs, perEndpoint: usualRoom });
  const lane = createLane<ClaimedEvent>({
    capacity: AT_HAND * concurrency,
    claim: async (limit) => {
      const events = await claim(limit);
      tellClaimed();
      return events;
    },
    work: sender.send,
    onClaimError: tellFault,
  });
  const listener = listenToChannel({
    url: databaseUrl,
    channel: WEBHOOKS_CHANNEL,
    logger,
    onNotice: (pausedId) => (pausedId === '' ? lane.wake() : sender.recall(pausedId)),
    onListening: lane.wake,
  });
  const polling = repeat(pollMs, async () => lane.wake());

  async function stop(): Promise<void> {
    await Promise.all([listener.close(), polling.stop(), lane.close()]);
    await sender.stop(graceMs);
  }

  let stopping: Promise<void> | undefined;
  return { stop: () => (stopping ??= stop()) };
}

/** Claims for endpoints in turn: each time from behind the one that was last. */
function createClaim(
  context: Context,
  { rooms }: Pick<Sender, 'rooms'>,
  { leaseMs, perEndpoint }: { leaseMs: number; perEndpoint: number },
): (limit: number) => Promise<ClaimedEvent[]> {
  let afterEndpoint = '';
  return async (limit) => {
    const events = await claimEvents(context, { limit, leaseMs, afterEndpoint, perEndpoint, rooms: rooms() });
    afterEndpoint = events.at(-1)?.endpointId ?? afterEndpoint;
    return events;
  };
}
