import { expect, test } from 'vitest';
import { makeTemplate } from '../labelled-drafts/labelled-draft.ts';
import { listSections } from '../sections.ts';
import { passagesOf } from '../../testing/material-passages.ts';
import { lookBeside } from './look-beside.ts';

const sections = listSections(
  makeTemplate([
    { id: 'home', label: 'Home', form: 'paragraphs', instruction: '' },
    { id: 'risk', label: 'Risk', form: 'paragraphs', instruction: '' },
  ]),
);
const nowhere = [4, 0, 0];
const home = [0, 4, 0];
const risk = [0, 0, 4];

test('what a section about risk may well ask for is shown for a look, and nothing else', () => {
  const passages = passagesOf(['Parked badly.', 'Lives with his aunt.', 'Keeps a hammer by the bed.', 'Far down.']);
  const seen = lookBeside(sections, passages, [nowhere, home, risk, null]);
  expect(seen.map(({ mayBeRisk }) => mayBeRisk)).toEqual([false, false, true, false]);
  expect(seen[2]).toEqual({ ...passages[2], mayBeRisk: true, riskSigns: 'some' });
});

test('what is known for risk by its words, and an order, stay as they are', () => {
  for (const known of [{ isRisk: true }, { mayBeRisk: true }, { isOrder: true }]) {
    const passages = passagesOf(['Keeps a hammer by the bed.'], known);
    expect(lookBeside(sections, passages, [risk])).toEqual(passages);
  }
});

test('notes that were not read, and templates without a section about risk, show nothing more', () => {
  const passages = passagesOf(['Keeps a hammer by the bed.']);
  expect(lookBeside(sections, passages, [])).toEqual(passages);
  expect(lookBeside(sections.slice(0, 1), passages, [home.slice(0, 2)])).toEqual(passages);
});
