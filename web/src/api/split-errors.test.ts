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

test('what the service says of a value is said without the words for programs', () => {
  const footer = { loc: ['body', 'footer'], msg: 'Value error, at most 3 lines fit on the paper', type: 'value_error' };
  const margin = { loc: ['body', 'margin'], msg: 'Input should be a valid integer', type: 'int_type' };
  expect(splitErrors(new ApiError(422, 'x', [footer, margin]), ['footer', 'margin']).fields).toEqual({
    footer: 'At most 3 lines fit on the paper.',
    margin: 'Write a whole number.',
  });
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
