import type { Readable } from 'node:stream';
import { deserialize, serialize } from 'node:v8';

const HEADER_BYTES = 4;

/** A value as bytes, with their number before them. */
export function encodeFrame(value: unknown): Buffer {
  const body = serialize(value);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(body.length);
  return Buffer.concat([header, body]);
}

export interface FrameListener {
  maxFrameBytes: number;
  onValue: (value: unknown) => void;
  /** Called once, for a frame that is too long or makes no sense. Nothing is read after it. */
  onFault: (reason: string) => void;
}

/** Hands on the values of a stream, and never holds more than one frame of it. */
export function readFrames(stream: Readable, { maxFrameBytes, onValue, onFault }: FrameListener): void {
  let parts: Buffer[] = [];
  let held = 0;
  let needed = HEADER_BYTES;
  let isHeader = true;
  let isBroken = false;
  const fail = (reason: string): void => {
    isBroken = true;
    parts = [];
    held = 0;
    onFault(reason);
  };
  const take = (bytes: Buffer): void => {
    if (isHeader) {
      needed = bytes.readUInt32LE();
      if (needed > maxFrameBytes) return fail(`a message of ${needed} bytes`);
    } else {
      needed = HEADER_BYTES;
      try {
        onValue(deserialize(bytes));
      } catch (error) {
        return fail(`a message that cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    isHeader = !isHeader;
  };
  stream.on('error', () => undefined);
  stream.on('data', (chunk: Buffer) => {
    if (isBroken) return;
    parts.push(chunk);
    held += chunk.length;
    while (held >= needed) {
      const all = parts.length === 1 ? (parts[0] ?? chunk) : Buffer.concat(parts);
      const taken = needed;
      parts = [all.subarray(taken)];
      held -= taken;
      take(all.subarray(0, taken));
    }
  });
}
