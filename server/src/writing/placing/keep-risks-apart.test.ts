import { expect, test } from 'vitest';
import { passageOf } from '../../testing/material-passages.ts';
import { makeTemplate } from '../labelled-drafts/labelled-draft.ts';
import { listSections } from '../sections.ts';
import { keepRisksApart } from './keep-risks-apart.ts';

const sectionsOf = (labels: readonly string[]) =>
  listSections(
    makeTemplate(labels.map((label, index) => ({ id: `s${index}`, label, form: 'paragraphs', instruction: '' }))),
  );

function keep(labels: readonly string[], text: string): string[] {
  const sections = sectionsOf(labels);
  const ids = sections.map(({ prompt }) => prompt.id);

  const own = new Set(ids);
  keepRisksApart(new Map([[passageOf(text), own]]), sections, ids);
  return sections.filter(({ prompt }) => own.has(prompt.id)).map(({ prompt }) => prompt.label);
}

const BOTH = ['Risk to self', 'Risk to others'];

test.each([
  ['Ligature found in 2021.', ['Risk to self']],
  ['Threatened his cellmate with a kettle.', ['Risk to others']],
  ['No plan now.', BOTH],
  ['Cut his arm and punched staff.', BOTH],
])('%s stands under %s', (text, labels) => expect(keep(BOTH, text)).toEqual(labels));

test('where one section asks for all risk, all stands there', () => {
  expect(keep(['Risk to self and others'], 'Ligature found.')).toEqual(['Risk to self and others']);
  expect(keep(['Risk', 'Risk to others'], 'Ligature found.')).toEqual(['Risk', 'Risk to others']);
});
