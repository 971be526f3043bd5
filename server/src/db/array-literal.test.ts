import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../testing/context.ts';
import { toArrayLiteral } from './array-literal.ts';
import { readRows } from './database.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.drop());

/** A list as it comes back from the database. */
async function echo(type: string, list: unknown[]): Promise<unknown> {
  const [row] = await readRows<{ list: unknown }>(context.db, `select $1::${type}[] as list`, [list]);
  return row?.list;
}

const HOSTILE = [
  '',
  ' ',
  'null',
  'NULL',
  '{a,b}',
  '},{',
  'a"b',
  String.raw`a\b`,
  'a\nb',
  '\u0001',
  'é 😀',
  "'; --",
  '"',
  '[]',
];

describe('a list that is sent to the database', () => {
  it.each([
    ['text', HOSTILE],
    ['text', ['plain', null, 'ids_01']],
    ['text', [undefined, 'a'], [null, 'a']],
    ['integer', [1, null, -5]],
    ['double precision', [0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300]],
    ['boolean', [true, false, null]],
    ['timestamptz', [new Date('2024-02-29T23:59:59.999Z'), new Date('0099-01-01T00:00:00Z'), null]],
    ['bytea', [Buffer.from('a"b'), Buffer.alloc(0)]],
    ['jsonb', ['{"a":"b\\\\c"}', '[1,2]'], [{ a: 'b\\c' }, [1, 2]]],
    ['text', []],
    [
      'integer',
      [
        [1, 2],
        [3, 4],
      ],
    ],
  ])('arrives as it was: %s %j', async (type, list, arrived: unknown[] = list) => {
    expect(await echo(type, list)).toEqual(arrived);
  });

  it('is written here where JSON is the same text, and else by the driver', () => {
    expect(toArrayLiteral(['a', 1, null, true])).toBe('{"a",1,null,true}');
    expect([['a\\'], [[1]], [Buffer.alloc(1)], [Number.NaN], [{ a: 1 }], [1n]].map(toArrayLiteral)).toEqual(
      Array(6).fill(undefined),
    );
  });
});
