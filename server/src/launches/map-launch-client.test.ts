import { expect, test } from 'vitest';
import { TEST_ORIGIN } from '../testing/context.ts';
import { listActions } from '../testing/actions.ts';
import { createLaunchPlace } from '../testing/launches.ts';
import { findLaunchForMember } from './find-launch-for-member.ts';
import { LAUNCH_LIFETIME_MS } from './launch-session.ts';
import { type LaunchClient, mapLaunchClient } from './map-launch-client.ts';
import { suggestClients } from './suggest-clients.ts';
import { setUpLaunches } from '../testing/set-up.ts';

const { context, place } = await setUpLaunches();

const map = (id: string, client: LaunchClient, member = place.clinician) =>
  mapLaunchClient(context, TEST_ORIGIN, member, id, client);
const refusal = (code: string) => expect.objectContaining({ code }) as Error;

test('a mapping is remembered on the connection, for sessions to come and for those already there', async () => {
  const [first, second] = [
    await place.createOpened({ externalClientId: 'ext-m' }),
    await place.createOpened({ externalClientId: 'ext-m' }),
  ];
  expect(await map(first, { clientId: place.clients.clinician })).toBe(place.clients.clinician);
  const third = await place.create({ externalClientId: 'ext-m' });
  for (const id of [first, second, third]) {
    expect(await findLaunchForMember(context, place.clinician, id)).toMatchObject({
      clientAccess: 'allowed',
      clientId: place.clients.clinician,
    });
  }
  expect(await map(second, { clientId: place.clients.clinician })).toBe(place.clients.clinician);
  await expect(map(second, { clientId: place.clients.organisation })).rejects.toEqual(refusal('client_already_mapped'));
  expect(await listActions(context, first)).toContain('launch_session.client_mapped');
  expect(await listActions(context, second)).not.toContain('launch_session.client_mapped');
});

test("another connection's mapping is its own", async () => {
  const elsewhere = await createLaunchPlace(context, place.connection.partnerAppId);
  await place.createMapped(place.clients.organisation, { externalClientId: 'ext-shared' });
  const id = await elsewhere.create({ externalClientId: 'ext-shared' });
  expect(await findLaunchForMember(context, elsewhere.clinician, id)).toMatchObject({ clientAccess: 'unmapped' });
});

test.each([
  [true, null],
  [false, 'clinician'],
])('a new client is entered, the organisation’s: %s', async (isOrgClient, owner) => {
  const id = await place.createOpened();
  const newClient = { firstName: 'New', lastName: 'Client', dateOfBirth: null, isOrgClient };
  const clientId = await map(id, { newClient });
  const client = await context.db
    .selectFrom('clients')
    .selectAll()
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  expect(client).toMatchObject({ first_name: 'New', owner_id: owner && place.clinician.id });
});

test('a new client is not entered where the mapping already stands', async () => {
  const id = await place.createMapped(place.clients.organisation);
  const newClient = { firstName: 'Never', lastName: 'Entered', dateOfBirth: null, isOrgClient: true };
  await expect(map(id, { newClient })).rejects.toEqual(refusal('client_already_mapped'));
  const found = await context.db.selectFrom('clients').select('id').where('first_name', '=', 'Never').execute();
  expect(found).toEqual([]);
});

test("neither a colleague's private client nor another practice's can be chosen", async () => {
  const id = await place.createOpened();
  const stranger = await createLaunchPlace(context);
  for (const clientId of [place.clients.otherClinician, stranger.clients.organisation, 2 ** 60, -1, 1.5]) {
    await expect(map(id, { clientId })).rejects.toEqual(refusal('client_not_found'));
  }
});

test('a mapping needs an opened session of one’s own', async () => {
  const { organisation: clientId } = place.clients;
  const created = await place.create();
  await expect(map(created, { clientId })).rejects.toEqual(refusal('launch_session_not_opened'));
  await expect(map('psess_unknown', { clientId })).rejects.toEqual(refusal('launch_session_not_found'));
  const opened = await place.createOpened();
  await expect(map(opened, { clientId }, place.other)).rejects.toEqual(refusal('launch_session_not_yours'));
  context.clock.advance(LAUNCH_LIFETIME_MS);
  await expect(map(opened, { clientId })).rejects.toEqual(refusal('launch_session_expired'));
});

test('clients are suggested by the names the partner gave, in the clinician’s sight', async () => {
  const ids = async (clientFirstName: string | null, clientLastName: string | null) =>
    (await suggestClients(context, place.clinician, { clientFirstName, clientLastName })).map(({ id }) => id);
  expect(await ids('First1', 'Client')).toEqual([place.clients.clinician]);
  expect(await ids('First2', 'Client')).toEqual([]);
  expect(await ids(null, null)).toEqual([]);
  expect(await ids(' ', '')).toEqual([]);
});
