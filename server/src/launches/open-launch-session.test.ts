import { expect, test } from 'vitest';
import { TEST_ORIGIN } from '../testing/context.ts';
import { listActions } from '../testing/actions.ts';
import { createLaunchPlace, listEvents } from '../testing/launches.ts';
import { createTestReport } from '../testing/records.ts';
import { completeLaunchSession } from './complete-launch-session.ts';
import { expireDueSessions } from './expire-due-sessions.ts';
import { findLaunchForMember } from './find-launch-for-member.ts';
import { findLaunchSession } from './find-launch-session.ts';
import { LAUNCH_LIFETIME_MS } from './launch-session.ts';
import { openLaunchSession } from './open-launch-session.ts';
import { setUpLaunches } from '../testing/set-up.ts';
import { createTestSigning } from '../testing/signing.ts';

const { context, place } = await setUpLaunches();
const signing = await createTestSigning(context);

const open = (id: string, member = place.clinician) => openLaunchSession(context, TEST_ORIGIN, member, id);
const complete = (id: string, reportId: string, member = place.clinician) =>
  completeLaunchSession(context, TEST_ORIGIN, member, id, { reportId, version: 1 }, signing);
const statusOf = async (id: string) => (await findLaunchSession(context, place.connection, id)).status;
const reportOf = (clientId: number) => createTestReport(context, place.practice, clientId);
const refusal = (code: string) => expect.objectContaining({ code }) as Error;

test('opening happens once: the second time changes nothing', async () => {
  const id = await place.create({ externalClientId: 'ext-o', clientFirstName: 'Ada', clientLastName: 'Byron' });
  context.clock.advance(1234);
  const openedAt = context.clock.now();
  const launch = await open(id);
  expect(launch).toEqual({
    sessionId: id,
    status: 'opened',
    partnerAppId: place.connection.partnerAppId,
    externalClientId: 'ext-o',
    clientFirstName: 'Ada',
    clientLastName: 'Byron',
    clientAccess: 'unmapped',
    clientId: null,
    clinicianEmail: place.clinician.email,
    reportId: null,
    createdAt: new Date(openedAt.getTime() - 1234),
    openedAt,
    completedAt: null,
    expiresAt: new Date(openedAt.getTime() - 1234 + LAUNCH_LIFETIME_MS),
  });
  context.clock.advance(1000);
  expect(await open(id)).toEqual(launch);
  expect(await listEvents(context, id)).toEqual([
    {
      type: 'launch_session.opened',
      data: {
        session_id: id,
        status: 'opened',
        external_client_id: 'ext-o',
        clinician_email: place.clinician.email,
        opened_at: openedAt.toISOString(),
        completed_at: null,
        expires_at: launch.expiresAt.toISOString(),
        document_url: null,
      },
    },
  ]);
  expect(await listActions(context, id)).toEqual(['launch_session.created', 'launch_session.opened']);
});

test('opening is for the assigned clinician alone; others learn nothing', async () => {
  const id = await place.create();
  const stranger = await createLaunchPlace(context);
  const impostor = { ...place.clinician, practiceId: stranger.practice.id };
  for (const member of [place.other, stranger.clinician, impostor]) {
    await expect(open(id, member)).rejects.toEqual(refusal('launch_session_not_yours'));
    await expect(findLaunchForMember(context, member, id)).rejects.toEqual(refusal('launch_session_not_yours'));
  }
  expect([await statusOf(id), await listEvents(context, id)]).toEqual(['created', []]);
});

test('opening tells the unknown, the completed and the expired apart', async () => {
  await expect(open('psess_unknown')).rejects.toEqual(refusal('launch_session_not_found'));
  const id = await place.createMapped(place.clients.organisation);
  await complete(id, await reportOf(place.clients.organisation));
  await expect(open(id)).rejects.toEqual(refusal('launch_session_completed'));
  const late = await place.create();
  context.clock.advance(LAUNCH_LIFETIME_MS);
  await expireDueSessions(context);
  await expect(open(late)).rejects.toEqual(refusal('launch_session_expired'));
});

test('opening ends with the deadline to the millisecond, before any check has come by', async () => {
  const [inTime, late] = [await place.create(), await place.create()];
  context.clock.advance(LAUNCH_LIFETIME_MS - 1);
  await open(inTime);
  context.clock.advance(1);
  await expect(open(late)).rejects.toEqual(refusal('launch_session_expired'));
  await expect(open(inTime)).rejects.toEqual(refusal('launch_session_expired'));
  expect([await statusOf(inTime), await statusOf(late)]).toEqual(['opened', 'created']);
});
