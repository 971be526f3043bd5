import { array, assert, constantFrom, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { compileSchema } from './schema-validator.ts';

test('lengths are counted in code points, with or without counting', () => {
  const validators = Array.from({ length: 9 }, (_, limit) => ({
    atMost: compileSchema({ type: 'string', maxLength: limit } as object),
    atLeast: compileSchema({ type: 'string', minLength: limit } as object),
  }));
  const unit = constantFrom('a', 'é', '😀', '\ud83d', '\ude00');
  assert(
    property(array(unit, { maxLength: 10 }), nat({ max: 8 }), (units, limit) => {
      const text = units.join('');
      const length = Array.from(text).length;
      expect(validators[limit]?.atMost.isValid(text)).toBe(length <= limit);
      expect(validators[limit]?.atLeast.isValid(text)).toBe(length >= limit);
    }),
    { numRuns: 2000 },
  );
});
