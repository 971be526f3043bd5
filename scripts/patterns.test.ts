import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { BuiltPattern } from './list-built-patterns.ts';
import { listBuildingLines, listLiterals, type Pattern } from './list-patterns.ts';

// A stranger's text may be a million characters long. A pattern whose time grows with the square of that holds the whole
// service, so every pattern in the sources is tried on texts made to slow it down. What counts is how the time grows
// when the text does, not how long it takes.

const ROOT = path.resolve(import.meta.dirname, '..');

/** Patterns that only ever meet short texts, by file. */
const BOUNDED_TEXT: Record<string, string> = {
  'server/src/settings/parse-values.ts': 'values of settings, which the operator writes',
  'server/src/settings/blob-store.ts': 'the value of a setting, which the operator writes',
  'server/src/db/embedded/error.ts': 'what our own PostgreSQL prints when it cannot start',
  'server/src/db/embedded/cluster-processes.ts': 'lines of the process table',
  'server/src/intake/pdf/engine/running-lines.ts': 'lines of at most sixty characters',
};

/** Each is four times the one before. The first are so short that even an exponential pattern ends. */
const LENGTHS = [24, 96, 384, 1_536, 6_144, 24_576];
/** A linear pattern takes a fraction of this on the longest text, a quadratic one many times as much. */
const SUSPICIOUS_MS = 15;
/** For four times the text, a linear pattern takes four times as long and a quadratic one sixteen times. */
const MOST_GROWTH = 9;

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

function listHostileTexts(pattern: Pattern): ((length: number) => string)[] {
  const literals = literalsOf(pattern);
  const pumps = [...PUMPS, ...literals, ...literals.map((literal) => `${literal} `)];
  return ['', ' ', ...literals].flatMap((start) =>
    pumps.map((pump) => (length: number) => `${start}${pump.repeat(Math.ceil(length / pump.length))}x\n\u0000`),
  );
}

function measure(regexp: RegExp, text: string): number {
  const before = process.cpuUsage();
  regexp.lastIndex = 0;
  regexp.test(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least of several: a pause to clear memory adds to some, but not to all of them. */
function measureBest(regexp: RegExp, text: string): number {
  return Math.min(...Array.from({ length: 5 }, () => measure(regexp, text)));
}

/** Whether the time grows more than the text does. */
function isSlowOn(regexp: RegExp, makeText: (length: number) => string): boolean {
  for (const [index, length] of LENGTHS.entries()) {
    if (measure(regexp, makeText(length)) < SUSPICIOUS_MS) continue;
    const before = measureBest(regexp, makeText(LENGTHS[index - 1] ?? 1));
    return measureBest(regexp, makeText(length)) / Math.max(0.1, before) > MOST_GROWTH;
  }
  return false;
}

/** A text on which the pattern's time grows faster than the text, if there is one. */
function findSlowText(pattern: Pattern): string | undefined {
  const regexp = new RegExp(pattern.source, pattern.flags);
  const makeText = listHostileTexts(pattern).find((candidate) => isSlowOn(regexp, candidate));
  return makeText && JSON.stringify(makeText(24));
}

const files = globSync(['document/src/**/*.ts', 'server/src/**/*.ts'], {
  cwd: ROOT,
  exclude: (name) => /\.test\.ts$|\.d\.ts$|^testing$/.test(name),
});

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const findSlow = (patterns: readonly Pattern[]): string[] =>
  patterns.flatMap((pattern) => {
    const text = findSlowText(pattern);
    return text === undefined ? [] : [`${pattern.file}: /${pattern.source}/${pattern.flags} on ${text}`];
  });

test('the time of every pattern grows no faster than the text', () => {
  const patterns = files
    .filter((file) => !Object.hasOwn(BOUNDED_TEXT, file))
    .flatMap((file) => listLiterals(file, read(file)));
  expect(patterns.length).toBeGreaterThan(300);
  expect(findSlow(patterns)).toEqual([]);
}, 600_000);

test('nor does that of those that are built from parts, all of which are tried', () => {
  const places = files
    .filter((file) => file !== 'server/src/lib/pattern.ts')
    .flatMap((file) => listBuildingLines(read(file)).map((lines) => ({ file, ...lines })));
  const program = path.join(import.meta.dirname, 'list-built-patterns.ts');
  const builders = [...new Set(places.map(({ file }) => file))];
  const printed = execFileSync(process.execPath, [program, ...builders], { encoding: 'utf8' });
  const patterns: BuiltPattern[] = JSON.parse(printed);
  const untried = places.filter(
    ({ file, first, last }) =>
      !patterns.some((pattern) => pattern.file === file && pattern.line >= first && pattern.line <= last),
  );
  expect(untried).toEqual([]);
  expect(patterns.length).toBeGreaterThan(100);
  expect(findSlow(patterns)).toEqual([]);
}, 600_000);

test('a pattern that is quadratic or worse is found', () => {
  const slow = [
    String.raw`\s+$`,
    String.raw`^\s*# Case\s*(.*?)\s*$`,
    String.raw`\d+\W*\d+$`,
    '(a+)+$',
    `Ab${'[ -]?'.repeat(24)}c`,
  ];
  const found = slow.map((source) => findSlowText({ file: 'x.ts', source, flags: 'u' }));
  expect(found).toEqual(found.map(() => expect.any(String)));
});
