import { afterAll, afterEach, expect } from 'vitest';
import type { Database } from '../db/database.ts';
import { createTestApp, type TestApp } from './app.ts';
import { createTestBrowser, type TestBrowser } from './browser.ts';
import { createTestContext, type TestContext } from './context.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createWorkplace, stopTestWorkers, type Workplace } from './jobs.ts';
import { createLaunchPlace, type LaunchPlace } from './launches.ts';
import { createTestMember, type TestMember } from './member.ts';

/** Set-up that several test files share. Await it at the top of a file. It is taken down after the tests. */

export async function setUpDatabase(): Promise<{ database: TestDatabase; db: Database }> {
  const database = await createTestDatabase();
  afterAll(() => database.drop());
  return { database, db: database.db };
}

async function setUpContext(): Promise<TestContext> {
  const context = await createTestContext();
  afterAll(() => context.drop());
  return context;
}

export async function setUpLaunches(): Promise<{ context: TestContext; place: LaunchPlace }> {
  const context = await setUpContext();
  return { context, place: await createLaunchPlace(context) };
}

/** After each test no worker runs and no job is left. */
export async function setUpJobs(): Promise<{ context: TestContext; place: Workplace }> {
  const context = await setUpContext();
  afterEach(async () => {
    await stopTestWorkers();
    await context.db.deleteFrom('jobs').execute();
  });
  return { context, place: await createWorkplace(context) };
}

export interface SignInPlace {
  app: TestApp;
  member: TestMember;
  /** Each has its own address. */
  openBrowser(): TestBrowser;
  openSignedIn(who?: TestMember): Promise<TestBrowser>;
}

export async function setUpSignIn(): Promise<SignInPlace> {
  const app = await createTestApp({ trustedProxies: ['127.0.0.1'] });
  afterAll(() => app.close());
  const member = await createTestMember(app.context);
  let addresses = 0;
  const openBrowser = (): TestBrowser => {
    addresses += 1;
    return createTestBrowser(app, `198.51.100.${addresses}`);
  };
  const openSignedIn = async (who = member): Promise<TestBrowser> => {
    const browser = openBrowser();
    expect((await browser.signIn(who.email, who.password)).status).toBe(200);
    return browser;
  };
  return { app, member, openBrowser, openSignedIn };
}
