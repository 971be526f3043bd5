import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { createTestContext, type TestContext } from '../../testing/context.ts';
import { createTestPractice } from '../../testing/practice.ts';
import { createTestClients, createTestReport } from '../../testing/records.ts';
import { createFindReport } from './find-report.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.drop());

/** PostgreSQL tries so many plans for the values at hand before it may settle for one that serves all. */
const TRIED_PLANS = 5;

test('however many reports are asked for at once, the statement is not planned anew each time', async () => {
  const practice = await createTestPractice(context);
  const { organisation: clientId } = await createTestClients(context, practice);
  const reportId = await createTestReport(context, practice, clientId, { markdown: 'Sleeps badly.' });
  const db = openDatabase({ url: context.url, maxConnections: 1 });
  try {
    const findReport = createFindReport({ db });
    const asked = { scope: { practiceId: practice.id, memberId: null }, clientId, reportId };
    for (const length of [1, 2, 3, 1, 2, 16, 1, 8, 1, 2, 16, 1]) {
      const found = await Promise.all(Array.from({ length }, () => findReport(asked, 'markdown')));
      expect(found.map(({ content }) => content)).toEqual(Array(length).fill('"Sleeps badly."'));
    }
    const { rows } = await sql<{ custom_plans: number; generic_plans: number }>`
      select custom_plans, generic_plans from pg_prepared_statements where statement like ${'%with ordinality%'}
        and name <> ''`.execute(db);
    expect(rows).toContainEqual({ custom_plans: TRIED_PLANS, generic_plans: 12 - TRIED_PLANS });
  } finally {
    await db.destroy();
  }
});
