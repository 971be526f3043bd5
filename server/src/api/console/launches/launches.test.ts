import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expireDueSessions } from '../../../launches/expire-due-sessions.ts';
import { LAUNCH_LIFETIME_MS } from '../../../launches/launch-session.ts';
import { createTestBrowser } from '../../../testing/browser.ts';
import { type ConsoleLaunches, createConsoleLaunches, toParagraph } from '../../../testing/console-launches.ts';
import { listActions, listEvents } from '../../../testing/launches.ts';

let place: ConsoleLaunches;
beforeAll(async () => {
  place = await createConsoleLaunches();
});
afterAll(() => place.app.close());

const NOT_YOURS = { detail: 'This session is for another clinician' };
const complete = (sessionId: string, reportId: string, more: object = {}) =>
  place.act(sessionId, '/complete', { report_id: reportId, version: 2, reviewed: true, ...more });
const statusOf = async (id: string) => (await place.callPartner(`/v1/partner/launch-sessions/${id}`)).body.status;
const answerOf = ({ status, body }: { status: number; body: unknown }) => [status, body];

test('from the partner’s request to the partner’s document', async () => {
  const { clock } = place.app.context;
  const id = await place.createLaunch({ external_client_id: 'p-1', client_first_name: 'first', client_last_name: 'CLI' });
  const first = await place.act(id);
  expect(first.body).toEqual({
    session_id: id,
    status: 'created',
    expires_at: expect.any(String),
    opened_at: null,
    completed_at: null,
    partner: { name: 'Bright Minds Platform' },
    clinician_email: expect.stringContaining('@console.example'),
    external_client_id: 'p-1',
    given_first_name: 'first',
    given_last_name: 'CLI',
    client_access: 'unmapped',
    client: null,
    report_id: null,
    suggestions: expect.any(Array),
  });
  const suggested = first.body.suggestions.map((client: { id: number }) => client.id);
  expect(suggested.toSorted()).toEqual([place.clients.organisation, place.clients.clinician].toSorted());
  expect(first.body.suggestions[0]).toHaveProperty('date_of_birth', null);
  expect(await place.actionsOf(first)).toEqual(['launch_session.viewed']);

  clock.advance(1000);
  const opened = await place.act(id, '/open', {});
  expect(opened.body).toEqual({ ...first.body, status: 'opened', opened_at: clock.now().toISOString() });
  const newClient = { first_name: ' Nora ', last_name: 'New', date_of_birth: '2015-04-01', is_org_client: false };
  const mapped = await place.act(id, '/client', { new_client: newClient });
  const { client } = mapped.body;
  expect(client).toMatchObject({ ...newClient, first_name: 'Nora' });
  expect(mapped.body).toMatchObject({ client_access: 'allowed', suggestions: [] });

  const { body: report } = await place.clinician.call(`/v1/console/clients/${client.id}/reports`, { title: 'Findings' });
  const chosen = await place.act(id, '/report', { report_id: report.id }, place.clinician, 'PUT');
  expect(chosen.body.report_id).toBe(report.id);
  expect(await place.actionsOf(chosen)).toEqual(['launch_session.report_chosen']);
  const again = await place.act(id, '/report', { report_id: report.id }, place.clinician, 'PUT');
  expect([again.body.report_id, await place.actionsOf(again)]).toEqual([report.id, []]);
  const content = {
    type: 'doc',
    attrs: { version: 1 },
    content: [
      toParagraph('Sleeps well.'),
      toParagraph('Scored 99.', [{ type: 'unsupported', attrs: { reason: 'figures' } }]),
      { type: 'prompt', attrs: { id: 'plan', label: 'Plan', instruction: 'Write it.', form: 'paragraphs' } },
    ],
  };
  const saved = await place.clinician.call(
    `/v1/console/reports/${report.id}`,
    { title: 'Findings', content, version: 1 },
    { method: 'PUT' },
  );
  const preview = await place.act(id, `/preview?report_id=${report.id}`);
  expect(preview.body).toEqual({
    title: 'Findings',
    version: saved.body.version,
    markdown: expect.stringContaining('Sleeps well.'),
    html: expect.stringContaining('<p>Sleeps well.</p>'),
    unsupported: [{ text: 'Scored 99.', reason: 'figures' }],
    prompts_left: 1,
  });
  expect(await place.actionsOf(preview)).toEqual(['launch_session.previewed']);

  clock.advance(1000);
  const done = await complete(id, report.id, { version: saved.body.version });
  expect(done.body).toMatchObject({ status: 'completed', completed_at: clock.now().toISOString(), report_id: report.id });
  const document = await place.callPartner(`/v1/partner/launch-sessions/${id}/document`);
  expect(document.body).toMatchObject({ title: 'Findings', service_client_id: client.id, content: preview.body.markdown });
  const html = await place.callPartner(`/v1/partner/launch-sessions/${id}/document?format=html`);
  expect(html.body.content).toBe(preview.body.html);
  const types = (await listEvents(place.app.context, id)).map(({ type }) => type);
  expect(types).toEqual(['launch_session.opened', 'launch_session.completed']);
  const { body: versions } = await place.clinician.call(`/v1/console/reports/${report.id}/versions`);
  expect(versions.map(({ version, reason }: { version: number; reason: string }) => [version, reason])).toEqual([
    [3, 'sent'],
    [2, 'edited'],
    [1, 'created'],
  ]);
  await place.app.audit.flush();
  expect((await listActions(place.app.context, id)).filter((action) => !action.endsWith('viewed'))).toEqual([
    'launch_session.created',
    'launch_session.opened',
    'launch_session.client_mapped',
    'launch_session.report_chosen',
    'launch_session.completed',
    'launch_document.fetched',
    'launch_document.fetched',
  ]);
  expect((await place.act(id)).body).toEqual(done.body);
  expect(answerOf(await place.act(id, '/open', {}))).toEqual([409, { detail: 'Session already completed' }]);
  expect(answerOf(await complete(id, report.id))).toEqual([409, { detail: 'Session already completed' }]);
  expect(answerOf(await place.act(id, `/preview?report_id=${report.id}`))).toEqual([409, { detail: 'Session already completed' }]);
  const { body: next } = await place.act(await place.createLaunch({ external_client_id: 'p-1' }));
  expect(next).toMatchObject({ status: 'created', client: { id: client.id }, report_id: null });
});

