import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

/** What each kind of id begins with, so that an id in a log or a bug report says what it names. */
export type IdPrefix = 'prac' | 'user' | 'key' | 'note' | 'tmpl' | 'rep' | 'req';

export type MakeId = (prefix: IdPrefix) => string;

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ids sort by the time they were made, which keeps inserts at one end of an index; the last 80 bits are random. */
export function createIdMaker(clock: Clock): MakeId {
  return (prefix) => `${prefix}_${encodeTime(clock.now().getTime())}${encodeRandom()}`;
}

function encodeTime(milliseconds: number): string {
  let rest = milliseconds;
  let text = '';
  for (let place = 0; place < 10; place += 1) {
    text = ALPHABET.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

function encodeRandom(): string {
  let text = '';
  for (const byte of randomBytes(16)) text += ALPHABET.charAt(byte & 31);
  return text;
}
