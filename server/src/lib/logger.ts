import { type DestinationStream, type Logger, pino } from 'pino';
import type { Clock } from './clock.ts';
import { describeError } from './loggable-error.ts';

export type { Logger } from 'pino';

/**
 * One JSON object a line. What may be logged is decided where it is logged, field by field, so there is no list of
 * secrets to strike out here: no headers, no bodies, no queries, no names of people.
 */
export function createLogger(clock: Clock, level: string, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      serializers: { err: describeError },
      timestamp: () => `,"time":"${clock.now().toISOString()}"`,
    },
    destination,
  );
}

/** Waiting for a write at every line would cost each request more than its routing does. */
const BUFFER_BYTES = 8192;
const FLUSH_MS = 500;

/** Standard output, written in batches; the last one when the process ends, unless it is killed. */
export function openStandardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS });
  process.on('exit', () => output.flushSync());
  return output;
}
