import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { splitErrors } from './split-errors.ts';

const tooLong = { loc: ['body', 'name'], msg: 'String should have at most 255 characters', type: 'string_too_long' };
const noAddress = { loc: ['body', 'email'], msg: "String should match pattern '@'", type: 'string_pattern_mismatch' };
const other = { loc: ['query', 'page'], msg: 'Field required', type: 'missing' };

test('faults of shown fields are said at the fields, in words for people', () => {
  const { fields, whole } = splitErrors(new ApiError(422, 'x', [tooLong, noAddress]), ['name', 'email']);
  expect(fields).toEqual({ name: 'This is too long.', email: 'This is not an e-mail address.' });
  expect(whole).toBe('Please look at the marked fields again.');
});

test('a fault that no field shows is not lost', () => {
  const error = new ApiError(422, 'x', [tooLong, other]);
  expect(splitErrors(error, ['name'])).toEqual({ fields: { name: 'This is too long.' }, whole: error });
});

test('what is no 422 concerns the whole form', () => {
  const error = new ApiError(409, 'The report was changed meanwhile');
  expect(splitErrors(error, ['name'])).toEqual({ fields: {}, whole: error });
  expect(splitErrors(null, ['name'])).toEqual({ fields: {}, whole: null });
});
