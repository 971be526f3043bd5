import { expect, test } from 'vitest';
import { judgeAgainst } from '../testing/judge-against.ts';

const judge = judgeAgainst(
  'Visit',
  [
    'No trouble going to choir on Sundays or the park with her cousins. Wants to be buried at sea.',
    'Sister says mum talked at 30 months too. Night nurse accepted Tues and Thurs. One can at noon, just to stop the sweats.',
    'Haemoglobin 79 → ferrous sulphate 200 bd after a bleed. Used to be a bottle of rum, knocked that on the head in May.',
    'Eyes: R background, L moderate changes with macular exudates. W&D: needs help lower half, does upper w/ one-handed technique.',
    'D/w GP re a flu jab, wants to think about it. In keeping with dyslexia, MRI pending.',
  ].join('\n\n'),
);

test.each([
  'She attends a Sunday choir and goes to the park with her cousins.',
  'Her preference is for burial at sea.',
  'The mother herself did not talk until she was thirty months old.',
  'She accepted a night nurse on two nights.',
  'He has a can at noon in order to stop the sweats.',
  'Her bleeding is diminishing.',
  'He gave up spirits in May.',
  'The profile is consistent with dyslexia, although imaging is still awaited.',
])('a faithful sentence in other words is not told to contradict the notes: %s', (claim) =>
  expect(judge(claim)).not.toBe('contradicts'),
);

test.each([
  'Macular exudates were seen in the right eye.',
  'She needs help to wash her upper half but manages the lower half by herself.',
  'She received a flu jab from her GP.',
  'A diagnosis of dyslexia has been confirmed.',
  'She accepted a night nurse on three nights.',
])('what is told of the other side, as done or as sure does not pass: %s', (claim) =>
  expect(judge(claim)).not.toBe('supported'),
);