describe('whoever is not the assigned clinician', () => {
  const calls: [string, string, unknown?, string?][] = [
    ['look', ''],
    ['open', '/open', {}],
    ['map', '/client', { client_id: 1 }],
    ['choose', '/report', { report_id: 'rep_x' }, 'PUT'],
    ['preview', '/preview?report_id=rep_x'],
    ['complete', '/complete', { report_id: 'rep_x', version: 1, reviewed: true }],
  ];

  test.each(calls)('cannot %s, and learns nothing', async (_, what, body, method) => {
    const id = await place.createLaunch({ external_client_id: 'secret id', client_first_name: 'Secret' });
    for (const who of [place.other, place.admin, place.stranger]) {
      const answer = await place.act(id, what, body, who, method);
      expect(answerOf(answer)).toEqual([403, NOT_YOURS]);
      expect(await place.actionsOf(answer)).toEqual(['access.refused']);
    }
    const unknown = await place.act('psess_unknown', what, body, place.clinician, method);
    expect(answerOf(unknown)).toEqual([404, { detail: 'Session not found' }]);
    const nobody = createTestBrowser(place.app, '203.0.113.200');
    expect((await nobody.call(`/v1/console/launches/${id}${what}`, body, method === undefined ? {} : { method })).status).toBe(401);
    expect(await statusOf(id)).toBe('created');
  });

  test('cannot make the clinician’s browser do it from another site', async () => {
    const id = await place.createLaunch();
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await place.clinician.call(`/v1/console/launches/${id}/open`, {}, { headers });
    expect([answer.status, await statusOf(id)]).toEqual([403, 'created']);
  });
});

describe('the client', () => {
  test.each([
    [{}, ['body', 'client_id'], 'missing'],
    [{ client_id: 1, new_client: { first_name: 'A', last_name: 'B', is_org_client: true } }, ['body', 'client_id'], 'value_error'],
    [{ new_client: { first_name: ' ', last_name: '', is_org_client: true } }, ['body', 'new_client', 'last_name'], 'value_error'],
    [{ new_client: { first_name: 'A', last_name: 'B' } }, ['body', 'new_client', 'is_org_client'], 'missing'],
  ])('is one or the other: %o', async (body, loc, type) => {
    const id = await place.createLaunch();
    await place.act(id, '/open', {});
    const answer = await place.act(id, '/client', body);
    expect([answer.status, answer.body.detail[0].loc, answer.body.detail[0].type]).toEqual([422, loc, type]);
  });

  test('is one within sight, and stays the first that was chosen', async () => {
    const id = await place.createLaunch({ external_client_id: 'p-2' });
    const map = (clientId: number) => place.act(id, '/client', { client_id: clientId });
    expect(answerOf(await map(place.clients.organisation))).toEqual([409, { detail: 'Session not opened' }]);
    await place.act(id, '/open', {});
    expect(answerOf(await map(place.clients.otherClinician))).toEqual([404, { detail: 'Client not found' }]);
    expect((await map(place.clients.organisation)).body.client.id).toBe(place.clients.organisation);
    expect(answerOf(await map(place.clients.clinician))).toEqual([409, { detail: 'Client already mapped' }]);
  });
});

