import { expect, test } from 'vitest';
import type { NoteWord } from '@casewright/document';
import { findKept } from './find-kept.ts';
import { moveWords } from './move-words.ts';

const BEFORE = '# Visit\n\n[00:00:00]\n\nHe takes lies in April \\[? lisinopril\\] 10 mg. He sleeps well.\n';

/** Every word of the spoken line but the remark, half a second each. */
const WORDS = [...BEFORE.matchAll(/\S+/g)]
  .filter(({ index, 0: text }) => index > BEFORE.indexOf('He takes') - 1 && !/\[\?|lisinopril/.test(text))
  .map(({ index, 0: text }, order): NoteWord => [index, index + text.length, order * 500]);

const read = (after: string) =>
  moveWords(BEFORE, after, WORDS).map(([start, end, ms]) => `${after.slice(start, end)} ${ms}`);

test('words that stay keep their times, also behind a word that was replaced', () => {
  expect(read(BEFORE.replace('lies in April \\[? lisinopril\\]', 'lisinopril'))).toEqual([
    'He 0',
    'takes 500',
    'lisinopril 1000',
    '10 2500',
    'mg. 3000',
    'He 3500',
    'sleeps 4000',
    'well. 4500',
  ]);
});

test('one word that becomes several, and several in many places at once', () => {
  const after = BEFORE.replaceAll('He', 'Mr Smith').replace('well', 'badly');
  expect(read(after).filter((word) => /Mr|Smith|badly/.test(word))).toEqual([
    'Mr 0',
    'Smith 0',
    'Mr 3500',
    'Smith 3500',
    'badly. 4500',
  ]);
});

test('a word put in between gets the time of the one before; headings and times of paragraphs get none', () => {
  const after = BEFORE.replace('# Visit', '# Second visit').replace('sleeps well', 'sleeps very well');
  expect(read(after)).toContain('very 4000');
  expect(read(after).some((word) => /Second|visit|00:00/.test(word))).toBe(false);
});

test('splitting a paragraph and taking away a sentence leave the rest in step', () => {
  expect(read(BEFORE.replace(' He sleeps', '\n\nHe sleeps'))).toEqual(read(BEFORE));
  expect(read(BEFORE.replace(' He sleeps well.', '')).at(-1)).toBe('mg. 3000');
});

test('what is found to be kept is the same in both texts, in order, and as much as there can be', () => {
  let state = 7;
  const draw = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (let round = 0; round < 300; round += 1) {
    const before = Array.from({ length: draw(14) }, () => 'abc'[draw(3)] ?? '');
    const after = Array.from({ length: draw(14) }, () => 'abc'[draw(3)] ?? '');
    const kept = findKept(before, after) ?? [];
    expect(kept.map(([at]) => before[at])).toEqual(kept.map(([, at]) => after[at]));
    expect(
      kept.every(
        ([a, b], index) => index === 0 || (a > (kept[index - 1]?.[0] ?? 0) && b > (kept[index - 1]?.[1] ?? 0)),
      ),
    ).toBe(true);
    expect(kept.length).toBe(countCommon(before, after));
  }
});

/** The slow and simple way. */
function countCommon(a: readonly string[], b: readonly string[]): number {
  let above = b.map(() => 0);
  for (const word of a) {
    const row: number[] = [];
    for (const [index, other] of b.entries())
      row.push(word === other ? (above[index - 1] ?? 0) + 1 : Math.max(above[index] ?? 0, row[index - 1] ?? 0));
    above = row;
  }
  return above.at(-1) ?? 0;
}

test('a text that is another altogether leaves no times, and is told so at once', () => {
  const other = Array.from({ length: 20_000 }, (_, index) => `word${index}`).join(' ');
  const before = Array.from({ length: 20_000 }, (_, index) => `other${index}`).join(' ');
  expect(moveWords(before, other, [[0, 5, 0]])).toEqual([]);
});
