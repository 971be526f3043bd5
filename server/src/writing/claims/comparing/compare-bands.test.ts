import { expect, test } from 'vitest';
import { judgeAgainst } from '../testing/judge-against.ts';

const notes = [
  'PHQ9 21, GAD7 9. GDS 3/15.',
  '| Index | Standard score | Percentile |\n|---|---|---|\n| Verbal Comprehension | 112 | 79 |\n| Working Memory | 82 | 12 |\n| Processing Speed | 75 | 5 |\n| Full Scale IQ | 94 | 34 |',
  '| Subtest | Score | %ile |\n|---|---|---|\n| Logical Memory II | 4 | 2 |\n| Visual Reproduction II | 9 | 37 |',
].join('\n\n');
const judge = judgeAgainst('Assessment', notes);

test.each([
  'Her PHQ-9 score of 21 falls in the severe range, while her GAD-7 score of 9 indicates mild anxiety.',
  'His processing speed was very low, at the 5th percentile, whereas his verbal comprehension was high average.',
  'Working memory was in the low average range, with a standard score of 82.',
  'His Full Scale IQ of 94 lies within the average range.',
  'There was a difference of 30 points between his verbal comprehension and his working memory.',
])('a score has the band that its publishers give it: %s', (claim) => expect(judge(claim)).toBe('supported'));

test.each([
  'Her PHQ-9 score of 21 falls in the moderate range, and her GAD-7 indicates severe anxiety.',
  'A score of 3 on the Geriatric Depression Scale points to a moderate depression.',
  'Working memory was in the average range, with a standard score of 82.',
  'His Full Scale IQ of 94 lies within the low average range for his age.',
  'His processing speed was low average, while his verbal comprehension was in the superior range.',
])('another band contradicts it: %s', (claim) => expect(judge(claim)).toBe('contradicts'));

const ratings = judgeAgainst(
  'Results',
  'Conners 4: Inattention T 76, Hyperactivity T 58.\n\nWord Reading 84, Spelling 76.',
);

test('a rating has its range too, and two scores their order', () => {
  expect(ratings('Inattention was rated in the clinically elevated range.')).toBe('supported');
  expect(ratings('Hyperactivity was rated in the clinically elevated range.')).toBe('contradicts');
  expect(ratings('His spelling was weaker than his word reading.')).toBe('supported');
  expect(ratings('His spelling was stronger than his word reading.')).toBe('contradicts');
});

test('a band that the notes name themselves is theirs', () => {
  expect(judgeAgainst('Visit', 'PHQ-9 9, moderate.')('Her PHQ-9 score of 9 is moderate.')).toBe('supported');
});

test('a difference that is not so is not found', () => {
  const claim = 'There was a difference of 20 points between his verbal comprehension and his working memory.';
  expect(judge(claim)).toBe('not-found');
});
