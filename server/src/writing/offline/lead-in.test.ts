import { expect, test } from 'vitest';
import { passagesOf } from '../../testing/material-passages.ts';
import { leadIn } from './lead-in.ts';

const [mothers, fathers, more] = passagesOf(['Says he pushed her.', 'Denies pushing.', 'Accepts the caution.']);
const told = [
  { ...mothers!, setting: { who: 'Mother' } },
  { ...fathers!, setting: { who: 'father' } },
  { ...more!, setting: { who: 'father' } },
] as const;

test('whoever tells something is named where the section has it from others too, and not again', () => {
  expect(leadIn('Risk', told[0])).toBe('Mother: ');
  expect(leadIn('Risk', told[1], told[0])).toBe('Father: ');
  expect(leadIn('Risk', told[2], told[1])).toBe('');
});

test('in their own account they need no name', () => {
  expect(leadIn('Account of the father', told[1])).toBe('');
  expect(leadIn('Account of the mother', told[1])).toBe('Father: ');
});

test('nor does what says itself who tells it', () => {
  const [labelled, goesOn] = passagesOf(['Mum: kicks the door.', 'Sleeps with the light on.']).map((passage) => ({
    ...passage,
    setting: { who: 'Mum' },
  }));
  expect(leadIn('What you told us', labelled!)).toBe('');
  expect(leadIn('What you told us', goesOn!, labelled)).toBe('');
});

test('a day stands before what has left its line, and not behind the sentence that says it', () => {
  const markdown = 'Sep 2023 Year 4. Attendance 84%.';
  const note = { id: 'n1', title: 'Note', markdown, writtenAt: new Date(0) };
  const [first, second] = passagesOf(['Sep 2023 Year 4.', 'Attendance 84%.'], { note });
  const day = { text: 'Sep 2023', sentence: {} as never };
  const before = { ...first!, start: 0, end: 16 };
  const passage = { ...second!, start: 17, end: 32, setting: { day } };
  expect(leadIn('Attendance', passage)).toBe('Sep 2023: ');
  expect(leadIn('School history', passage, before)).toBe('');
});
