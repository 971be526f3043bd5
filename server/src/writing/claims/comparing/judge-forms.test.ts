import { describe, expect, test } from 'vitest';
import { judgeAgainst } from '../testing/judge-against.ts';

const ANSWERED = [
  ['letters', 'Suicidal thoughts: N\n\nSelf-harm: Y'],
  ['letters in a line', 'SI - N, SH - Y'],
  ['ticks and crosses', 'Suicidal thoughts ✗\n\nSelf-harm ✓'],
  ['signs', 'SI -, self-harm +'],
  ['dots', 'Suicidal thoughts... none. Self-harm... yes.'],
  ['boxes beside both answers', 'Suicidal thoughts: [ ] yes [x] no\n\nSelf-harm: yes ☑ no ☐'],
  ['lines', 'Suicidal thoughts?\nN\n\nSelf-harm?\nY'],
];

describe.each(ANSWERED)('an answer belongs to what stands before it: %s', (_, markdown) => {
  const judge = judgeAgainst('Visit', markdown);

  test.each(['He has no suicidal thoughts.', 'He self-harms.'])('%s', (claim) =>
    expect(judge(claim)).toBe('supported'),
  );

  test.each(['He has suicidal thoughts.', 'He does not self-harm.'])('and not: %s', (claim) =>
    expect(judge(claim)).toBe('contradicts'),
  );
});

const OPEN = [
  ['a form that nobody filled in', 'Self-harm: Y / N'],
  ['an empty box', '- [x] low mood\n- [ ] self-harm'],
  ['empty boxes in a line', '☑ low mood ☐ self-harm ☐ psychosis'],
  ['not assessed', 'Self-harm: not assessed.'],
  ['no answer', 'Self-harm: declined to answer'],
  ['not applicable', 'Self-harm: N/A'],
  ['not known', 'Self-harm: unknown'],
  ['a list', 'Unable to assess mood, self-harm or plans.'],
];

test.each(OPEN)('what has no answer is borne out neither way: %s', (_, markdown) => {
  const judge = judgeAgainst('Visit', markdown);
  expect(['He self-harms.', 'He does not self-harm.'].map(judge)).toEqual(['not-found', 'not-found']);
});

test('that it has no answer may be told', () => {
  expect(judgeAgainst('Visit', 'Self-harm: not assessed.')('Self-harm was not assessed.')).toBe('supported');
});

test('the marks of a line are each of its own thing', () => {
  const judge = judgeAgainst('Visit', 'Anxiety ++, low mood +, SI -');
  expect(['He has anxiety.', 'He has no anxiety.', 'He has suicidal thoughts.'].map(judge)).toEqual([
    'supported',
    'contradicts',
    'contradicts',
  ]);
});

test('a test that is negative was done, and what is ticked is so', () => {
  expect(judgeAgainst('Visit', 'HIV test: negative')('The HIV test was negative.')).toBe('supported');
  expect(judgeAgainst('Visit', '- [x] low mood\n- [ ] self-harm')('He has low mood.')).toBe('supported');
});

test('a heading tells nothing of what it names', () => {
  const judge = judgeAgainst('Visit', '## Hallucinations\n\nNever had any.\n\n## Self-harm\n\nNone.');
  expect(['He has hallucinations.', 'He self-harms.'].map(judge)).not.toContain('supported');
});

test.each([
  ['Compliance: poor. Sleep: fine, appetite: poor.', 'His appetite is poor.', 'His compliance is good.'],
  ['Headache+, vomiting-, photophobia-', 'He has a headache.', 'He has vomiting.'],
  ['Vomiting (-), rash (-), fever (+)', 'He has a fever.', 'He has a rash.'],
  ['Headache: present\n\nVomiting: absent', 'He has a headache.', 'He has vomiting.'],
  ['Ø SI, 0 self-harm. Mood low.', 'His mood is low.', 'He self-harms.'],
  ['Self-harm: historic. Mood low.', 'His mood is low.', 'He self-harms.'],
  ['Mother 52 - T2DM; father 55 - HTN', 'His mother has type 2 diabetes.', 'He has hypertension.'],
  ['Mood low. ASD? ADHD?', 'His mood is low.', 'He has ADHD.'],
  [
    '| | 12 March | 19 March |\n| --- | --- | --- |\n| Suicidal thoughts | yes | no |',
    'He had suicidal thoughts on 12 March.',
    'He had suicidal thoughts on 19 March.',
  ],
])('%j tells one and not the other', (markdown, isSo, isNot) => {
  const judge = judgeAgainst('Visit', markdown);
  expect(judge(isSo)).toBe('supported');
  expect(judge(isNot)).not.toBe('supported');
});

test('the heading that names a test asks for nothing: the rows below it are told with its name', () => {
  const judge = judgeAgainst('Visit', '### WISC-V\n\n| Index | Composite |\n| --- | --- |\n| VCI | 98 |');
  expect(judge('WISC-V: VCI 98.')).toBe('supported');
  expect(judge('WISC-V: VCI 89.')).not.toBe('supported');
});
