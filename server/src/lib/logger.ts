import { type DestinationStream, type Logger, pino } from 'pino';
import type { Clock } from './clock.ts';
import { describeError } from './loggable-error.ts';

export type { Logger } from 'pino';

/**
 * One JSON object a line. What may be logged is decided where it is logged, field by field, so there is no list of
 * secrets to strike out here: no headers, no bodies, no queries, no names of people.
 */
export function createLogger(clock: Clock, level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: describeError }, timestamp: () => `,"time":"${clock.now().toISOString()}"` };
  return destination === undefined ? pino(options) : pino(options, destination);
}
