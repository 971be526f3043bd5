import { expect, test } from 'vitest';
import { readMovements } from './read-movements.ts';

const read = (text: string): string[] =>
  readMovements({ text, cells: null, header: null, heading: null, label: null }).map(
    ({ measure, score }) => `${measure} | ${score ?? ''}`,
  );

test.each<[string, string[]]>([
  [
    'Active L shoulder flexion 95°, abduction 80°, external rotation 10°, internal rotation to L5.',
    [
      'Active L shoulder flexion | 95°',
      'Active L shoulder abduction | 80°',
      'Active L shoulder external rotation | 10°',
    ],
  ],
  [
    'Knee flexion was 110 degrees on the left and 135 degrees on the right.',
    ['Knee flexion left | 110 degrees', 'Knee flexion right | 135 degrees'],
  ],
  ['Ankle DF R 5°, L -10°.', ['Ankle DF R | 5°', 'Ankle DF L | -10°']],
  [
    'Power: deltoid 4/5, hip flexors 4-/5, tib ant 3+/5.',
    ['Power: deltoid | 4/5', 'Power: hip flexors | 4-/5', 'Power: tib ant | 3+/5'],
  ],
  ['MRC grades: biceps 3, triceps 4+.', ['MRC grades: biceps | 3', 'MRC grades: triceps | 4+']],
  ['Elbow flexion grade 4/5, left side grade 5/5 throughout.', ['Elbow flexion | 4/5']],
  // No movement, no strength.
  ['Temp 38°, flexion painful.', []],
  ['Quads 3 x 10 reps, hip flexors stretched for 30 s.', []],
  ['He rated the session 4/5.', []],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});
