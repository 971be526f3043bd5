import type { Dispatcher } from 'undici';
import type { Clock } from '../lib/clock.ts';
import type { Stopping } from '../lib/stopping.ts';
import { callEndpoint, type DeliveryRequest } from './call-endpoint.ts';
import type { ClaimedEvent } from './claim-events.ts';
import type { OpenSecret } from './open-secrets.ts';
import type { Outcome } from './record-outcomes.ts';
import { writeRequestHeaders } from './request-headers.ts';
import { planRetry } from './retry-schedule.ts';

/** What deliveries are made with. */
export interface Courier {
  clock: Clock;
  openSecret: OpenSecret;
  dispatcher: Dispatcher;
  random: () => number;
  timeoutMs: number;
}

/** One attempt: prepare, call, then what follows from success or failure. Undefined when told to stop meanwhile. */
export async function deliverEvent(
  courier: Courier,
  event: ClaimedEvent,
  stopping?: Stopping,
): Promise<Outcome | undefined> {
  const startedAt = courier.clock.now();
  const startMs = performance.now();
  const request = prepareDelivery(courier, event, startedAt);
  const answer =
    request === undefined
      ? ({ status: null, fault: 'secret_unreadable', text: null } as const)
      : await callEndpoint(courier.dispatcher, request, { timeoutMs: courier.timeoutMs, stopping });
  if (answer === undefined) return undefined;
  const durationMs = Math.round(performance.now() - startMs);
  const verdict = answer.fault === null ? succeed(courier) : fail(courier, event);
  return { event, answer, startedAt, durationMs, ...verdict };
}

/** Undefined where there is no secret that could be opened: without a signature nothing is sent. */
function prepareDelivery(
  { openSecret }: Courier,
  { id, endpointId, url, body, sealedSecret }: ClaimedEvent,
  at: Date,
): DeliveryRequest | undefined {
  const secret = openSecret(endpointId, sealedSecret);
  if (secret === undefined) return undefined;
  const bytes = Buffer.from(body, 'utf8');
  return { url, headers: writeRequestHeaders(secret, id, at, bytes), body: bytes };
}

type Verdict = Pick<Outcome, 'state' | 'retryAt' | 'endedAt'>;

function succeed({ clock }: Courier): Verdict {
  return { state: 'delivered', retryAt: null, endedAt: clock.now() };
}

function fail({ clock, random }: Courier, { attempts }: ClaimedEvent): Verdict {
  const now = clock.now();
  const retryAt = planRetry(attempts + 1, now, random);
  return retryAt === undefined
    ? { state: 'failed', retryAt: null, endedAt: now }
    : { state: 'pending', retryAt, endedAt: null };
}
