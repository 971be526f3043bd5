import { expect, test } from 'vitest';
import type { MaterialSentence } from '../evidence/material.ts';
import { readColumns } from './draft-table.ts';
import { findScores } from './find-scores.ts';

function scoresOf(text: string, kind: 'prose' | 'row' = 'prose'): string[] {
  const sentence = { text, start: 0, end: text.length, kind, block: 0, heading: null };
  const note = { id: 'n', title: 'T', markdown: text, writtenAt: new Date(0) };
  const source: MaterialSentence = {
    number: 1,
    note,
    sentence,
    words: new Set(),
    figures: new Set(),
    aboutFigures: new Set(),
  };
  return findScores(source).map(
    ({ measure, score, band }) => `${measure} = ${score}${band === null ? '' : ` (${band})`}`,
  );
}

test.each<[string, string[]]>([
  ['PHQ-9 11 (moderate), GAD-7 8 (mild).', ['PHQ-9 = 11 (moderate)', 'GAD-7 = 8 (mild)']],
  ['WISC-V FSIQ 109: VCI 116, VSI 111.', ['WISC-V FSIQ = 109', 'WISC-V: VCI = 116', 'WISC-V: VSI = 111']],
  ['Mood: PHQ-9 7 (mild).', ['PHQ-9 = 7 (mild)']],
  [
    'SDQ teacher: emotional 5, total 18 (high), prosocial 4.',
    ['SDQ teacher: emotional = 5', 'SDQ teacher: total = 18 (high)', 'SDQ teacher: prosocial = 4'],
  ],
  ['YGTSS: total tic 28/50; impairment 30/50.', ['YGTSS: total tic = 28/50', 'YGTSS: impairment = 30/50']],
  ['PCL-5 24.', ['PCL-5 = 24']],
  ['CRIES-8 today 14, was 23 in October (17+ of concern).', ['CRIES-8 today = 14']],
  ['ADOS-2 Mod 3, video recorded with consent.', []],
  ['Sleep 4 h.', []],
  ['Fell from ladder 9 Dec 2024, 3.5 m.', []],
  ['Session 8 of 8.', []],
  ['Concern since Reception, Y5 now, aged 9.', []],
])('%s', (text, expected) => {
  expect(scoresOf(text)).toEqual(expected);
});

test('a row of a table is a score', () => {
  expect(scoresOf('PHQ-9 | 11 | moderate', 'row')).toEqual(['PHQ-9 = 11 (moderate)']);
  expect(scoresOf('Measure | Score', 'row')).toEqual([]);
});

test.each<[string, string[]]>([
  [
    'Set out every score with the columns Measure, Score, Percentile or range, and Description. Copy.',
    ['Measure', 'Score', 'Percentile or range', 'Description'],
  ],
  ['Columns: Measure, Start, End, Change. One row each.', ['Measure', 'Start', 'End', 'Change']],
  ['A table.', ['Measure', 'Score', 'Description']],
])('the columns of: %s', (instruction, expected) => {
  expect(readColumns(instruction)).toEqual(expected);
});
