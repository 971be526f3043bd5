import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestBrowser } from '../../testing/browser.ts';
import { type ConsoleLaunches, createConsoleLaunches, toParagraph } from '../../testing/console-launches.ts';
import { listActions } from '../../testing/actions.ts';
import { listEvents } from '../../testing/launches.ts';

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
  const given = { external_client_id: 'p-1', client_first_name: 'first', client_last_name: 'CLI' };
  const id = await place.createLaunch(given);
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
  const wrong = await place.act(id, '/client', { new_client: { ...newClient, pronouns: 'she' } });
  expect([wrong.status, wrong.body.detail[0].loc]).toEqual([422, ['body', 'new_client', 'pronouns']]);
  const mapped = await place.act(id, '/client', { new_client: newClient });
  const { client } = mapped.body;
  expect(client).toMatchObject({ ...newClient, first_name: 'Nora', pronouns: null });
  expect(mapped.body).toMatchObject({ client_access: 'allowed', suggestions: [] });

  const reports = `/v1/console/clients/${client.id}/reports`;
  const { body: report } = await place.clinician.call(reports, { title: 'Findings' });
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
    content_hash: expect.stringMatching(/^[\da-f]{64}$/),
    markdown: expect.stringContaining('Sleeps well.'),
    html: expect.stringContaining('<p>Sleeps well.</p>'),
    // The report was written by hand, from no notes, so the mark of evidence that came with it does not count.
    unsupported: [],
    prompts_left: 1,
  });
  expect(await place.actionsOf(preview)).toEqual(['launch_session.previewed']);

  clock.advance(1000);
  const done = await complete(id, report.id, { version: saved.body.version });
  const completedAt = clock.now().toISOString();
  expect(done.body).toMatchObject({ status: 'completed', completed_at: completedAt, report_id: report.id });
  const document = await place.callPartner(`/v1/partner/launch-sessions/${id}/document`);
  const { markdown } = preview.body;
  expect(document.body).toMatchObject({ title: 'Findings', service_client_id: client.id, content: markdown });
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
  const over = [
    await place.act(id, '/open', {}),
    await complete(id, report.id),
    await place.act(id, `/preview?report_id=${report.id}`),
  ];
  for (const answer of over) expect(answerOf(answer)).toEqual([409, { detail: 'Session already completed' }]);
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
    const stranger = { ...place.clinician, ...nobody };
    expect((await place.act(id, what, body, stranger, method)).status).toBe(401);
    expect(await statusOf(id)).toBe('created');
  });

  test('cannot make the clinician’s browser do it from another site', async () => {
    const id = await place.createLaunch();
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await place.clinician.call(`/v1/console/launches/${id}/open`, {}, { headers });
    expect([answer.status, await statusOf(id)]).toEqual([403, 'created']);
  });
});

const NAMES = { first_name: 'A', last_name: 'B' };
const BLANK = { first_name: ' ', last_name: '' };

describe('the client', () => {
  test.each([
    [{}, ['body', 'client_id'], 'missing'],
    [{ client_id: 1, new_client: { ...NAMES, is_org_client: true } }, ['body', 'client_id'], 'value_error'],
    [{ new_client: { ...BLANK, is_org_client: true } }, ['body', 'new_client', 'last_name'], 'value_error'],
    [{ new_client: NAMES }, ['body', 'new_client', 'is_org_client'], 'missing'],
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
