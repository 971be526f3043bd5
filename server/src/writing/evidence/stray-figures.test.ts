import { formatSources, parseMarkdown, type TableCellNode, type TableRowNode } from '@casewright/document';
import { expect, test } from 'vitest';
import { testLanguage } from '../../testing/language.ts';
import { annotateSection } from './annotate.ts';
import { readMaterial, sourceOf } from './material.ts';
import { hasMisplacedFigure, hasStrayFigure } from './stray-figures.ts';

const ROW = '45 | Verbal Comprehension (VCI) | 90–106 | 98 | Average';

test.each([
  ['as the passage has it', ['WISC-V: VCI', '98', '45, CI 90–106', 'Average'], false],
  ['another score', ['WISC-V: VCI', '89', '45, CI 90–106', 'Average'], true],
  ['another interval', ['WISC-V: VCI', '98', '45, CI 90–108', 'Average'], true],
  ['no figures', ['WISC-V: FSIQ', 'not calculated', '–', ''], false],
  ['a name with a figure', ['CELF-Preschool 2: VCI (9 January 2026)', '98', '', ''], false],
  ['a day', ['VCI', '9 January 2026', '98', ''], false],
])('a row with %s', (_name, cells, isStray) => {
  expect(hasStrayFigure(cells, [ROW])).toBe(isStray);
});

test('a figure of another passage is stray, one with a point is not its half', () => {
  expect(hasStrayFigure(['GAD-7', '12'], ['GAD-7 fell to 9.'])).toBe(true);
  expect(hasStrayFigure(['TUG', '12 s'], ['TUG 12.4 s'])).toBe(true);
});

test('a wrong cell is marked, also where another row of the notes has its figure', async () => {
  const notes = '| Session | PHQ-9 | GAD-7 |\n|---|---|---|\n| 1 | 21 | 17 |\n| 4 | 15 | 13 |\n| 8 | 6 | 5 |';
  const material = await readMaterial(testLanguage, [
    { id: 'n1', title: 'Scores', markdown: notes, writtenAt: new Date('2026-01-09') },
  ]);
  const cited = material.sentences.find(({ sentence }) => sentence.text === '4 | 15 | 13');
  const sources = formatSources(cited === undefined ? [] : [sourceOf(cited)]);
  const cell = (text: string): TableCellNode => ({
    type: 'tableCell',
    attrs: { align: null },
    content: [
      { type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'evidence', attrs: { sources } }] }] },
    ],
  });
  const unsupported = async (score: string): Promise<number> => {
    const row: TableRowNode = { type: 'tableRow', content: [cell('PHQ-9'), cell(score)] };
    return (await annotateSection(testLanguage, material, [{ type: 'table', content: [row] }])).unsupported;
  };
  expect([await unsupported('15'), await unsupported('21'), await unsupported('6')]).toEqual([0, 1, 1]);
});

const HEADS = ['Measure', 'Score', 'Percentile'];

test.each([
  ['where the passage has them', ['Comprehension', '84', '14th'], false],
  ['without a word of what they are', ['Comprehension', '84', '14'], false],
  ['a percentile among the scores', ['Comprehension', '14', '–'], true],
  ['a score among the percentiles', ['Comprehension', '–', '84'], true],
])('figures %s', (_name, cells, isMisplaced) => {
  const passage = 'PLS-5 Auditory Comprehension SS 84 (95% CI 78-91), 14th percentile.';
  expect(hasMisplacedFigure(HEADS, cells, [passage])).toBe(isMisplaced);
});

test.each([
  ['as the passage has it', '| PLS-5 Auditory Comprehension | 84 | 14th percentile, 95% CI 78-91 |', 0],
  ['with score and percentile exchanged', '| PLS-5 Auditory Comprehension | 14 | 84th percentile, 95% CI 78-91 |', 1],
  ['with the score of the next part', '| PLS-5 Auditory Comprehension | 72 | 14th percentile |', 1],
])('a row %s, held against its own passage', async (_name, row, expected) => {
  const markdown =
    'PLS-5 Auditory Comprehension SS 84 (95% CI 78-91), 14th percentile, Expressive Communication SS 72 (95% CI 67-79), 3rd percentile.';
  const material = await readMaterial(testLanguage, [
    { id: 'n1', title: 'Scores', markdown, writtenAt: new Date('2026-01-09') },
  ]);
  const { content } = parseMarkdown(`| Measure | Score | Percentile or range |\n|---|---|---|\n${row}`);
  expect((await annotateSection(testLanguage, material, content)).unsupported).toBe(expected);
});
