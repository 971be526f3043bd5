import { randomFillSync } from 'node:crypto';
import type { Clock } from './clock.ts';

/** What each kind of id begins with, so that an id in a log or a bug report says what it names. */
export type IdPrefix =
  | 'prac'
  | 'user'
  | 'key'
  | 'note'
  | 'tmpl'
  | 'snip'
  | 'rep'
  | 'job'
  | 'blob'
  | 'pict'
  | 'work'
  | 'req'
  | 'sess'
  | 'mail'
  | 'pers'
  | 'sent'
  | 'pwevt'
  | 'papp'
  | 'pclient'
  | 'conn'
  | 'grant'
  | 'ptok'
  | 'psess';

export type MakeId = (prefix: IdPrefix) => string;

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ids sort by the time they were made, so that inserts stay at one end of an index. The last 80 bits are random. */
export function createIdMaker(clock: Clock): MakeId {
  return (prefix) => `${prefix}_${encodeTime(clock.now().getTime())}${encodeRandom()}`;
}

/** Ids that were made at this time or later sort after it. */
export function lowestIdAt(prefix: IdPrefix, time: Date): string {
  return `${prefix}_${encodeTime(time.getTime())}`;
}

let lastTime = { milliseconds: -1, text: '' };

/** Many ids are made in one millisecond. */
function encodeTime(milliseconds: number): string {
  if (lastTime.milliseconds === milliseconds) return lastTime.text;
  let rest = milliseconds;
  let text = '';
  for (let place = 0; place < 10; place += 1) {
    text = ALPHABET.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  lastTime = { milliseconds, text };
  return text;
}

const RANDOM_LETTERS = 16;
/** Random letters are drawn for many ids at a time: one draw costs ten times what an id needs. */
const pool = Buffer.alloc(RANDOM_LETTERS * 256);
let used = pool.length;

function encodeRandom(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    for (const [index, byte] of pool.entries()) pool[index] = ALPHABET.charCodeAt(byte & 31);
    used = 0;
  }
  used += RANDOM_LETTERS;
  return pool.toString('latin1', used - RANDOM_LETTERS, used);
}
