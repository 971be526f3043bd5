import { expect, test } from 'vitest';
import { judgeAgainst } from '../testing/judge-against.ts';

const TALK = `Therapist: How is he at home?

Father: He settles quickly at bedtime but he argues about homework.

Therapist: And in class?

Teacher: He is polite, though he calls out after lunch.`;
const HOUSEHOLD =
  'Wife (Ann, 44): teacher. Son (Leo, 12): ADHD. MIL (Joan, 78) lives in annexe; pt is main carer for MIL.';
const CARER = 'Carer for MIL w/ dementia. She herself well.';
const TOLD = 'He says the neighbour had first thrown a bottle at him.';

test.each([
  ['who tells it in a talk', TALK, 'According to his teacher he is polite but calls out after lunch.'],
  ['what the father said is no question', TALK, 'His father reports that he argues about homework.'],
  ['a relative with name and age', HOUSEHOLD, 'His wife Ann, who is 44, works as a teacher.'],
  ['whose carer he is', HOUSEHOLD, 'He is the main carer for his mother-in-law Joan, who lives in the annexe.'],
  ['a carer in shorthand', CARER, 'She cares for her mother-in-law, who has dementia.'],
  ['what he says of another', TOLD, 'According to him, the neighbour had first thrown a bottle at him.'],
])('is borne out: %s', (_, markdown, claim) => expect(judgeAgainst('Visit', markdown)(claim)).toBe('supported'));

test.each([
  ['who tells it in a talk', TALK, 'According to his father he is polite but calls out after lunch.'],
  ['what the father said', TALK, 'His teacher reports that he argues about homework.'],
  ['a relative of another age', HOUSEHOLD, 'His mother-in-law is 44 years old and lives in the annexe.'],
  ['whose carer he is', HOUSEHOLD, 'His mother-in-law Joan is his main carer.'],
  ['a carer in shorthand', CARER, 'She has dementia.'],
])('is contradicted: %s', (_, markdown, claim) => expect(judgeAgainst('Visit', markdown)(claim)).toBe('contradicts'));
