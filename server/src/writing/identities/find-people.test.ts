import { describe, expect, test } from 'vitest';
import { findPeople } from './find-people.ts';
import { listLineKinds } from './lines.ts';
import { tokenise } from './tokens.ts';

function peopleIn(text: string): string[] {
  const tokens = tokenise(text);
  return findPeople(tokens, listLineKinds(tokens), new Set()).map(({ start, end }) => text.slice(start, end));
}

describe('people by what stands around their names', () => {
  test.each([
    ['His daughter April lives in Spain.', 'April'],
    ['Grace (14) has anorexia.', 'Grace'],
    ['We rang mum jo about school.', 'jo'],
    ['Smudge, his friend, was there.', 'Smudge'],
    ['He stays with Grandpa Joe at weekends.', 'Grandpa Joe'],
  ])('"%s"', (text, name) => {
    expect(peopleIn(text)).toContain(name);
  });

  test.each(['Reviewed in April.', 'Hope was expressed.', 'May need a review.', 'Art therapy was offered.'])(
    'nobody in "%s"',
    (text) => {
      expect(peopleIn(text)).toEqual([]);
    },
  );
});
