import { expect, test } from 'vitest';
import { readPassages } from '../passages/read-passages.ts';
import { readNote } from '../reading/read-note.ts';
import { writePassage } from './write-passage.ts';

const write = (markdown: string): string[] => readPassages(readNote(markdown)).map((passage) => writePassage(passage));

test.each([
  ['no worries re appetite, eats well', 'No worries re appetite, eats well.'],
  ['review 1/52, then 2/52', 'Review 1 week, then 2 weeks.'],
  ['"he never sits," mum says', '"He never sits," mum says.'],
  ['pH 7.4, eGFR 60', 'pH 7.4, eGFR 60.'],
  ['s3 since 14/10', 's3 since 14/10.'],
])('%s', (shorthand, sentence) => {
  expect(write(shorthand)).toEqual([sentence]);
});

test('whose speech goes on is not named again', () => {
  const turn = 'I have slept very badly since the funeral in October. I wake at four and lie there until six.';
  const passages = readPassages(
    readNote(`Psychologist: Hello, come in.\nAnna: Hi.\nPsychologist: How do you sleep?\nAnna: ${turn}`),
  );
  expect(passages.map((passage) => writePassage(passage, true)).at(-1)).toBe(
    '“I wake at four and lie there until six.”',
  );
});
