import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import type { AuditEntry } from './entry.ts';
import { insertAuditRows } from './insert-rows.ts';
import { toAuditRow } from './row.ts';
import { makeEntry } from './testing/entries.ts';

const at = new Date('2026-03-02T09:00:00.123Z');

function detailsOf(details: unknown): unknown {
  const row = toAuditRow(makeEntry('prac_1', 'req_1', { details: details as NonNullable<AuditEntry['details']> }), at);
  return row.details === null ? null : JSON.parse(row.details);
}

describe('details', () => {
  test('facts are kept as they are', () => {
    expect(detailsOf({ format: 'html', total: 12, exact: true })).toEqual({ format: 'html', total: 12, exact: true });
  });

  test('no details are none', () => {
    expect(detailsOf({})).toBeNull();
    expect(detailsOf(undefined)).toBeNull();
  });

  test('nothing of a long text is kept', () => {
    const text = 'The client reports low mood since March. '.repeat(10);
    expect(detailsOf({ reason: text })).toEqual({ reason: `[${text.length} characters left out]` });
  });

  test.each([[{ name: 'Anna' }], [['Anna']], [new Map([['name', 'Anna']])]])('nothing of %o is kept', (value) => {
    expect(detailsOf({ subject: value })).toEqual({ subject: '[left out]' });
  });

  test('their number is bounded', () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`fact${index}`, index]));
    expect(Object.keys(detailsOf(many) as object)).toHaveLength(16);
  });

  test('a name of the language is a name', () => {
    expect(toAuditRow(makeEntry('prac_1', 'req_1', { details: JSON.parse('{"__proto__":"x"}') }), at).details).toBe(
      '{"__proto__":"x"}',
    );
  });
});

test('what the request brought is bounded', () => {
  const long = 'x'.repeat(100_000);
  const row = toAuditRow(
    {
      practiceId: null,
      action: 'access.refused',
      origin: { actor: { type: 'anonymous', id: long }, ip: long, requestId: long },
      subject: { type: long, id: long },
      details: { [long]: true },
    },
    at,
  );
  expect(JSON.stringify(row).length).toBeLessThan(1000);
});

test.each([[Number.NaN], [1.5], [2 ** 60], [Number.POSITIVE_INFINITY]])('%d is no client', (clientId) => {
  expect(toAuditRow(makeEntry('prac_1', 'req_1', { clientId }), at).clientId).toBeNull();
});

describe('whatever an entry holds, it can be stored', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  test('any text and any number', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\0', '\uD800', 'a\uDC00b', '\\', '"', '{}', ',', 'NULL', '\\x00', '\\u0000'),
      fc.constant(`${'x'.repeat(127)}😀`),
    );
    const value = fc.oneof(text, fc.double(), fc.boolean());
    const entry = fc.record({
      practiceId: fc.option(text),
      action: fc.constant('access.refused' as const),
      origin: fc.record({
        actor: fc.record({ type: fc.constant('anonymous' as const), id: fc.option(text) }),
        ip: fc.option(text),
        requestId: fc.option(text),
      }),
      subject: fc.record({ type: text, id: text }),
      clientId: fc.double(),
      details: fc.dictionary(text, value),
    });
    const storesAll = fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 20 }), async (entries) => {
      const rows = entries.map((each) => toAuditRow(each, at));
      await expect(insertAuditRows(database.db, rows)).resolves.toBeUndefined();
    });
    await fc.assert(storesAll, { numRuns: 60 });
  });
});
