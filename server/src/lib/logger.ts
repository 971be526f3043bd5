import { type DestinationStream, type Logger, pino } from 'pino';
import type { Clock } from './clock.ts';
import { describeError } from './loggable-error.ts';

export type { Logger } from 'pino';

/**
 * Writes one JSON object a line. What may be logged is decided where it is logged, field by field: no headers, no
 * bodies, no queries, no names of people. So no list of secrets to hide is needed here.
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

/** Waiting for a write at every line would cost each request more time than its routing. */
const BUFFER_BYTES = 8192;
const FLUSH_MS = 500;

/** Standard output, written in batches. The last batch is written when the process ends, unless it is killed. */
export function openStandardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS });
  process.on('exit', () => output.flushSync());
  return output;
}
