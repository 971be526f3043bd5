import { parseMarkdown } from '@casewright/document';
import { expect, test } from 'vitest';
import { passagesOf } from '../../testing/material-passages.ts';
import { listSections } from '../sections.ts';
import { keepInTables } from './keep-in-tables.ts';

const prompt = (id: string, form: string): string =>
  `\`\`\`prompt\nid: ${id}\nlabel: ${id}\nform: ${form}\n\n${id}\n\`\`\``;
const template = (form: string) =>
  listSections(
    parseMarkdown([prompt('results', form), prompt('meaning', 'paragraphs')].join('\n\n'), { template: true }),
  );
const SCORES = 'CTOPP-2: Phonological Awareness 79, Phonological Memory 82.';

test.each([
  ['stand in its rows alone', 'table', SCORES, [], ['results']],
  ['stay under risk as well', 'table', SCORES, ['meaning'], ['results', 'meaning']],
  ['stay where more is told with them', 'table', `${SCORES} She guessed.`, [], ['results', 'meaning']],
  ['stay where no section has rows', 'paragraphs', SCORES, [], ['results', 'meaning']],
])('scores that were put into a table and into words %s', (_name, form, text, riskSections, places) => {
  const [passage] = passagesOf([text]);
  if (passage === undefined) throw new Error('there is no passage');
  const found = new Map([[passage, new Set(['results', 'meaning'])]]);
  keepInTables(found, template(form), riskSections);
  expect([...(found.get(passage) ?? [])]).toEqual(places);
});
