import { formatSources, type TableCellNode, type TableRowNode } from '@casewright/document';
import { expect, test } from 'vitest';
import { testLanguage } from '../../testing/language.ts';
import { annotateSection } from './annotate.ts';
import { readMaterial, sourceOf } from './material.ts';
import { hasStrayFigure } from './stray-figures.ts';

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
