import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { BuiltPattern } from './list-built-patterns.ts';
import { findSlowText } from './find-slow-text.ts';
import { listBuildingLines, listLiterals, type Pattern } from './list-patterns.ts';

// A stranger's text may be a million characters long. A pattern whose time grows with the square of that holds the whole
// service, so every pattern in the sources is tried on texts made to slow it down.

const ROOT = path.resolve(import.meta.dirname, '..');

/** Patterns that only ever meet short texts, by file. */
const BOUNDED_TEXT: Record<string, string> = {
  'server/src/settings/parse-values.ts': 'values of settings, which the operator writes',
  'server/src/settings/blob-store.ts': 'the value of a setting, which the operator writes',
  'server/src/db/embedded/error.ts': 'what our own PostgreSQL prints when it cannot start',
  'server/src/db/embedded/cluster-processes.ts': 'lines of the process table',
  'server/src/intake/pdf/engine/running-lines.ts': 'lines of at most sixty characters',
};

const files = globSync(['document/src/**/*.ts', 'server/src/**/*.ts'], {
  cwd: ROOT,
  exclude: (name) => /\.test\.ts$|\.d\.ts$|^testing$/.test(name),
});

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
function findSlow(patterns: readonly Pattern[]): string[] {
  // Of those that are alike, one is tried.
  const different = new Map(patterns.map((pattern) => [`${pattern.flags} ${pattern.source}`, pattern]));
  return [...different.values()].flatMap((pattern) => {
    const text = findSlowText(pattern);
    return text === undefined ? [] : [`${pattern.file}: /${pattern.source}/${pattern.flags} on ${text}`];
  });
}

/** V8 forgets which part of a pattern ignores case once it has compiled many: `pattern()` writes both cases instead. */
const listWithModifiers = (patterns: readonly Pattern[]): Pattern[] =>
  patterns.filter(({ source, flags }) => (flags.includes('i') ? /\(\?-i:/ : /\(\?i[ms]{0,2}:/).test(source));

test('the time of every pattern grows no faster than the text', () => {
  const patterns = files
    .filter((file) => !Object.hasOwn(BOUNDED_TEXT, file))
    .flatMap((file) => listLiterals(file, read(file)));
  expect(patterns.length).toBeGreaterThan(300);
  expect(listWithModifiers(patterns)).toEqual([]);
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
  expect(listWithModifiers(patterns)).toEqual([]);
  expect(findSlow(patterns)).toEqual([]);
}, 600_000);

test('a pattern that is quadratic or worse is found', () => {
  const slow = [
    String.raw`\s+$`,
    String.raw`^\s*# Case\s*(.*?)\s*$`,
    String.raw`\d+\W*\d+$`,
    // Each step of this one is as quick as any can be.
    'a[^b]*b',
    '(a+)+$',
    `Ab${'[ -]?'.repeat(24)}c`,
  ];
  const found = slow.map((source) => findSlowText({ file: 'x.ts', source, flags: 'u' }));
  expect(found).toEqual(found.map(() => expect.any(String)));
});
