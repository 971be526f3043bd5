import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { TEST_ORIGIN } from '../testing/context.ts';
import { listEvents } from '../testing/launches.ts';
import { createTestReport } from '../testing/records.ts';
import { updateClient } from '../records/clients/update-client.ts';
import { completeLaunchSession } from './complete-launch-session.ts';
import { findLaunchForMember } from './find-launch-for-member.ts';
import { findLaunchSession } from './find-launch-session.ts';
import { deleteReport } from '../records/reports/delete-report.ts';
import { findSignature } from '../signing/find-signature.ts';
import { findSessionDocument } from './find-session-document.ts';
import { LAUNCH_LIFETIME_MS } from './launch-session.ts';
import { setUpLaunches } from '../testing/set-up.ts';
import { createTestSigning } from '../testing/signing.ts';

const { context, place } = await setUpLaunches();
const signing = await createTestSigning(context);

const complete = (id: string, reportId: string, member = place.clinician, version = 1) =>
  completeLaunchSession(context, TEST_ORIGIN, member, id, { reportId, version }, signing);
const statusOf = async (id: string) => (await findLaunchSession(context, place.connection, id)).status;
const reportOf = (clientId: number) => createTestReport(context, place.practice, clientId);
const refusal = (code: string) => expect.objectContaining({ code }) as Error;

test('completing signs the report and freezes its text; edits are refused, and its deletion changes nothing', async () => {
  const { clinician: clientId } = place.clients;
  const reportId = await createTestReport(context, place.practice, clientId, {
    title: 'As sent',
    markdown: '# Findings\n\nAll & sundry.\n',
  });
  const id = await place.createMapped(clientId, { externalClientId: 'ext-c' });
  context.clock.advance(5000);
  const completedAt = context.clock.now();
  await complete(id, reportId);
  const edit = context.db.updateTable('reports').set({ title: 'Changed', markdown: 'x', html: 'x' });
  await expect(edit.where('id', '=', reportId).execute()).rejects.toMatchObject({ code: 'CW001' });
  const markdown = '# Findings\n\nAll & sundry.';
  expect(await findSessionDocument(context, place.connection, id, 'markdown')).toEqual({
    title: 'As sent',
    clientId,
    content: JSON.stringify(markdown),
  });
  const scope = { practiceId: place.practice.id, memberId: place.clinician.id };
  const { statement = '' } = (await findSignature(context, scope, reportId)) ?? {};
  const markdownHash = createHash('sha256').update(markdown).digest('hex');
  expect(JSON.parse(statement)).toMatchObject({ markdown_sha256: markdownHash, signed_at: completedAt.toISOString() });
  const inManyYears = { ...context, clock: { now: () => new Date('2099-01-01T00:00:00Z') } };
  await deleteReport(inManyYears, TEST_ORIGIN, scope, reportId);
  const { content } = await findSessionDocument(context, place.connection, id, 'html');
  const html: string = JSON.parse(content);
  expect(html).toContain('<h1>Findings</h1>');

  const stored = await context.db
    .selectFrom('launch_documents')
    .selectAll()
    .where('session_id', '=', id)
    .executeTakeFirstOrThrow();
  const contentHash = createHash('sha256').update(`As sent\0${markdown}\0${html}`).digest();
  expect(stored).toMatchObject({
    report_id: reportId,
    content: { type: 'doc' },
    content_hash: contentHash,
    sent_by: place.clinician.id,
    sent_at: completedAt,
  });
  const [, event] = await listEvents(context, id);
  expect(event).toEqual({
    type: 'launch_session.completed',
    data: {
      session_id: id,
      status: 'completed',
      external_client_id: 'ext-c',
      clinician_email: place.clinician.email,
      opened_at: new Date(completedAt.getTime() - 5000).toISOString(),
      completed_at: completedAt.toISOString(),
      expires_at: new Date(completedAt.getTime() - 5000 + LAUNCH_LIFETIME_MS).toISOString(),
      document_url: `/v1/partner/launch-sessions/${id}/document`,
    },
  });
  const trace = await context.db
    .selectFrom('audit_events')
    .select(['client_id', 'details'])
    .where('subject_id', '=', id)
    .where('action', '=', 'launch_session.completed')
    .executeTakeFirstOrThrow();
  expect(trace).toEqual({
    client_id: clientId,
    details: { report_id: reportId, version: 1, content_hash: contentHash.toString('hex') },
  });
});

test('the database itself refuses to change what has ended', async () => {
  const id = await place.createMapped(place.clients.organisation);
  await complete(id, await reportOf(place.clients.organisation));
  const session = context.db.updateTable('launch_sessions').set({ clinician_email: 'x' }).where('id', '=', id);
  await expect(session.execute()).rejects.toThrow('does not change once it has ended');
  const document = context.db.updateTable('launch_documents').set({ title: 'x' }).where('session_id', '=', id);
  await expect(document.execute()).rejects.toThrow('does not change once it has ended');
});

test('completing takes only a report of the mapped client, in the clinician’s sight', async () => {
  const id = await place.createMapped(place.clients.clinician);
  for (const reportId of [
    await reportOf(place.clients.organisation),
    await reportOf(place.clients.otherClinician),
    'rep_unknown',
  ]) {
    await expect(complete(id, reportId)).rejects.toEqual(refusal('document_not_found'));
  }
  const reportId = await reportOf(place.clients.clinician);
  await updateClient(context, TEST_ORIGIN, place.practice.id, place.clients.clinician, { ownerId: place.other.id });
  await expect(complete(id, reportId)).rejects.toEqual(refusal('client_not_found'));
  expect(await findLaunchForMember(context, place.clinician, id)).toMatchObject({
    clientAccess: 'denied',
    clientId: null,
  });
  await updateClient(context, TEST_ORIGIN, place.practice.id, place.clients.clinician, { ownerId: place.clinician.id });
  expect([await statusOf(id), (await listEvents(context, id)).length]).toEqual(['opened', 1]);
  await complete(id, reportId);
  expect(await statusOf(id)).toBe('completed');
});

test('completing needs an opened, mapped session of one’s own that is not past its deadline', async () => {
  const reportId = await reportOf(place.clients.organisation);
  await expect(complete('psess_unknown', reportId)).rejects.toEqual(refusal('launch_session_not_found'));
  await expect(complete(await place.create(), reportId)).rejects.toEqual(refusal('launch_session_not_opened'));
  await expect(complete(await place.createOpened(), reportId)).rejects.toEqual(refusal('client_not_mapped'));
  const id = await place.createMapped(place.clients.organisation);
  await expect(complete(id, reportId, place.other)).rejects.toEqual(refusal('launch_session_not_yours'));
  const [inTime, late] = [id, await place.createMapped(place.clients.organisation)];
  context.clock.advance(LAUNCH_LIFETIME_MS - 1);
  await complete(inTime, reportId);
  await expect(complete(inTime, reportId)).rejects.toEqual(refusal('launch_session_completed'));
  context.clock.advance(1);
  await expect(complete(late, reportId)).rejects.toEqual(refusal('launch_session_expired'));
});
