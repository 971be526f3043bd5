import type { Dispatcher } from 'undici';
import type { Stopping } from '../lib/stopping.ts';
import { type DeliveryFault, nameFault } from './delivery-fault.ts';

export interface DeliveryRequest {
  url: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface DeliveryAnswer {
  /** Null where no answer came. */
  status: number | null;
  fault: DeliveryFault | null;
  /** The first bytes of the answer, as text. */
  text: string | null;
}

/** How long a receiver has for its whole answer. */
export const ANSWER_TIMEOUT_MS = 10_000;

/** An answer is read to its end, but not past this: a receiver has nothing to say that is longer. */
const MAX_ANSWER_BYTES = 64 * 1024;
const KEPT_BYTES = 1024;

/**
 * Sends one request and says what came of it; never throws. The time is for all of it: finding the address, connecting,
 * sending, the answer to its last byte. Only 2xx is a delivery, and a redirect is not followed. Resolves with undefined
 * when told to stop.
 */
export function callEndpoint(
  dispatcher: Dispatcher,
  { url, headers, body }: DeliveryRequest,
  { timeoutMs, stopping }: { timeoutMs: number; stopping?: Stopping | undefined },
): Promise<DeliveryAnswer | undefined> {
  if (stopping?.isStopped() === true) return Promise.resolve(undefined);
  const { promise, resolve } = Promise.withResolvers<DeliveryAnswer | undefined>();
  let status: number | null = null;
  let readBytes = 0;
  let kept: Buffer | undefined;
  let isOver = false;
  let controller: Dispatcher.DispatchController | undefined;

  function end(fault: DeliveryFault | null): void {
    if (isOver) return;
    const isDelivered = fault === null && status !== null && status >= 200 && status < 300;
    settle({ status, fault: isDelivered ? null : (fault ?? 'not_2xx'), text: status === null ? null : toText(kept) });
  }

  function settle(answer: DeliveryAnswer | undefined): void {
    isOver = true;
    clearTimeout(timer);
    stopping?.remove(stop);
    // The client uses a connection again only in the next turn of the event loop. Who begins another delivery before
    // would open one more.
    queueMicrotask(() => setImmediate(resolve, answer));
  }

  function cut(): void {
    controller?.abort(new Error('the exchange is over'));
  }

  function stop(): void {
    settle(undefined);
    cut();
  }

  const timer = setTimeout(() => {
    end('timeout');
    cut();
  }, timeoutMs);
  stopping?.add(stop);

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(started) {
      controller = started;
      // A connection that came about too late: nothing is sent on it.
      if (isOver) cut();
    },
    onResponseStart(_, statusCode) {
      status = statusCode;
    },
    onResponseData(_, chunk) {
      readBytes += chunk.length;
      kept = keepFirst(kept, chunk);
      if (readBytes <= MAX_ANSWER_BYTES) return;
      end(null);
      cut();
    },
    onResponseEnd: () => end(null),
    onResponseError: (_, error) => end(nameFault(error)),
  };
  try {
    dispatcher.dispatch({ ...targetOf(url), method: 'POST', headers, body }, handler);
  } catch (error) {
    end(nameFault(error));
  }
  return promise;
}

interface Target {
  origin: string;
  path: string;
}

/** Taking an address apart costs as much as signing, and the same few come again and again. */
const MAX_TARGETS = 1000;
const targets = new Map<string, Target>();

function targetOf(url: string): Target {
  const known = targets.get(url);
  if (known !== undefined) return known;
  const { origin, pathname, search } = new URL(url);
  const target = { origin, path: pathname + search };
  if (targets.size >= MAX_TARGETS) targets.clear();
  targets.set(url, target);
  return target;
}

function keepFirst(kept: Buffer | undefined, chunk: Buffer): Buffer {
  if (kept === undefined) return Buffer.from(chunk.subarray(0, KEPT_BYTES));
  return kept.length < KEPT_BYTES ? Buffer.concat([kept, chunk.subarray(0, KEPT_BYTES - kept.length)]) : kept;
}

/** PostgreSQL's text cannot hold NUL, and strangers send it. */
function toText(bytes: Buffer | undefined): string {
  return bytes === undefined ? '' : bytes.toString('utf8').replaceAll('\0', '\uFFFD');
}
