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

const RELATIVES = [
  ['one line each', 'Mother: OD in 2015, depression.\n\nFather - alcohol dependence. Brother - ADHD.'],
  ['one line', 'Mother: OD in 2015, depression; father: alcohol dependence; brother: ADHD'],
  ['brackets', 'FH: depression (mother), alcohol dependence (father), ADHD (brother), OD in 2015 (mother)'],
  ['a heading', '## Family history\n\nDepression (mother). Alcohol dependence. ADHD (brother). OD in 2015.'],
  ['a table', '| | Mother | Brother |\n| --- | --- | --- |\n| Depression | Yes | No |\n| ADHD | No | Yes |'],
];

test.each(RELATIVES)('what a relative has the client has not: %s', (_, markdown) => {
  const judge = judgeAgainst('Visit', markdown);
  expect(
    ['He has depression.', 'He has ADHD.', 'He has alcohol dependence.', 'He took an overdose in 2015.'].map(judge),
  ).not.toContain('supported');
  expect(judge('His mother has depression.')).toBe('supported');
});

test('a relative before a colon may be who tells it', () => {
  const judge = judgeAgainst('Visit', 'Mum: sleeps badly, tantrums every day.');
  expect(['He sleeps badly.', 'He has tantrums every day.'].map(judge)).toEqual(['supported', 'supported']);
});

test.each([
  ['Present: low mood; absent: mania, psychosis.', 'He has low mood.', 'He has mania.'],
  ['Symptoms absent: mania, psychosis. Symptoms present: low mood.', 'He has low mood.', 'He has psychosis.'],
  ['Alcohol: prev 40 u/wk, now nil.', 'He used to drink 40 units a week.', 'He drinks 40 units a week.'],
  ['- ~~lithium~~\n- sertraline', 'He takes sertraline.', 'He takes lithium.'],
  ['**Hallucinations**\nNo\n\n**Insomnia**\nYes', 'He has insomnia.', 'He has hallucinations.'],
  ['FH epilepsy, stroke and diabetes.', 'There is a family history of stroke.', 'He has diabetes.'],
  ['## Differential\n\nBipolar disorder. ADHD.', 'Bipolar disorder is a differential diagnosis.', 'He has ADHD.'],
  ['Goals: return to work.', 'His goal is to return to work.', 'He returned to work.'],
  ['Alcohol 0 units/week. Mood low.', 'His mood is low.', 'He drinks alcohol.'],
  [
    '| | Yes | No |\n| --- | --- | --- |\n| Hallucinations |  | x |\n| Panic | x |  |',
    'He has panic.',
    'He has hallucinations.',
  ],
])('%j tells one and not the other', (markdown, isSo, isNot) => {
  const judge = judgeAgainst('Visit', markdown);
  expect(judge(isSo)).toBe('supported');
  expect(judge(isNot)).not.toBe('supported');
});
