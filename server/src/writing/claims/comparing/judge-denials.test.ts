import { expect, test } from 'vitest';
import { judgeAgainst } from '../testing/judge-against.ts';

const notes = [
  'Stammer: none heard. GP: no cause found for the headaches. Drooling gone. No cannabis 14/12.',
  "Offloading boot, wears it 'when I remember'. Ulcer: min exudate, no odour. Bowels normal.",
  'Can walk 200 metres with a stick before he has to stop. Epilepsy excluded 2021. No pointing, lined up cars.',
  'Depressed at 22, had citalopram then.',
  'Risk to self low, to others nil.',
].join('\n\n');
const judge = judgeAgainst('Visit', notes);

test.each([
  'No stammer was heard.',
  'He no longer drools.',
  'He has abstained from cannabis for fourteen months.',
  'He does not always remember to wear the offloading boot.',
  'There was no odour from the ulcer, with minimal exudate.',
  'He can walk 200 metres with a stick.',
  'Epilepsy was ruled out in 2021.',
  'He lined up cars and did not point.',
])('a denial reaches as far in the notes as in the sentence: %s', (claim) => expect(judge(claim)).toBe('supported'));

test.each([
  'A stammer was heard.',
  'The GP found the cause of his headaches.',
  'He still drools.',
  'He has smoked cannabis for fourteen months.',
  'There was an odour from the ulcer.',
  'Epilepsy was diagnosed in 2021.',
])('and stands against the sentence that does without it: %s', (claim) => expect(judge(claim)).not.toBe('supported'));

test.each([
  'He does not suffer from depression at present.',
  'There was no change in the bowels.',
  'There is no risk to others.',
])('what denies something else is not contradicted: %s', (claim) => expect(judge(claim)).not.toBe('contradicts'));
