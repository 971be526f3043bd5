// Looks for a text on which the time of a regular expression grows faster than the text does. What counts is how the time
// grows, not how long it takes.
import type { Pattern } from './list-patterns.ts';

/** Each is four times the one before. The first are so short that even an exponential pattern ends. */
const LENGTHS = [24, 96, 384, 1_536, 6_144, 24_576];
/**
 * A pattern that repeats nothing without an end looks at a bounded stretch from each place, so that its time grows with
 * the text. It is slow only if that stretch has too many readings, which a short text shows.
 */
const SHORT_LENGTHS = LENGTHS.slice(0, 3);
/** A linear pattern takes a fraction of this on the longest text, a quadratic one many times as much. */
const SUSPICIOUS_MS = 15;
/** For four times the text, a linear pattern takes four times as long and a quadratic one sixteen times. */
const MOST_GROWTH = 9;
/** How often a pattern that seems slow is tried again, the shorter text and the longer one in turn. */
const ROUNDS = 8;
/** So much in processor time, for a text of a few thousand characters at the most, is no pause of the machine. Once is enough. */
const SURELY_SLOW_MS = 250;
/**
 * What grows with the square and takes `SUSPICIOUS_MS` for the longest text takes a sixteenth of that for the one before
 * it, and so on. Whatever takes less than half of that need not be tried on longer texts, which cost most.
 */
const harmlessMs = (index: number): number => SUSPICIOUS_MS / 16 ** (LENGTHS.length - 1 - index) / 2;
/** Below this length, the time that the measuring takes is most of what is measured. */
const LEAST_TELLING_LENGTH = 1_536;

const PUMPS = [
  ' ',
  '\t',
  '\n',
  'a',
  'A',
  '1',
  '.',
  '-',
  '(',
  '[',
  '*',
  '`',
  '"',
  '#',
  '/',
  '_',
  ', ',
  'a ',
  'A ',
  '1 ',
  'a1',
  'Aa ',
  'a.',
  '\n ',
];

/** Words that the pattern looks for. Repeated, or before a long run, they lead furthest into it. */
function literalsOf({ source }: Pattern): string[] {
  const plain = source.replaceAll(/\\[a-zA-Z](?:\{[^}]*\})?/g, ' ');
  const signs = plain.match(/[\p{L}#@<[(-](?:[\p{L}#@<[( -]{0,14}[\p{L}#@<[(-])?/gu) ?? [];
  const words = plain.replaceAll(/\[[^\]]*\]/g, ' ').match(/\p{L}{2,14}/gu) ?? [];
  return [...new Set([...longest(signs, 5), ...longest(words, 3)])];
}

function longest(texts: string[], count: number): string[] {
  return texts.toSorted((a, b) => b.length - a.length).slice(0, count);
}

type MakeText = (length: number) => string;

const STARTS = ['', ' '];
/** All patterns are tried on these, so each is made once. */
const COMMON_TEXTS = combine(STARTS, PUMPS).map(keepTexts);

function combine(starts: readonly string[], pumps: readonly string[]): MakeText[] {
  return starts.flatMap((start) =>
    pumps.map((pump) => (length: number) => `${start}${pump.repeat(Math.ceil(length / pump.length))}x\n\u0000`),
  );
}

function keepTexts(makeText: MakeText): MakeText {
  const kept = new Map<number, string>();
  return (length) => {
    const text = kept.get(length) ?? makeText(length);
    kept.set(length, text);
    return text;
  };
}

function listHostileTexts(pattern: Pattern): MakeText[] {
  const literals = literalsOf(pattern);
  const ownPumps = [...literals, ...literals.map((literal) => `${literal} `)];
  return [...COMMON_TEXTS, ...combine(STARTS, ownPumps), ...combine(literals, [...PUMPS, ...ownPumps])];
}

/** In processor time: on a busy machine the clock runs on while nothing is done. */
function measure(regexp: RegExp, text: string): number {
  const before = process.cpuUsage();
  regexp.lastIndex = 0;
  regexp.test(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** By the clock, which is much quicker to read. It never shows less than what the pattern took of the processor. */
function measureRoughly(regexp: RegExp, text: string): number {
  const before = performance.now();
  regexp.lastIndex = 0;
  regexp.test(text);
  return performance.now() - before;
}

function repeatsWithoutEnd({ source }: Pattern): boolean {
  const plain = source.replaceAll(/\\./gu, ' ').replaceAll(/\[[^\]]*\]/gu, ' ');
  return /[*+]|\{\d+,\}/.test(plain);
}

/** Whether the time grows more than the text does. */
function isSlowOn(regexp: RegExp, makeText: MakeText, lengths: readonly number[]): boolean {
  let beforeMs = Infinity;
  for (const [index, length] of lengths.entries()) {
    const text = makeText(length);
    // On a long text few patterns are tried, and each try takes long: it is measured as it counts at once.
    const isLong = length > LEAST_TELLING_LENGTH;
    const firstMs = isLong ? measure(regexp, text) : measureRoughly(regexp, text);
    if (length >= LEAST_TELLING_LENGTH && firstMs < harmlessMs(index)) return false;
    const spentMs = isLong || firstMs < SUSPICIOUS_MS ? firstMs : measure(regexp, text);
    if (spentMs >= SUSPICIOUS_MS) {
      return growsTooMuch(regexp, { text: makeText(LENGTHS[index - 1] ?? 1), ms: beforeMs }, { text, ms: spentMs });
    }
    beforeMs = firstMs;
  }
  return false;
}

interface Tried {
  text: string;
  ms: number;
}

/**
 * By the least of several measurements of both: a pause of the machine adds to some of them, but not to all. Once the growth
 * is small enough, it is not looked at again.
 */
function growsTooMuch(regexp: RegExp, shorter: Tried, longer: Tried): boolean {
  if (longer.ms >= SURELY_SLOW_MS && longer.text.length < 2 * LEAST_TELLING_LENGTH) return true;
  let [beforeMs, spentMs] = [Math.min(shorter.ms, measure(regexp, shorter.text)), longer.ms];
  for (let round = 1; round < ROUNDS && isTooMuch(beforeMs, spentMs); round += 1) {
    spentMs = Math.min(spentMs, measure(regexp, longer.text));
    beforeMs = Math.min(beforeMs, measure(regexp, shorter.text));
  }
  return isTooMuch(beforeMs, spentMs);
}

function isTooMuch(beforeMs: number, spentMs: number): boolean {
  return spentMs > Math.max(0.1, beforeMs) * MOST_GROWTH;
}

/** A text on which the pattern's time grows faster than the text, if there is one. */
export function findSlowText(pattern: Pattern): string | undefined {
  const regexp = new RegExp(pattern.source, pattern.flags);
  const lengths = repeatsWithoutEnd(pattern) ? LENGTHS : SHORT_LENGTHS;
  const makeText = listHostileTexts(pattern).find((candidate) => isSlowOn(regexp, candidate, lengths));
  return makeText && JSON.stringify(makeText(24));
}
