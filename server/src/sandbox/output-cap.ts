import { type Readable, Transform } from 'node:stream';

/** Passes on what `count` lets through, at the pace of whoever reads. */
export function capOutput(source: Readable | null | undefined, count: (bytes: number) => boolean): Readable {
  const capped = new Transform({
    transform: (chunk: Buffer, _, done) => (count(chunk.length) ? done(null, chunk) : done()),
  });
  if (source === null || source === undefined) {
    capped.end();
    return capped;
  }
  // A channel that breaks ends like one that is closed. How the process ended says why.
  source.on('error', () => capped.end());
  source.pipe(capped);
  return capped;
}

export interface Messages {
  head: string;
  tail: string;
}

const HEAD_CHARACTERS = 256 * 1024;
const TAIL_CHARACTERS = 4000;

/**
 * Reads everything that a process writes to standard error, so that it never waits, and keeps the beginning and the
 * end.
 */
export function keepMessages(stream: Readable): () => Messages {
  const kept: Messages = { head: '', tail: '' };
  stream.setEncoding('utf8').on('data', (text: string) => {
    if (kept.head.length < HEAD_CHARACTERS) kept.head += text.slice(0, HEAD_CHARACTERS - kept.head.length);
    kept.tail = (kept.tail + text).slice(-TAIL_CHARACTERS);
  });
  return () => kept;
}
