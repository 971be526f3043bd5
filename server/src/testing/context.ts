import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { createIdMaker } from '../lib/ids.ts';
import { createMovableClock, type MovableClock } from './clock.ts';
import { createTestDatabase } from './database.ts';

export const TEST_ORIGIN: AuditOrigin = { actor: { type: 'system', id: null }, ip: '192.0.2.7', requestId: 'req_test' };

export interface TestContext extends Context {
  clock: MovableClock;
  url: string;
  drop(): Promise<void>;
}

/** A database for this test file, with a clock that the test moves. Call `drop` in `afterAll`. */
export async function createTestContext(): Promise<TestContext> {
  const { db, url, drop } = await createTestDatabase();
  const clock = createMovableClock();
  return { db, clock, makeId: createIdMaker(clock), url, drop };
}
