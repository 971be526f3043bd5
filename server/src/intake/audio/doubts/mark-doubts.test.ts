import { expect, test } from 'vitest';
import { isPieceUnderstood, isUnderstood } from './judge-recording.ts';
import { markDoubts } from './mark-doubts.ts';

const plain = (text: string): string => markDoubts(text, undefined);

test.each([
  ['He takes lies in April 10 mg each morning.', 'He takes lies in April [? lisinopril] 10 mg each morning.'],
  ['He takes this in April 10 mg daily.', 'He takes this in April [? lisinopril] 10 mg daily.'],
  ['Started on met for men 500 mg twice a day.', 'Started on met for men [? metformin] 500 mg twice a day.'],
  ['She was given met for men last year.', 'She was given met for men [? metformin] last year.'],
  ['She had a lamotrogine rash.', 'She had a lamotrogine [? lamotrigine] rash.'],
  ['He spoke of sewer side twice.', 'He spoke of sewer side [? suicide] twice.'],
])('%s', (heard, marked) => {
  expect(plain(heard)).toBe(marked);
});

test.each([
  'He takes lisinopril 10 mg and sertraline 50 mg.',
  'We met for many hours, and his mother was present for most of it.',
  'In April he lies in bed until ten and walks 10 miles a week.',
  'The patient is a nine year old boy who was referred by his teacher because of trouble with attention and reading.',
  'His reading score was below average, while his memory score was in the normal range.',
  'She is a heroine to her sister, and has no family history of seizures.',
  'He was not an ill disposed young man, unless to be rather cold hearted and rather selfish is to be ill disposed.',
  'Over the last six months the family has moved twice and he has changed school.',
])('ordinary words are left alone: %s', (text) => {
  expect(plain(text)).toBe(text);
});

test('words that a second reading did not have are marked behind the run they stand in', () => {
  expect(markDoubts('His wife is vary worried about him.', 'His wife is very worried about him.')).toBe(
    'His wife is vary [?] worried about him.',
  );
  expect(markDoubts('She slept 3 weeks badly.', 'She slept three weeks badly.')).toBe('She slept 3 weeks badly.');
});

test('a sentence on risk with any doubt in it is to be heard again; its neighbours are not', () => {
  const heard = 'He sleeps well. He did Ivan his suicidal thoughts. He eats well.';
  expect(markDoubts(heard, 'He sleeps well. He denied any suicidal thoughts. He eats well.')).toBe(
    'He sleeps well. He did Ivan his [?] suicidal thoughts. [? please listen to this sentence again] He eats well.',
  );
  expect(markDoubts('He denied any suicidal thoughts.', 'He denied any suicidal thoughts.')).toBe(
    'He denied any suicidal thoughts.',
  );
});

test('a word of risk that only the second reading has is told', () => {
  expect(markDoubts('He spoke of his garden.', 'He spoke of his gun.')).toBe(
    'He spoke of his garden [?]. [? a second reading has "gun": please listen to this part again]',
  );
  expect(plain('He denied that it suited all thoughts.')).toBe('He denied that it suited all [? suicidal] thoughts.');
});

test('taking the marks away gives what was heard, to the letter', () => {
  const heard = 'He takes this in April 10 mg and search for 950 mg. He did Ivan his suicidal thoughts.';
  const marked = markDoubts(heard, 'He takes this in April 10 ng and search for 950 ng. He did i then his suicidal');
  expect(marked).not.toBe(heard);
  expect(marked.replaceAll(/ \[\?[^\]]*\]/g, '')).toBe(heard);
});

test('hostile lengths end in time', () => {
  const long = 'lies in April '.repeat(20_000);
  const before = process.cpuUsage();
  expect(markDoubts(long, 'x '.repeat(100_000)).length).toBeGreaterThan(long.length);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(5000);
});

test('a recording is understood when two readings of it agree for the most part', () => {
  const same = { text: 'He slept badly for three weeks and has no appetite.' };
  const alike = { ...same, secondReading: 'He slept badly for 3 weeks and has an appetite.' };
  const other = {
    text: 'The patient is called the blood vessel.',
    secondReading: 'The passions become more and more.',
  };
  expect(isUnderstood([alike, alike])).toBe(true);
  expect(isUnderstood([other, other])).toBe(false);
  expect(isUnderstood([alike, alike, alike, other])).toBe(true);
  expect([isPieceUnderstood(alike), isPieceUnderstood(other)]).toEqual([true, false]);
  // A server's transcript has one reading, by which nothing can be judged.
  expect(isUnderstood([same])).toBe(true);
});
