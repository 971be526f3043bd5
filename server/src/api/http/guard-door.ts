import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { createRateWindows } from './rate-window.ts';

export interface DoorOptions {
  clock: Clock;
  /** How many wrong credentials a minute one address may try; 0 is no limit. */
  failuresPerMinute: number;
  /** Where credentials come in the body, they can be checked only once it is read. */
  hook?: 'onRequest' | 'preHandler';
}

/**
 * Runs the check of an API's door, before a byte of a body is read unless the credentials are in it. An address that
 * keeps coming with wrong credentials is turned away before they are looked up: it can neither guess at speed nor fill
 * the database with its audit rows.
 */
export function guardDoor(
  app: FastifyInstance,
  { clock, failuresPerMinute, hook = 'onRequest' }: DoorOptions,
  check: (request: FastifyRequest) => Promise<void>,
): void {
  if (failuresPerMinute === 0) {
    app.addHook(hook, check);
    return;
  }
  const failures = createRateWindows(clock, failuresPerMinute);
  app.addHook(hook, async (request, reply) => {
    const { remaining, resetSeconds } = failures.look(request.ip);
    if (remaining <= 0) {
      reply.header('retry-after', resetSeconds);
      throw new AppError('rate_limited');
    }
    try {
      await check(request);
    } catch (error) {
      if (error instanceof AppError && error.status === 401) failures.count(request.ip);
      throw error;
    }
  });
}
