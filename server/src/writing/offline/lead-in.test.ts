import { expect, test } from 'vitest';
import { passageOf } from '../../testing/material-passages.ts';
import { leadIn } from './lead-in.ts';

const mothers = passageOf('Says he pushed her.', { setting: { who: 'Mother' } });
const fathers = passageOf('Denies pushing.', { setting: { who: 'father' }, note: mothers.note });
const more = passageOf('Accepts the caution.', { setting: { who: 'father' }, note: mothers.note });

test('whoever tells something is named where the section has it from others too, and not again', () => {
  expect(leadIn('Risk', mothers)).toBe('Mother: ');
  expect(leadIn('Risk', fathers, mothers)).toBe('Father: ');
  expect(leadIn('Risk', more, fathers)).toBe('');
});

test('in their own account they need no name', () => {
  expect(leadIn('Account of the father', fathers)).toBe('');
  expect(leadIn('Account of the mother', fathers)).toBe('Father: ');
});

test('nor does what says itself who tells it', () => {
  const setting = { who: 'Mum' };
  const labelled = passageOf('Mum: kicks the door.', { setting });
  const goesOn = passageOf('Sleeps with the light on.', { setting, note: labelled.note });
  expect(leadIn('What you told us', labelled)).toBe('');
  expect(leadIn('What you told us', goesOn, labelled)).toBe('');
});

test('a day stands before what has left its line, and not behind the sentence that says it', () => {
  const markdown = 'Sep 2023 Year 4. Attendance 84%.';
  const note = { id: 'n1', title: 'Note', markdown, writtenAt: new Date(0) };
  const day = { text: 'Sep 2023', sentence: {} as never };
  const before = passageOf('Sep 2023 Year 4.', { note, start: 0, end: 16 });
  const passage = passageOf('Attendance 84%.', { note, start: 17, end: 32, setting: { day } });
  expect(leadIn('Attendance', passage)).toBe('Sep 2023: ');
  expect(leadIn('School history', passage, before)).toBe('');
});
