import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { expireDueSessions } from '../../launches/expire-due-sessions.ts';
import { LAUNCH_LIFETIME_MS } from '../../launches/launch-session.ts';
import { replaceMarks } from '../../records/reports/replace-marks.ts';
import { type ConsoleLaunches, createConsoleLaunches, toParagraph } from '../../testing/console-launches.ts';
import { listEvents } from '../../testing/launches.ts';

let place: ConsoleLaunches;
beforeAll(async () => {
  place = await createConsoleLaunches();
});
afterAll(() => place.app.close());

const complete = (sessionId: string, reportId: string, more: object = {}) =>
  place.act(sessionId, '/complete', { report_id: reportId, version: 2, reviewed: true, ...more });
const statusOf = async (id: string) => (await place.callPartner(`/v1/partner/launch-sessions/${id}`)).body.status;
const answerOf = ({ status, body }: { status: number; body: unknown }) => [status, body];

test('sending says that it was reviewed, and which version', async () => {
  const { sessionId, reportId } = await place.createWritten();
  const faults = [
    [{ reviewed: false }, 'reviewed'],
    [{ reviewed: undefined }, 'reviewed'],
    [{ version: 0 }, 'version'],
  ] as const;
  for (const [more, field] of faults) {
    const answer = await complete(sessionId, reportId, more);
    expect([answer.status, answer.body.detail[0].loc]).toEqual([422, ['body', field]]);
  }
  for (const version of [1, 3]) {
    const answer = await complete(sessionId, reportId, { version });
    expect(answerOf(answer)).toEqual([409, { detail: 'The report was changed meanwhile' }]);
  }
  expect(await statusOf(sessionId)).toBe('opened');
  expect((await complete(sessionId, reportId)).status).toBe(200);
});

test('sending takes a report of this client only, as do choosing and looking', async () => {
  const { sessionId } = await place.createWritten();
  const reports = `/v1/console/clients/${place.clients.clinician}/reports`;
  const { body: report } = await place.clinician.call(reports, { title: 'R' });
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

test('sending meets an edit: what is sent is what was reviewed, or nothing', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { sessionId, reportId } = await place.createWritten('Reviewed.');
    const content = { type: 'doc', attrs: { version: 1 }, content: [toParagraph('Edited.')] };
    const [sent, edited] = await Promise.all([
      complete(sessionId, reportId),
      place.other.call(`/v1/console/reports/${reportId}`, { title: 'A', content, version: 2 }, { method: 'PUT' }),
    ]);
    expect([sent.status, edited.status].toSorted()).toEqual([200, 409]);
    const document = await place.callPartner(`/v1/partner/launch-sessions/${sessionId}/document`);
    expect([sent.status === 200 ? 'sent' : sent.body.detail, document.body.content ?? document.body.detail]).toEqual(
      sent.status === 200 ? ['sent', 'Reviewed.'] : ['The report was changed meanwhile', 'Session not completed'],
    );
  }
});

test('a remark that comes after the preview is not sent unseen, although it makes no version', async () => {
  const { sessionId, reportId } = await place.createWritten('He sleeps 9 hours.');
  const scope = { practiceId: place.practiceId, memberId: place.clinician.id };
  const { context } = place.app;
  const seen = (await place.act(sessionId, `/preview?report_id=${reportId}`)).body;
  const marked = toParagraph('He sleeps 9 hours.', [{ type: 'unsupported', attrs: { reason: 'figures' } }]);
  const content = JSON.stringify({ type: 'doc', attrs: { version: 1 }, content: [marked] });
  const report = { id: reportId, clientId: place.clients.organisation, version: seen.version };
  await inTransaction(context.db, (db) =>
    replaceMarks({ ...context, db }, scope, report, { content, markdown: 'With a remark.', html: '<p>Remark</p>' }),
  );
  const unseen = await complete(sessionId, reportId, { content_hash: seen.content_hash });
  expect(answerOf(unseen)).toEqual([409, { detail: 'The report was changed meanwhile' }]);
  expect(await statusOf(sessionId)).toBe('opened');

  const now = (await place.act(sessionId, `/preview?report_id=${reportId}`)).body;
  expect([now.version, now.markdown]).toEqual([seen.version, 'With a remark.']);
  expect((await complete(sessionId, reportId, { content_hash: now.content_hash })).status).toBe(200);
  const document = await place.callPartner(`/v1/partner/launch-sessions/${sessionId}/document`);
  expect(document.body.content).toBe('With a remark.');
});

test('sending twice at once happens once', async () => {
  const { sessionId, reportId } = await place.createWritten();
  place.app.context.clock.advance(1);
  const answers = await Promise.all(Array.from({ length: 5 }, () => complete(sessionId, reportId)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  const types = (await listEvents(place.app.context, sessionId)).map(({ type }) => type);
  expect(types).toEqual(['launch_session.opened', 'launch_session.completed']);
});

test('sending meets the deadline: one of them wins, and the text is safe', async () => {
  const { context } = place.app;
  const { sessionId, reportId } = await place.createWritten('Safe.');
  const atDeadline = new Date(context.clock.now().getTime() + LAUNCH_LIFETIME_MS);
  const [sent] = await Promise.all([
    complete(sessionId, reportId),
    expireDueSessions({ ...context, clock: { now: () => atDeadline } }),
  ]);
  const status = await statusOf(sessionId);
  expect([
    [200, 'completed'],
    [410, 'expired'],
  ]).toContainEqual([sent.status, status]);
  const { body } = await place.clinician.call(`/v1/console/reports/${reportId}/versions`);
  expect(body).toHaveLength(status === 'completed' ? 3 : 2);
});

test('sending after the deadline is told so', async () => {
  const { sessionId, reportId } = await place.createWritten();
  const { clock } = place.app.context;
  const open = await place.createLaunch();
  // A browser session does not last two days, so the expiry check is called with a later time instead.
  const late = new Date(clock.now().getTime() + LAUNCH_LIFETIME_MS);
  await expireDueSessions({ ...place.app.context, clock: { now: () => late } });
  for (const answer of [
    await complete(sessionId, reportId),
    await place.act(sessionId, `/preview?report_id=${reportId}`),
    await place.act(sessionId, '/report', { report_id: reportId }, place.clinician, 'PUT'),
    await place.act(open, '/open', {}),
  ]) {
    expect(answerOf(answer)).toEqual([410, { detail: 'Session expired' }]);
  }
  const { body } = await place.act(sessionId);
  expect(body).toMatchObject({ status: 'expired', client: { id: place.clients.organisation } });
});
