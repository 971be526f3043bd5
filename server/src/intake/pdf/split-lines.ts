import type { Readable } from 'node:stream';

/** Hands on the lines of a stream, whose length the sandbox bounds. What follows the last end of line is dropped. */
export function splitLines(stream: Readable, onLine: (line: string) => void): void {
  let parts: Buffer[] = [];
  stream.on('error', () => undefined);
  stream.on('data', (chunk: Buffer) => {
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
