import { createPractice } from '../practice/practices.ts';
import { createClients } from '../records/clients/create-clients.ts';
import { createTestApp, type TestApp } from './app.ts';
import { createTestBrowser, type TestBrowser } from './browser.ts';
import { TEST_ORIGIN } from './context.ts';
import { addTestMember } from './member.ts';
import type { TestClients } from './records.ts';

/** A signed-in person with their browser. */
export interface TestPerson extends TestBrowser {
  id: string;
  name: string;
}

export interface ConsolePlace {
  app: TestApp;
  practiceId: string;
  admin: TestPerson;
  clinician: TestPerson;
  other: TestPerson;
  /** The admin of another practice. */
  stranger: TestPerson;
  clients: TestClients;
  /** The actions in the audit rows of the request with this answer. */
  actionsOf(answer: { headers: Headers }): Promise<string[]>;
}

let count = 0;

/** The service with two practices whose people are signed in. Close its app in `afterAll`. */
export async function createConsolePlace(): Promise<ConsolePlace> {
  const app = await createTestApp({ trustedProxies: ['127.0.0.1'], rateLimitPerMinute: 0 });
  const { context } = app;
  const makePractice = async (name: string): Promise<string> =>
    (await createPractice(context, TEST_ORIGIN, { name, apiKeysEnabled: false })).id;
  const makePerson = async (practiceId: string, name: string, role: 'admin' | 'clinician'): Promise<TestPerson> => {
    count += 1;
    const [email, password] = [`${count}@console.example`, `the password of ${name}`];
    const { id } = await addTestMember(context, practiceId, { email, name, role, password });
    const browser = createTestBrowser(app, `203.0.113.${count}`);
    await browser.signIn(email, password);
    return { ...browser, id, name };
  };
  const [practiceId, strangers] = [await makePractice('Elm House'), await makePractice('Oak House')];
  const admin = await makePerson(practiceId, 'Ada Admin', 'admin');
  const clinician = await makePerson(practiceId, 'Clara Clinician', 'clinician');
  const other = await makePerson(practiceId, 'Otto Other', 'clinician');
  const stranger = await makePerson(strangers, 'Sam Stranger', 'admin');
  const owners = [null, clinician.id, other.id];
  const [organisation = 0, own = 0, others = 0] = await createClients(
    context,
    TEST_ORIGIN,
    practiceId,
    owners.map((ownerId, index) => ({ firstName: `First${index}`, lastName: 'Client', dateOfBirth: null, ownerId })),
  );
  return {
    app,
    practiceId,
    admin,
    clinician,
    other,
    stranger,
    clients: { organisation, clinician: own, otherClinician: others },
    actionsOf: async (answer) => (await app.auditRowsOf(answer as never)).map(({ action }) => action),
  };
}
