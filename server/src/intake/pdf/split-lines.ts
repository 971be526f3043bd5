import type { Readable } from 'node:stream';

export interface LineListener {
  maxBytes: number;
  onLine: (line: string) => void;
  /** Called once; nothing is read after it. */
  onTooMuch: () => void;
}

/** Hands on the lines of a stream, and never holds more than `maxBytes` of it. */
export function splitLines(stream: Readable, { maxBytes, onLine, onTooMuch }: LineListener): void {
  let parts: Buffer[] = [];
  let bytes = 0;
  let isClosed = false;
  stream.on('error', () => undefined);
  stream.on('data', (chunk: Buffer) => {
    if (isClosed) return;
    bytes += chunk.length;
    if (bytes > maxBytes) {
      isClosed = true;
      parts = [];
      onTooMuch();
      return;
    }
    let rest = chunk;
    for (let end = rest.indexOf(0x0a); end >= 0; end = rest.indexOf(0x0a)) {
      parts.push(rest.subarray(0, end));
      onLine(Buffer.concat(parts).toString('utf8'));
      parts = [];
      rest = rest.subarray(end + 1);
    }
    parts.push(rest);
  });
}
