import { expect, test } from 'vitest';
import { nameWriters } from './record-facts.ts';

const ASKED = { 'clinician.name': 'Ada Admin', 'clinician.email': 'ada@elm.example', 'practice.name': 'Elm House' };
const MEMBERS = new Map([
  ['ada', { name: 'Ada Admin', email: 'ada@elm.example' }],
  ['cy', { name: 'Cy Ray', email: 'cy@elm.example' }],
  ['di', { name: 'Di Hart', email: 'di@elm.example' }],
]);

test.each([
  ['whoever asks, where there is no note', [], 'Ada Admin', 'ada@elm.example'],
  ['the writer of the notes', ['cy', 'cy'], 'Cy Ray', 'cy@elm.example'],
  [
    'all writers, in the order of the notes',
    ['di', 'cy', 'ada', 'di'],
    'Di Hart, Cy Ray and Ada Admin',
    'di@elm.example',
  ],
  ['the known writer, beside an uploaded letter', [undefined, 'cy'], 'Cy Ray', 'cy@elm.example'],
  ['nobody, where there are uploaded letters alone', [undefined], 'not recorded', 'not recorded'],
  ['nobody, where the writer is none of the practice', ['gone'], 'not recorded', 'not recorded'],
])('the clinician is %s', (_who, writers, name, email) => {
  const notes = writers.map((writtenBy) => (writtenBy === undefined ? {} : { writtenBy }));
  expect(nameWriters({ values: ASKED, members: MEMBERS }, notes)).toEqual({
    ...ASKED,
    'clinician.name': name,
    'clinician.email': email,
  });
});
