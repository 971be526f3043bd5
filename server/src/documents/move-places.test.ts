import { expect, test } from 'vitest';
import type { NotePlace } from '@casewright/document';
import { movePlaces } from './move-places.ts';

const WARNING = 'A draft made by machine.\n\n';
const FIRST = 'He takes lies in April 10 mg.\n';
const SECOND = 'He sleeps well.\n';
const BEFORE = WARNING + FIRST + SECOND;
const PLACES: NotePlace[] = [
  { startOffset: WARNING.length, endOffset: WARNING.length + FIRST.length, startMs: 0 },
  { startOffset: WARNING.length + FIRST.length, endOffset: BEFORE.length, startMs: 4000 },
];

/** What stands in each place after a change, by its moment. */
function read(after: string, places = PLACES): [number | undefined, string][] {
  return movePlaces(BEFORE, after, places).map(({ startMs, startOffset, endOffset }) => [
    startMs,
    after.slice(startOffset, endOffset),
  ]);
}

test('a corrected word moves what follows it', () => {
  expect(read(BEFORE.replace('lies in April', 'lisinopril'))).toEqual([
    [0, 'He takes lisinopril 10 mg.\n'],
    [4000, SECOND],
  ]);
});

test('several lines are corrected at once', () => {
  const after = BEFORE.replace('lies in April', 'lisinopril').replace('well', 'very badly');
  expect(read(after)).toEqual([
    [0, 'He takes lisinopril 10 mg.\n'],
    [4000, 'He sleeps very badly.\n'],
  ]);
});

test('what is typed between two places goes on with the first', () => {
  expect(read(BEFORE.replace(SECOND, `Said quietly.\n${SECOND}`))).toEqual([
    [0, `${FIRST}Said quietly.\n`],
    [4000, SECOND],
  ]);
});

test('what is typed after all places belongs to the last', () => {
  expect(read(`${BEFORE}Added later.`)).toEqual([
    [0, FIRST],
    [4000, `${SECOND}Added later.`],
  ]);
});

test('what is typed before all places is a place without a moment', () => {
  expect(read(BEFORE.replace(WARNING, `${WARNING}By telephone.\n`))).toEqual([
    [undefined, 'By telephone.\n'],
    [0, FIRST],
    [4000, SECOND],
  ]);
});

test('a place whose text was deleted is gone', () => {
  expect(read(BEFORE.replace(FIRST, ''))).toEqual([[4000, SECOND]]);
});

test('a text of another length altogether is within places from end to end', () => {
  const after = 'Something else.\nIn more lines.\nThan there were.\nBefore it.\nWas changed.\n';
  const places = movePlaces(BEFORE, after, PLACES);
  let at = 0;
  for (const { startOffset, endOffset } of places) {
    expect(startOffset).toBe(at);
    at = endOffset;
  }
  expect(at).toBe(after.length);
});

test('pages that stayed keep their places, however much was written on those before and behind', () => {
  const pages = ['One.\n', '\nTwo.\n', '\nThree.\n'];
  const places = pages.map((page, index): NotePlace => {
    const startOffset = pages.slice(0, index).join('').length;
    return { page: index + 1, startOffset, endOffset: startOffset + page.length };
  });
  const after = 'One.\nMore.\nAnd more.\n\nTwo.\n\nThird.\nWith more.\n';
  const moved = movePlaces(pages.join(''), after, places);
  expect(moved.map(({ page, startOffset, endOffset }) => [page, after.slice(startOffset, endOffset)])).toEqual([
    [1, 'One.\nMore.\nAnd more.\n'],
    [2, '\nTwo.\n'],
    [3, '\nThird.\nWith more.\n'],
  ]);
});

test('an unchanged text keeps its places', () => {
  expect(movePlaces(BEFORE, BEFORE, PLACES)).toEqual(PLACES);
});
