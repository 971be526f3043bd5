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

test.each([
  "Maeve O'Brien is no valid input",
  'ffmpeg: /data/uploads/MaeveObrien_referral.pdf: Invalid data found when processing input',
  'could not read Maeve Obrien, born 03.05.1984 in Ballyhaunis',
  'the model said: Client Maeve rang 07700 900 123, maeve@obrien.example',
  'unexpected 王小明 near Шевченко',
  'connect ECONNREFUSED while sending Müller-Lüdenscheidt',
  'getaddrinfo failed for user maeveObrien',
])('leaves out who is named without quotes: %s', (message) => {
  const nested = new Error('the job failed', { cause: new Error(message, { cause: new Error(message) }) });
  const written = JSON.stringify(describeError(nested));
  expect(written).not.toMatch(/maeve|brien|03\.05\.1984.*Ballyhaunis|Ballyhaunis|900 123|王|Шев|Müller|Lüden/i);
});

test('what a message says of the fault stays', () => {
  const messages = [
    'connect ECONNREFUSED 127.0.0.1:5432',
    'Cannot read properties of undefined',
    'Connection terminated unexpectedly',
    'the provider answered 503',
    'canceling statement due to statement timeout',
  ];
  expect(messages.map((message) => describeError(new Error(message)).message)).toEqual(messages);
});
