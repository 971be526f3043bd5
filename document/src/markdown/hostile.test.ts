import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDocument } from '../check.ts';
import { toHtml } from '../html.ts';
import { LIMITS } from '../limits.ts';
import { isWithinLimits } from '../measure.ts';
import { parseMarkdown } from './parse.ts';
import { toMarkdown } from './serialise.ts';

const CHARACTERS = 60_000;
/** Of the processor, so that it does not matter what else the machine does. */
const MOST_MS = 20_000;

const repeat = (unit: string, characters = CHARACTERS): string => unit.repeat(Math.ceil(characters / unit.length));

function readAndWrite(markdown: string): string {
  const before = process.cpuUsage();
  const document = parseMarkdown(markdown, { template: true });
  if (!isWithinLimits(document)) throw new Error('too large');
  toHtml(document);
  const written = toMarkdown(document);
  const { user, system } = process.cpuUsage(before);
  if ((user + system) / 1000 > MOST_MS) throw new Error('too slow');
  return written;
}

function isStable(markdown: string): boolean {
  const written = readAndWrite(markdown);
  return readAndWrite(written) === written;
}

// Where the reader is quadratic by itself: enough of them to take longer than they may.
const BRACKETS = ['[', '![[', '[a](', '[a]['];
const TEXTS = [
  '[a](<',
  '[a](https://x "',
  '[<',
  '[`',
  '<',
  '<a:',
  '<a@',
  '&#',
  '\\',
  '\\!',
  '>',
  '- ',
  '1. ',
  '> - ',
  '# ',
  '|',
  '{{',
  '\t',
  '\0',
  '\ud800',
];
const SIGNS = [
  '*a ',
  'a* ',
  '*_',
  '*a**b',
  '*a* ',
  '**x *y __z ',
  '~~a ',
  '~~~a~~~',
  '`a``',
  '<br>a',
  '<u>',
  '</u>a',
  '<u>a **b</u> c** ',
  '&amp;',
  '**"**a',
];
const LINES = ['- a\n', '-\n', '> - a\n', '[a]: https://x "y\n', '[a\n', 'a|b\n', '-|-\n', 'a\n=\n', '```\n', 'a  \n'];

describe('hostile Markdown ends quickly', () => {
  test.each(BRACKETS)('%j again and again', (unit) => {
    expect(() => readAndWrite(repeat(unit, CHARACTERS * 5))).not.toThrow();
  });

  test.each(TEXTS)('%j again and again', (unit) => {
    expect(() => readAndWrite(repeat(unit))).not.toThrow();
  });

  test.each(SIGNS)('%j again and again', (unit) => {
    expect(() => readAndWrite(repeat(unit, CHARACTERS / 2))).not.toThrow();
  });

  test.each(LINES)('lines of %j', (unit) => {
    expect(() => readAndWrite(unit.repeat(3_000))).not.toThrow();
  });

  test.each<[string, () => string]>([
    ['brackets within brackets', () => '['.repeat(CHARACTERS / 2) + ']'.repeat(CHARACTERS / 2)],
    ['images within images', () => `${'!['.repeat(20_000)}a${'](https://x.org)'.repeat(10_000)}`],
    ['emphasis within emphasis', () => `${'*a **a '.repeat(5_000)}${'b** b* '.repeat(5_000)}`],
    ['backticks of every length', () => Array.from({ length: 600 }, (_, length) => '`'.repeat(length)).join(' ')],
    ['one long address', () => `[a](https://${'ü'.repeat(CHARACTERS)})`],
    ['an address of many scripts', () => `[a](https://${String.fromCodePoint(...Array(20_000).keys())})`],
    ['one reference used everywhere', () => `[a]: https://x.org/${'y'.repeat(2_000)}\n\n${repeat('[a]')}`],
    ['a reference with a long title', () => `[a]: https://x.org "${repeat('y')}"\n\n${repeat('[a]')}`],
    ['many references', () => Array.from({ length: 5_000 }, (_, i) => `[${i}]: https://x.org\n[${i}]\n`).join('\n')],
    ['ten thousand columns', () => `${'|a'.repeat(10_000)}|\n${'|-'.repeat(10_000)}|\n${'|b|\n'.repeat(9_000)}`],
    ['tables that fill up', () => `${'|a'.repeat(99)}|\n${'|-'.repeat(99)}|\n${'|\n'.repeat(650)}\n`.repeat(50)],
    ['lazy lines in deep quotes', () => `${'>'.repeat(LIMITS.nesting)}a\n${'b\n'.repeat(LIMITS.markdownLines / 4)}`],
    ['deep lists in deep quotes', () => `${'> '.repeat(9)}- a\n`.repeat(2_000)],
    ['ever deeper lists', () => Array.from({ length: 400 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['prompts', () => '```prompt\nid: a\n```\n'.repeat(2_000)],
  ])('%s', (_, create) => {
    expect(() => readAndWrite(create())).not.toThrow();
  });

  test.each(['[', '*a '])('a million characters of %j', (unit) => {
    expect(() => readAndWrite(repeat(unit, 1_000_000))).not.toThrow();
  });

  test('a document with marks on every letter', () => {
    const names = ['bold', 'italic', 'strike', 'underline'];
    const content = Array.from({ length: 10_000 }, (_, index) => ({
      type: 'text',
      text: index % 2 ? 'a' : '"',
      marks: names.filter((_name, bit) => (index * 7) & (1 << bit)).map((type) => ({ type })),
    }));
    const document = checkDocument({ type: 'doc', content: [{ type: 'paragraph', content }] });
    expect(toMarkdown(document).length).toBeGreaterThan(10_000);
    expect(toHtml(document).length).toBeGreaterThan(10_000);
  });
});

describe('hostile Markdown is stable', () => {
  test('of one pattern', () => {
    expect([...BRACKETS, ...TEXTS, ...SIGNS, ...LINES].filter((unit) => !isStable(repeat(unit, 2_000)))).toEqual([]);
  });

  test('of any pattern', () => {
    const sign = fc.constantFrom(...'*_~`[]()<>!&#;:"\'-+1.=|\\{}/ \n\ta');
    const unit = fc.string({ unit: sign, minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(unit, unit, (each, end) => {
        expect(isStable(each.repeat(200) + end)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('where writing it would need more than reading it did', () => {
    expect(isStable('***\n'.repeat(LIMITS.markdownLines - 1))).toBe(true);
    expect(isStable('```prompt\n```\n'.repeat(LIMITS.markdownLines / 3))).toBe(true);
  });
});
