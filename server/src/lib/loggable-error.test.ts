import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { describeError } from './loggable-error.ts';

test('a database error says which rule broke, and nothing of the row', () => {
  const error = new DatabaseError('duplicate key value violates unique constraint "members_email"', 1, 'error');
  Object.assign(error, {
    code: '23505',
    detail: 'Key (email)=(anna@SECRET.example) already exists.',
    where: "PL/pgSQL function f('SECRET')",
    hint: 'SECRET',
    table: 'members',
    constraint: 'members_email',
    internalQuery: 'SECRET',
    parameters: ['SECRET'],
  });
  const described = describeError(error);
  expect(described).toMatchObject({ code: '23505', table: 'members', constraint: 'members_email' });
  expect(described.stack).toMatch(/^\s+at /);
  expect(JSON.stringify(described)).not.toContain('SECRET');
});

test.each([
  'invalid input syntax for type integer: "SECRET"',
  'value "SECRET" is out of range for type integer',
  `Unexpected token 'S', "{"name": "SECRET", "b": SECRET" is not valid JSON`,
  "Cannot read properties of undefined (reading 'SECRET')",
  'failed for "SECRET\n    at SECRET (file.ts:1:1)\n"',
])('leaves out what is quoted: %s', (message) => {
  const described = describeError(new Error(message));
  expect(described.message).toContain('…');
  expect(JSON.stringify(described)).not.toContain('SECRET');
});

test('what JSON.parse says about a text is left out', () => {
  let error: unknown;
  try {
    JSON.parse('{"name": "SECRET", SECRET: 1}');
  } catch (caught) {
    error = caught;
  }
  expect(JSON.stringify(describeError(error))).not.toContain('SECRET');
});

test('causes, to a depth, and values that are no errors', () => {
  const root = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', address: 'SECRET' });
  const described = describeError(new Error('query failed', { cause: new AggregateError([root], 'all failed') }));
  expect(described.cause?.cause).toMatchObject({ code: 'ECONNREFUSED', message: 'connect' });
  expect(JSON.stringify(described)).not.toContain('SECRET');

  const loop = new Error('loop');
  loop.cause = loop;
  expect(() => JSON.stringify(describeError(loop))).not.toThrow();
  expect(describeError('SECRET')).toEqual({ name: 'string', message: 'thrown value is not an error' });
  expect(describeError(undefined)).toEqual({ name: 'undefined', message: 'thrown value is not an error' });
});
