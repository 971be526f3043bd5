import { afterAll, beforeEach } from 'vitest';
import { createTestApp, TEST_OPERATOR_TOKEN, type TestAnswer, type TestApp } from './app.ts';
import { createTestBrowser, type TestBrowser } from './browser.ts';
import { createMailedApp, type MailedLink } from './mailed-app.ts';
import { createTestMember, type TestMember } from './member.ts';

export const NEW_PASSWORD = 'the new long password';

export interface LinkPlace {
  /** A service with mail, and one without. */
  app: TestApp;
  unmailed: TestApp;
  /** A new one for each test. */
  readonly member: TestMember;
  /** Each has its own address, unless told otherwise. */
  openBrowser(of?: TestApp, ip?: string): TestBrowser;
  operate(path: string, body?: unknown, of?: TestApp): Promise<TestAnswer>;
  readLinks(): Promise<MailedLink[]>;
  reset(token: string, browser?: TestBrowser): Promise<TestAnswer>;
}

/** For tests of mailed links. Await it at the top of a file. It is taken down after the tests. */
export async function setUpLinks(): Promise<LinkPlace> {
  const settings = { trustedProxies: ['127.0.0.1'] };
  const [mailed, unmailed] = await Promise.all([createMailedApp(), createTestApp(settings)]);
  const { app } = mailed;
  let member = await createTestMember(app.context);
  afterAll(() => Promise.all([mailed.close(), unmailed.close()]));
  beforeEach(async () => {
    mailed.forgetMails();
    member = await createTestMember(app.context);
  });
  let addresses = 0;
  const openBrowser = (of = app, ip?: string): TestBrowser => {
    addresses += 1;
    return createTestBrowser(of, ip ?? `10.9.${Math.floor(addresses / 250)}.${addresses % 250}`);
  };
  return {
    app,
    unmailed,
    get member() {
      return member;
    },
    openBrowser,
    operate: (path, body, of = app) =>
      of.call(`/v1/operator${path}`, { token: TEST_OPERATOR_TOKEN, method: 'POST', body }),
    readLinks: () => mailed.readLinks(),
    reset: (token, browser = openBrowser()) =>
      browser.call('/v1/console/reset-password', { token, new_password: NEW_PASSWORD }),
  };
}
