import { findMember } from '../practice/members.ts';
import type { TestAnswer } from './app.ts';
import { type ConsolePlace, createConsolePlace, type TestPerson } from './console.ts';
import { createTestConnection, renewTestConnection, type TestConnection } from './partners.ts';

/** A practice whose people are signed in, connected to a partner that calls over HTTP. */
export interface ConsoleLaunches extends ConsolePlace {
  connection: TestConnection;
  /** Creates a session as the partner and answers with its id. The client is a new one unless `more` names one. */
  createLaunch(more?: object): Promise<string>;
  /** Calls as the partner, with a valid token. */
  callPartner(path: string): Promise<TestAnswer>;
  /** Calls a path below the session, as the clinician unless `who` is given. */
  act(sessionId: string, what?: string, body?: unknown, who?: TestPerson, method?: string): Promise<TestAnswer>;
  /** An opened session whose client is the organisation's, and a report of that client. */
  createWritten(markdown?: string): Promise<{ sessionId: string; reportId: string }>;
}

let count = 0;

export async function createConsoleLaunches(): Promise<ConsoleLaunches> {
  const place = await createConsolePlace();
  const { app, clinician, clients } = place;
  const connection = await createTestConnection(app.context, { id: place.practiceId, adminId: place.admin.id });
  const { email } = await findMember(app.context, clinician.id);

  const createLaunch: ConsoleLaunches['createLaunch'] = async (more) => {
    count += 1;
    app.context.clock.advance(1);
    const answer = await app.call('/v1/partner/launch-sessions', {
      token: await renewTestConnection(app.context, connection.connectionId),
      body: { external_client_id: `ext ${count}`, clinician_email: email, ...more },
      headers: { 'idempotency-key': `key ${count}` },
    });
    return answer.body.session_id;
  };
  const act: ConsoleLaunches['act'] = (sessionId, what = '', body, who = clinician, method) =>
    who.call(`/v1/console/launches/${sessionId}${what}`, body, method === undefined ? {} : { method });

  return {
    ...place,
    connection,
    createLaunch,
    callPartner: async (path) =>
      app.call(path, { token: await renewTestConnection(app.context, connection.connectionId) }),
    act,
    createWritten: async (markdown = 'Text.') => {
      const sessionId = await createLaunch();
      await act(sessionId, '/open', {});
      await act(sessionId, '/client', { client_id: clients.organisation });
      const content = { type: 'doc', attrs: { version: 1 }, content: [toParagraph(markdown)] };
      const made = await clinician.call(`/v1/console/clients/${clients.organisation}/reports`, { title: 'A report' });
      const { id: reportId, version } = made.body;
      const saved = { title: 'A report', content, version };
      await clinician.call(`/v1/console/reports/${reportId}`, saved, { method: 'PUT' });
      return { sessionId, reportId };
    },
  };
}

export function toParagraph(text: string, marks?: object[]) {
  return { type: 'paragraph', content: [{ type: 'text', text, ...(marks !== undefined && { marks }) }] };
}
