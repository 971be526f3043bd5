import { expect, test } from 'vitest';
import type { Fragment, PageContent } from './fragment.ts';
import { buildRows, joinSegments } from './line.ts';
import { mirrorIfRightToLeft } from './right-to-left.ts';

const WIDTH = 600;
const CHARACTER = 5;

/** Pieces of one line from left to right as they are seen, a space apart. */
function line(texts: string[]): Fragment[] {
  let left = 100;
  return texts.map((text, index) => {
    const right = left + text.length * CHARACTER;
    const fragment = { text, left, right, baseline: 100, size: 10, isBold: false, hasSpaceBefore: true };
    left = right + CHARACTER;
    return { ...fragment, index, contentId: null };
  });
}

function read(...lines: string[][]): string[] {
  const fragments = lines.flatMap((texts, index) =>
    line(texts).map((fragment) => ({ ...fragment, baseline: 100 + index * 20 })),
  );
  const content: PageContent = {
    page: 1,
    width: WIDTH,
    height: 800,
    fragments,
    strays: [],
    rules: [],
    gaps: [],
    structure: null,
    rawLines: [],
    rawPieces: [],
  };
  return buildRows(mirrorIfRightToLeft(content).fragments).map((row) => joinSegments(row).text);
}

test('a line of Hebrew is read from the right, with numbers and English words in it as they are written', () => {
  expect(read(['שלום', 'הילד', 'ישן'])).toEqual(['ישן הילד שלום']);
  expect(read(['בבוקר', '100', 'mg', 'Zoloft', 'נוטלת', 'היא'])).toEqual(['היא נוטלת 100 mg Zoloft בבוקר']);
  expect(read(['.', 'היום', '12', 'ציון'])).toEqual(['ציון 12 היום .']);
});

test('a few words of Arabic in an English line stand in their order, signs between them with them', () => {
  expect(read(['He', 'said', 'عليكم', 'السلام', 'and', 'left.'])).toEqual(['He said السلام عليكم and left.']);
  expect(read(['He', 'said', 'ثلاثة', '-', 'واحد', ',', 'then', 'left.'])).toEqual(['He said واحد - ثلاثة , then left.']);
});

test('a line that is mostly of the other direction runs that way, whatever the page does', () => {
  const english = ['A', 'report', 'about', 'a', 'mother', 'and', 'her', 'daughter', 'follows', 'here', 'in', 'English'];
  expect(read(english, ['.', 'בבוקר', '100', 'mg', 'Zoloft', 'נוטלת', 'היא'])).toEqual([
    english.join(' '),
    'היא נוטלת 100 mg Zoloft בבוקר .',
  ]);
  const hebrew = ['שלום', 'הילד', 'ישן', 'הילד', 'ישן', 'הילד', 'ישן', 'הילד', 'ישן'];
  expect(read(hebrew, ['He', 'takes', '100', 'mg', 'שלום', 'daily'])[1]).toBe('He takes 100 mg שלום daily');
});
