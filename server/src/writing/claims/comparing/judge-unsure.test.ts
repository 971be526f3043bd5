import { expect, test } from 'vitest';
import { judgeAgainst } from '../testing/judge-against.ts';

const notes = [
  'Nosebleeds none since June. Migraines 0 this month. Sputum culture neg. Rowing: nil for 6/52.',
  'Wears the brace for netball but not at night. Wants no hydrotherapy. Swimming forbidden till the wound is dry.',
  'No previous fractures; fell off the swing on Sunday, broke her wrist. No rash, pulse 92, abdomen soft.',
  'Splint offered, said no. Brother, abroad, not told. The scan doesn’t exclude a tear. Ibuprofen avoided (asthma).',
  'Refuses oat porridge for breakfast. Bath board tried, not issued. Uncle not present. Stammer-free for a year.',
].join('\n\n');
const judge = judgeAgainst('Visit', notes);

test.each([
  'There have been no nosebleeds since June.',
  'She has had no migraines this month.',
  'The sputum culture grew nothing.',
  'He has not rowed for six weeks.',
  'She does not wear the brace at night.',
  'She does not want hydrotherapy.',
  'She is to stay out of the water: swimming is banned until the wound is dry.',
  'This was her first fracture.',
  'The pulse was 92, and there was no rash.',
  'She turned down the splint.',
  'Her brother has yet to be told.',
  'A tear has not been excluded.',
  'Ibuprofen is not used because of asthma.',
  'He turned down porridge at breakfast.',
  'A bath board was not supplied.',
  'Her uncle was absent from the visit.',
  'He has been free of stammering for a year.',
])('what is denied in other words is no contradiction: %s', (claim) => expect(judge(claim)).not.toBe('contradicts'));

test.each([
  'She still has nosebleeds.',
  'She has had several migraines this month.',
  'She wears the brace neither for netball nor at night.',
  'Her pulse was not taken, and she has a rash.',
  'A tear has been excluded by the scan.',
  'She uses ibuprofen for her asthma.',
  'He enjoys oat porridge.',
])('and stands against the sentence that says the other: %s', (claim) => expect(judge(claim)).not.toBe('supported'));

test.each([
  ['Denies suicidal ideation.', 'He reports suicidal ideation.'],
  ['Reports suicidal ideation most evenings.', 'He has no suicidal ideation.'],
  ['No wheeze or cough.', 'She has a cough.'],
  ['Has a rash on both arms.', 'She has no rash.'],
])('what is turned round in plain words stays contradicted: %s', (note, claim) =>
  expect(judgeAgainst('Visit', note)(claim)).toBe('contradicts'),
);
