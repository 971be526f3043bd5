import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../testing/context.ts';
import { createLaunchPlace, insertSessions } from '../testing/launches.ts';
import { countSessionsOfConnections, SESSIONS_COUNTED_TO } from './list-sessions-of-connection.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.drop());

test('sessions are counted by connection and state, to the bound and one further', async () => {
  const [busy, quiet, idle] = [
    await createLaunchPlace(context),
    await createLaunchPlace(context),
    await createLaunchPlace(context),
  ];
  // Every third is opened.
  await insertSessions(context, busy, 3 * SESSIONS_COUNTED_TO);
  await insertSessions(context, quiet, 5);
  const ids = [busy, quiet, idle].map(({ connection }) => connection.connectionId);
  const none = { created: 0, opened: 0, completed: 0, expired: 0 };
  const counts = await countSessionsOfConnections(context, ids);
  expect(ids.map((id) => counts.get(id))).toEqual([
    { ...none, created: SESSIONS_COUNTED_TO + 1, opened: SESSIONS_COUNTED_TO },
    { ...none, created: 4, opened: 1 },
    none,
  ]);
  await insertSessions(context, busy, 3);
  expect((await countSessionsOfConnections(context, ids)).get(ids[0] ?? '')).toMatchObject({
    opened: SESSIONS_COUNTED_TO + 1,
  });
  expect(await countSessionsOfConnections(context, [])).toEqual(new Map());
});
