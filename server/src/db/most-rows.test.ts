import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { mostRows } from './most-rows.ts';

test('every page fits, and pages of whatever length make two statements at most', async () => {
  const db = openDatabase({ url: 'postgres://nowhere', maxConnections: 1 });
  const limits = [...Array(101).keys()].map((index) => index + 1);
  const written = limits.map((limit) => Number(sql`${mostRows(limit)}`.compile(db).sql));
  await db.destroy();
  for (const [index, limit] of limits.entries()) expect(written[index]).toBeGreaterThanOrEqual(limit);
  expect(new Set(written).size).toBe(2);
});
