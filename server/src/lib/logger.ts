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
      timestamp: createTimestamp(clock),
    },
    destination,
  );
}

/** Many lines are written in one millisecond. */
function createTimestamp(clock: Clock): () => string {
  let last = { milliseconds: Number.NaN, text: '' };
  return () => {
    const now = clock.now();
    const milliseconds = now.getTime();
    if (last.milliseconds !== milliseconds) last = { milliseconds, text: `,"time":"${now.toISOString()}"` };
    return last.text;
  };
}

/** A write costs as much as several requests. */
const BATCH_CHARACTERS = 64 * 1024;
const FLUSH_MS = 500;

/** Standard output, written in batches. The last batch is written when the process ends, unless it is killed. */
export function openStandardOutput(): DestinationStream {
  // It measures all that it keeps whenever it is given more, so it is given whole batches.
  const output = pino.destination({ dest: 1, sync: false });
  let batch = '';
  const pass = (): void => {
    if (batch !== '') output.write(batch);
    batch = '';
  };
  setInterval(pass, FLUSH_MS).unref();
  process.on('exit', () => {
    pass();
    output.flushSync();
  });
  return {
    write(line) {
      batch += line;
      if (batch.length >= BATCH_CHARACTERS) pass();
    },
  };
}
