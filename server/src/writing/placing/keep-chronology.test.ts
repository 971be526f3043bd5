import { expect, test } from 'vitest';
import { passageOf } from '../../testing/material-passages.ts';
import { makeTemplate } from '../labelled-drafts/labelled-draft.ts';
import { listSections } from '../sections.ts';
import { keepChronology } from './keep-chronology.ts';
import type { MaterialPassage } from './material-passage.ts';

function keep(label: string, known: Partial<MaterialPassage>): string[] {
  const sections = listSections(
    makeTemplate([
      { id: 'first', label, form: 'list', instruction: '' },
      { id: 'risk', label: 'Risk', form: 'paragraphs', instruction: '' },
    ]),
  );
  const own = new Set(['risk']);
  keepChronology(new Map([[passageOf('5.6.23 Strangled.', known), own]]), sections);
  return [...own];
}

test('a dated line stands in the chronology, whatever else it is about', () => {
  expect(keep('Chronology', { setting: { isDated: true } })).toEqual(['risk', 'first']);
  expect(keep('Timeline of care', { setting: { isDated: true } })).toEqual(['risk', 'first']);
});

test('no other section has it for its date, and no chronology has what is in no dated line, or an order', () => {
  expect(keep('History', { setting: { isDated: true } })).toEqual(['risk']);
  expect(keep('Chronology', {})).toEqual(['risk']);
  expect(keep('Chronology', { setting: { isDated: true }, isOrder: true })).toEqual(['risk']);
});