describe('sending', () => {
  test('says that it was reviewed, and which version', async () => {
    const { sessionId, reportId } = await place.createWritten();
    for (const [more, field] of [[{ reviewed: false }, 'reviewed'], [{ reviewed: undefined }, 'reviewed'], [{ version: 0 }, 'version']] as const) {
      const answer = await complete(sessionId, reportId, more);
      expect([answer.status, answer.body.detail[0].loc]).toEqual([422, ['body', field]]);
    }
    for (const version of [1, 3]) {
      expect(answerOf(await complete(sessionId, reportId, { version }))).toEqual([409, { detail: 'The report was changed meanwhile' }]);
    }
    expect(await statusOf(sessionId)).toBe('opened');
    expect((await complete(sessionId, reportId)).status).toBe(200);
  });

  test('takes a report of this client only, as do choosing and looking', async () => {
    const { sessionId } = await place.createWritten();
    const { body: report } = await place.clinician.call(`/v1/console/clients/${place.clients.clinician}/reports`, { title: 'R' });
    for (const reportId of [report.id, 'rep_unknown']) {
      const answers = [
        await complete(sessionId, reportId, { version: 1 }),
        await place.act(sessionId, `/preview?report_id=${reportId}`),
        await place.act(sessionId, '/report', { report_id: reportId }, place.clinician, 'PUT'),
      ];
      for (const answer of answers) expect(answerOf(answer)).toEqual([404, { detail: 'Document not found' }]);
    }
    expect(await statusOf(sessionId)).toBe('opened');
  });

  test('a report that was chosen and then deleted is chosen no more', async () => {
    const { sessionId, reportId } = await place.createWritten();
    await place.act(sessionId, '/report', { report_id: reportId }, place.clinician, 'PUT');
    await place.clinician.call(`/v1/console/reports/${reportId}`, undefined, { method: 'DELETE' });
    expect((await place.act(sessionId)).body).toMatchObject({ report_id: null, status: 'opened' });
  });

  test('meets an edit: what is sent is what was reviewed, or nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { sessionId, reportId } = await place.createWritten('Reviewed.');
      const content = { type: 'doc', attrs: { version: 1 }, content: [toParagraph('Edited.')] };
      const [sent, edited] = await Promise.all([
        complete(sessionId, reportId),
        place.other.call(`/v1/console/reports/${reportId}`, { title: 'A', content, version: 2 }, { method: 'PUT' }),
      ]);
      expect([sent.status, edited.status].toSorted()).toEqual([200, 409]);
      if (sent.status === 409) {
        expect([sent.body.detail, await statusOf(sessionId)]).toEqual(['The report was changed meanwhile', 'opened']);
      } else {
        const { body } = await place.callPartner(`/v1/partner/launch-sessions/${sessionId}/document`);
        expect(body.content).toBe('Reviewed.');
      }
    }
  });

  test('twice at once happens once', async () => {
    const { sessionId, reportId } = await place.createWritten();
    const answers = await Promise.all(Array.from({ length: 5 }, () => complete(sessionId, reportId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const types = (await listEvents(place.app.context, sessionId)).map(({ type }) => type);
    expect(types).toEqual(['launch_session.opened', 'launch_session.completed']);
  });

  test('meets the deadline: one of them wins, and the text is safe', async () => {
    const { context } = place.app;
    const { sessionId, reportId } = await place.createWritten('Safe.');
    const atDeadline = new Date(context.clock.now().getTime() + LAUNCH_LIFETIME_MS);
    const [sent] = await Promise.all([
      complete(sessionId, reportId),
      expireDueSessions({ ...context, clock: { now: () => atDeadline } }),
    ]);
    const status = await statusOf(sessionId);
    expect([[200, 'completed'], [410, 'expired']]).toContainEqual([sent.status, status]);
    const { body } = await place.clinician.call(`/v1/console/reports/${reportId}/versions`);
    expect(body).toHaveLength(status === 'completed' ? 3 : 2);
  });

  test('after the deadline is told so', async () => {
    const { sessionId, reportId } = await place.createWritten();
    const { clock } = place.app.context;
    const open = await place.createLaunch();
    // The session in the browser lives less long, so the check stands in for the two days.
    await expireDueSessions({ ...place.app.context, clock: { now: () => new Date(clock.now().getTime() + LAUNCH_LIFETIME_MS) } });
    for (const answer of [
      await complete(sessionId, reportId),
      await place.act(sessionId, `/preview?report_id=${reportId}`),
      await place.act(sessionId, '/report', { report_id: reportId }, place.clinician, 'PUT'),
      await place.act(open, '/open', {}),
    ]) {
      expect(answerOf(answer)).toEqual([410, { detail: 'Session expired' }]);
    }
    expect((await place.act(sessionId)).body).toMatchObject({ status: 'expired', client: { id: place.clients.organisation } });
  });
});
