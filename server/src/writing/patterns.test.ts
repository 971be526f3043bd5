import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Signs that patterns take in any number. A text of one of them, with an end that fits nothing, is their worst case. */
const SEEDS = [
  ' ',
  '\n',
  '\t',
  'a',
  'A',
  '1',
  '1 ',
  'a ',
  '-',
  '- ',
  '.',
  ', ',
  '#',
  '[',
  '[#1',
  '(',
  '|',
  '"',
  "'",
  '/',
  'x1',
  '1/',
  'no ',
  'and ',
  'Aa ',
  'é',
  '*',
  '_',
  ':',
  '@',
  'a@',
  'a.',
  '1.',
  '0 ',
];
const ENDS = ['', '\u0000', '!'];
const SIZES = [4_000, 16_000];
/** Four times the text takes four times the time; a square takes sixteen. What is faster than this is not measured. */
const MAX_GROWTH = 12;
const MEASURABLE_MS = 12;

const LITERAL =
  /(?<=[=(,:[?&|!]\s{0,20}|return )\/((?:[^/\\\n[*]|\\.|\[(?:[^\]\\\n]|\\.){1,400}\])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.){1,400}\]){0,1000})\/([dgimsuyv]{0,8})(?=[\s.,;)\]])/g;

function listPatterns(): [name: string, pattern: RegExp][] {
  return globSync('**/*.ts', { cwd: import.meta.dirname, exclude: (name) => name.endsWith('.test.ts') }).flatMap(
    (file) => {
      const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
      return Array.from(source.matchAll(LITERAL), ([, body = '', flags = '']): [string, RegExp][] => {
        try {
          return [[`${file}: ${body.slice(0, 80)}`, new RegExp(body, flags.replace(/[gy]/g, ''))]];
        } catch {
          return [];
        }
      }).flat();
    },
  );
}

function timeOf(pattern: RegExp, text: string): number {
  const global = new RegExp(pattern.source, `${pattern.flags}g`);
  const start = performance.now();
  text.replaceAll(global, '');
  return performance.now() - start;
}

function best(pattern: RegExp, text: string): number {
  return Math.min(...Array.from({ length: 3 }, () => timeOf(pattern, text)));
}

test('every pattern of the writing rooms takes a time that grows with the text, not with its square', () => {
  const patterns = listPatterns();
  expect(patterns.length).toBeGreaterThan(100);
  const slow = patterns.flatMap(([name, pattern]) => {
    for (const seed of SEEDS) {
      for (const end of ENDS) {
        const [short = '', long = ''] = SIZES.map((size) => seed.repeat(Math.ceil(size / seed.length)) + end);
        if (timeOf(pattern, long) < MEASURABLE_MS) continue;
        // Twice, so that a machine that was busy for a moment is not taken for a slow pattern.
        const isSlow = (): boolean => best(pattern, long) > MAX_GROWTH * best(pattern, short);
        if (isSlow() && isSlow()) return [`${name} on ${JSON.stringify(seed + end)}`];
      }
    }
    return [];
  });
  expect(slow).toEqual([]);
}, 120_000);
