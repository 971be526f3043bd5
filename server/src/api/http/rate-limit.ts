import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Rates } from '../../rates/shared-rates.ts';

export interface RateLimitOptions {
  rates: Rates;
  /** Tells these counts from those of other limits. */
  name: string;
  /** 0 is no limit. */
  perMinute: number;
  /** Whose requests are counted together; undefined is not counted. */
  keyOf: (request: FastifyRequest) => string | undefined;
}

/** The hook runs after those added before it, so call this after the one that finds out who asks. */
export function limitRate(app: FastifyInstance, { rates, name, perMinute, keyOf }: RateLimitOptions): void {
  if (perMinute === 0) return;
  const windows = rates.open(name, perMinute);
  app.addHook('onRequest', (request, reply, done) => {
    const key = keyOf(request);
    if (key === undefined) return done();
    const { remaining, resetSeconds } = windows.count(key);
    if (remaining < 0) return done(refuseRate(reply, perMinute, resetSeconds));
    setRateHeaders(reply, perMinute, remaining, resetSeconds);
    return done();
  });
}

/** The error for whoever asks too often. The answer says when to come again. */
export function refuseRate(reply: FastifyReply, limit: number, resetSeconds: number): AppError {
  setRateHeaders(reply, limit, 0, resetSeconds);
  reply.header('retry-after', resetSeconds);
  return new AppError('rate_limited');
}

function setRateHeaders(reply: FastifyReply, limit: number, remaining: number, resetSeconds: number): void {
  reply.header('ratelimit-limit', limit);
  reply.header('ratelimit-remaining', remaining);
  reply.header('ratelimit-reset', resetSeconds);
}
