import { describe, expect, test } from 'vitest';
import type { DecidedItem, ReviewItem, ReviewPassage, ReviewSentence } from '../../api/review.ts';
import { cutContext } from '../cited/cut-context.ts';
import { matchCells } from './match-cells.ts';
import {
  countSettled,
  describeLeft,
  findCurrent,
  findNextOpen,
  findNextUndecided,
  findPlace,
  mapDecisions,
  nameWhere,
  placeOf,
} from './review-steps.ts';

const sentence = (key: string, group: ReviewSentence['group'] = 'section'): ReviewSentence => ({
  key,
  kind: 'sentence',
  group,
  text: key,
  section: null,
  reason: null,
  sources: null,
  cells: null,
  times: 1,
});
const passage = (key: string, isInReport = false): ReviewPassage => ({
  key,
  kind: 'passage',
  group: 'unplaced',
  text: key,
  note_id: 'note_1',
  revision: 1,
  start: 0,
  end: 1,
  marks: [],
  prompt_ids: [],
  likely_prompt_id: null,
  is_in_report: isInReport,
});
const decided = (...keys: [string, DecidedItem['decision']][]) =>
  mapDecisions(
    keys.map(([key, decision]) => ({
      key,
      decision,
      decided_by: { id: 'user_1', name: 'Ann' },
      decided_at: '2026-03-02T09:00:00.000Z',
    })),
  );

describe('steps', () => {
  const items: ReviewItem[] = [sentence('a', 'contradiction'), sentence('b'), passage('c')];

  test('what was just put into the report is not gone through once more before the report is asked for anew', () => {
    const placed = decided(['c', 'placed']);
    expect(findNextOpen(items, placed, 1)).toBe(2);
    expect(findNextUndecided(items, placed, 1)).toBe(0);
    expect(findNextUndecided(items, decided(['a', 'confirmed'], ['b', 'confirmed'], ['c', 'placed']), 1)).toBeNull();
    expect(findNextUndecided([], placed, 0)).toBeNull();
  });

  test('the next open item is found, from the beginning again at the end', () => {
    expect(findNextOpen(items, decided(), -1)).toBe(0);
    expect(findNextOpen(items, decided(['b', 'confirmed']), 0)).toBe(2);
    expect(findNextOpen(items, decided(['c', 'set_aside']), 1)).toBe(0);
    expect(findNextOpen(items, decided(['a', 'confirmed'], ['b', 'confirmed'], ['c', 'set_aside']), 1)).toBeNull();
  });

  test('a passage that was placed counts while it is in the report', () => {
    expect(countSettled([passage('c')], decided(['c', 'placed']))).toBe(0);
    expect(countSettled([passage('c', true)], decided(['c', 'placed']))).toBe(1);
  });

  test('a passage about risk that stands in the report is not said to be missing', () => {
    const passages = [passage('c', true), passage('d')];
    expect(passages.map(nameWhere)).toEqual(['In the report, and may be about risk', 'Not in the report']);
    expect(describeLeft(passages, decided())).toBe(
      'Left: 1 passage that is not in the report, 1 passage of the report that may be about risk',
    );
  });

  test('where an item is gone, what took its place is looked at', () => {
    expect(findPlace(items, { ...placeOf(items, 1), index: 0 })).toBe(1);
    expect(findPlace(items, { key: 'gone', text: 'gone', index: 1 })).toBe(1);
    expect(findPlace(items, { key: 'gone', text: 'gone', index: 9 })).toBe(2);
  });

  test('a sentence that was confirmed by somebody else stays under the eyes, wherever it stands now', () => {
    const read = { ...sentence('before', 'contradiction'), text: 'He is in year 8. He reads.' };
    const place = placeOf([read, ...items], 0);
    const unmarked = { ...sentence('after'), text: 'He is in year 8.' };
    expect(findPlace([...items, unmarked], place)).toBe(3);
  });

  test('whoever has gone through all looks at what has opened again since', () => {
    const all = [sentence('first'), sentence('second'), passage('last')];
    const end = placeOf(all, 2, true);
    const settled = decided(['second', 'confirmed'], ['last', 'set_aside']);
    expect(findCurrent(all, settled, end)).toBe(0);
    expect(findCurrent(all, settled, placeOf(all, 2))).toBe(2);
    // What was put into the report a moment ago is not there yet, and stays before the eyes.
    expect(findCurrent(all, decided(['last', 'placed']), end)).toBe(2);
    expect(findCurrent(all, decided(['first', 'confirmed'], ['second', 'confirmed'], ['last', 'set_aside']), end)).toBe(
      2,
    );
  });

  test('what is left is said in words', () => {
    expect(describeLeft(items, decided(['b', 'confirmed']))).toBe(
      'Left: 1 contradiction, 1 passage that is not in the report',
    );
    expect(describeLeft([sentence('b')], decided(['b', 'confirmed']))).toBeNull();
  });
});

describe('cells', () => {
  const cite = (markdown: string, words: string) => {
    const start = markdown.indexOf(words);
    return [{ markdown, start, end: start + words.length }];
  };

  test('are held against the cells of a row in the notes, under their column names', () => {
    const note =
      'Scores\n\n| Index | Standard score | Percentile |\n|---|---|---|\n| Verbal | 92 | 30 |\n| Memory | 30 | 2 |';
    const cells = [
      { column: 'Test', text: 'Verbal' },
      { column: 'Standard score', text: '92' },
      { column: 'Percentile', text: '31' },
    ];
    expect(matchCells(cells, cite(note, 'Verbal | 92 | 30')).map(({ found }) => found)).toEqual([
      { column: 'Index', text: 'Verbal' },
      { column: 'Standard score', text: '92' },
      null,
    ]);
  });

  test('are held against the words where the notes have no table, each figure as a whole', () => {
    const note = 'On the PHQ-9 she scored 192 today.';
    const of = (text: string) => matchCells([{ column: '', text }], cite(note, note))[0]?.found ?? null;
    expect(of('PHQ-9')).toEqual({ column: '', text: '9' });
    expect(of('192')).toEqual({ column: '', text: '192' });
    expect(of('92')).toBeNull();
    expect(of('**')).toBeNull();
  });
});

test('a passage is cut out with what stands around it, without signs of Markdown', () => {
  const note = 'First line.\n- Before. **She slept** well. After.\nNext.';
  const start = note.indexOf('**She');
  expect(cutContext(note, start, note.indexOf(' After'))).toEqual({
    before: 'Before. ',
    words: 'She slept well.',
    after: ' After.',
  });
});
