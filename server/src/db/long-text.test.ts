import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { longJson, longText } from './long-text.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const LENGTH = 1_000_000;

test.each([
  ['Latin letters', 'a'],
  ['letters of three bytes', '€漢'],
  ['pairs of surrogates, which no cut may divide', 'x😀'],
  ['quotes and backslashes', '\\"\''],
])('a long text of %s arrives as it is, among values of every other kind', async (_kind, letters) => {
  const text = letters.repeat(LENGTH / letters.length);
  const json = JSON.stringify({ text });
  const at = new Date('2026-03-02T09:00:00Z');
  const read = async (suffix: string): Promise<unknown> => {
    const { rows } = await sql`
      select ${await longText(text)} || ${suffix}::text as text, ${null}::text as nothing, ${at}::timestamptz as at,
        ${Buffer.from([0, 255])}::bytea as bytes, ${['a', null]}::text[] as list, ${7}::integer as number,
        ${await longJson(json)} as json`.execute(database.db);
    return rows[0];
  };
  const rest = { nothing: null, at, bytes: Buffer.from([0, 255]), list: ['a', null], number: 7, json: { text } };
  // The second time the statement is known to the server by its name.
  expect(await read('é')).toEqual({ text: `${text}é`, ...rest });
  expect(await read('')).toEqual({ text, ...rest });
});

test('what the server refuses is an error of its statement alone', async () => {
  const broken = sql`select ${await longJson('{'.repeat(LENGTH))} as json`.execute(database.db);
  await expect(broken).rejects.toThrow('json');
  const { rows } = await sql`select length(${await longText('a'.repeat(LENGTH))}) as length`.execute(database.db);
  expect(rows).toEqual([{ length: LENGTH }]);
});
