import { describe, expect, test } from 'vitest';
import { judgeAgainst } from '../testing/judge-against.ts';

const NOTES = [
  ['lists', 'Denied:\n\n- self-harm\n- alcohol\n\n## Stopped\n\n- lithium\n\nFH:\n\n- depression'],
  ['one line each', 'Denied: self-harm, alcohol.\n\nStopped: lithium.\n\nFH: suicide, depression.'],
];

describe.each(NOTES)('what stands above a list or before it belongs to each of its entries: %s', (_, markdown) => {
  const judge = judgeAgainst('Visit', markdown);

  test.each(['He denied self-harm and alcohol.', 'Lithium was stopped.', 'There is a family history of depression.'])(
    '%s',
    (claim) => expect(judge(claim)).toBe('supported'),
  );

  test.each(['He reported self-harm.', 'He drinks alcohol.', 'He takes lithium.', 'He has depression.'])(
    'and not: %s',
    (claim) => expect(judge(claim)).not.toBe('supported'),
  );
});

test('what stands below a relative is of that relative', () => {
  const judge = judgeAgainst('Visit', 'Mother:\n\n- OD in 2015\n- depression');
  expect(['He took an overdose in 2015.', 'He has depression.'].map(judge)).toEqual(['contradicts', 'contradicts']);
  expect(['His mother took an overdose in 2015.', 'His mother has depression.'].map(judge)).toEqual([
    'supported',
    'supported',
  ]);
});

test('an entry that says it by itself is told as it stands', () => {
  const judge = judgeAgainst('Visit', 'Negative: fever, no cough, rash.');
  expect(['He has a rash.', 'He has a cough.'].map(judge)).toEqual(['contradicts', 'contradicts']);
  expect(['He has no fever.', 'He has no cough.'].map(judge)).toEqual(['supported', 'supported']);
});
