import { expect, test } from 'vitest';
import { isSignature } from './is-signature.ts';

function signatures(...texts: string[]): string[] {
  const passages = texts.map((text) => ({ text }));
  return texts.filter((_, index) => isSignature(passages, index));
}

test('the farewell of a letter and who signs it are no findings', () => {
  expect(
    signatures(
      'I would repeat testing in a year.',
      'Yours sincerely,',
      'Dr A. Quigley',
      'Consultant Neuropsychologist',
    ),
  ).toEqual(['Yours sincerely,', 'Dr A. Quigley', 'Consultant Neuropsychologist']);
  expect(signatures('Kind regards, Jo Marsh', 'Senior Practitioner')).toHaveLength(2);
  expect(signatures('yours sincerely comma doctor b achterberg comma consultant psychiatrist full stop')).toHaveLength(
    1,
  );
});

test('what is told below them, or without them, is', () => {
  expect(signatures('Dr A. Quigley', 'Consultant Neuropsychologist')).toEqual([]);
  expect(signatures('Yours sincerely,', 'Jo Marsh', 'PS He has stopped taking his tablets.')).toHaveLength(2);
  expect(signatures('Yours sincerely,', 'cc: school', 'Wants to die')).toEqual(['Yours sincerely,']);
  expect(signatures('Best wishes', 'Plan review 3 Dec', 'Jo')).toEqual(['Best wishes']);
});
