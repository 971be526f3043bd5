import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { networkOf } from '../../lib/network-of.ts';
import type { Rates } from '../../rates/shared-rates.ts';
import { refuseRate } from './rate-limit.ts';
import { SAFE_METHODS } from './same-origin.ts';

export interface DoorOptions {
  rates: Rates;
  /** Tells these counts from those of other doors. */
  name: string;
  /** How many refusals a minute are answered as such to one network; 0 is no limit. */
  failuresPerMinute: number;
  /** `preHandler` where the credentials come in the body, which must be read first. */
  hook?: 'onRequest' | 'preHandler';
}

type DoorCheck = (request: FastifyRequest) => Promise<void>;

/** By which check each request came in. */
const doors = new WeakMap<FastifyRequest, DoorCheck>();

/** For a request that takes long: throws if whoever sent it would not be let in any more. */
export async function passDoorAgain(request: FastifyRequest): Promise<void> {
  await doors.get(request)?.(request);
}

/**
 * For routes that change something. A JSON body may take a minute to come, and the credential it came with may be
 * withdrawn by then.
 */
export function guardChanges(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    if (!SAFE_METHODS.has(request.method)) await passDoorAgain(request);
  });
}

const LOOK_EVERY_MS = 20_000;

/**
 * For routes that take large files: whoever sends one counts as being there until it is answered. A session must not end
 * for want of requests while a file of it comes in.
 */
export function stayAtDoor(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    // A refusal is for the end, where `passDoorAgain` meets it too.
    const looks = setInterval(() => void passDoorAgain(request).catch(() => undefined), LOOK_EVERY_MS);
    reply.raw.once('close', () => clearInterval(looks));
  });
}

/**
 * Runs the check of an API's door: before a byte of the body is read, unless the credentials are in the body.
 *
 * A network that keeps coming with wrong credentials, or with requests that other sites make browsers send, is told to
 * wait, and leaves no more audit rows. Right credentials still pass: many people and programs may share an address, and
 * one of them must not shut out the others. Looking up a credential is one step in an index, and guessing 256 bits is
 * hopeless at any speed.
 */
export function guardDoor(
  app: FastifyInstance,
  { rates, name, failuresPerMinute, hook = 'onRequest' }: DoorOptions,
  checkDoor: DoorCheck,
): void {
  const check: DoorCheck = (request) => {
    doors.set(request, checkDoor);
    return checkDoor(request);
  };
  if (failuresPerMinute === 0) {
    app.addHook(hook, check);
    return;
  }
  const failures = rates.open(name, failuresPerMinute);
  app.addHook(hook, async (request, reply) => {
    try {
      await check(request);
    } catch (error) {
      if (!isOfStranger(error)) throw error;
      const { remaining, resetSeconds } = failures.count(networkOf(request.ip));
      if (remaining >= 0) throw error;
      throw refuseRate(reply, failuresPerMinute, resetSeconds);
    }
  });
}

/** Refused when nothing was known of the caller but the address. */
function isOfStranger(error: unknown): error is AppError {
  return error instanceof AppError && (error.status === 401 || error.code === 'cross_site_request');
}
