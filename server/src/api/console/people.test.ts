import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNote } from '../../records/notes/create-note.ts';
import { type ConsolePlace, createConsolePlace } from '../../testing/console.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';

let place: ConsolePlace;
beforeAll(async () => {
  place = await createConsolePlace();
  const scope = { practiceId: place.practiceId, memberId: place.clinician.id };
  for (const markdown of [
    'Seen with his sister Cara and Mrs Whitcombe.',
    'Cara rang. Attends Oakfield Primary School. On Numerical Operations he did well; Part of it, Zeal, was new. AED fitted.',
  ]) {
    await createNote(place.app.context, TEST_ORIGIN, scope, {
      clientId: place.clients.organisation,
      title: 'A note',
      markdown,
      createdBy: place.clinician.id,
      createdAt: place.app.context.clock.now(),
    });
  }
});
afterAll(() => place.app.close());

const address = (clientId = place.clients.organisation): string => `/v1/console/clients/${clientId}/people`;

test('names of the notes are offered, confirmed, corrected and removed', async () => {
  const first = await place.clinician.call(address());
  expect([first.status, first.body.people]).toEqual([200, []]);
  expect(first.body.offered).toEqual([
    { name: 'Cara', kind: 'person', notes: 2 },
    { name: 'Oakfield Primary School', kind: 'organisation', notes: 1 },
    { name: 'Whitcombe', kind: 'person', notes: 1 },
  ]);
  expect(await place.actionsOf(first)).toEqual(['client_people.listed']);

  const added = await place.clinician.call(address(), { name: 'Cara', role: 'sister' });
  expect(added.body).toMatchObject({ name: 'Cara', role: 'sister', status: 'confirmed' });
  expect(await place.actionsOf(added)).toEqual(['client_person.added']);
  const changed = await place.clinician.call(
    `${address()}/${added.body.id}`,
    { name: 'Cara Kelly', role: 'half-sister' },
    { method: 'PATCH' },
  );
  expect(changed.body).toMatchObject({ id: added.body.id, name: 'Cara Kelly', role: 'half-sister' });
  await place.clinician.call(address(), { name: 'Whitcombe', status: 'not_a_person' });
  const { body } = await place.clinician.call(address());
  expect(body.people.map(({ name }: { name: string }) => name)).toEqual(['Cara Kelly', 'Whitcombe']);
  expect(body.offered.map(({ name }: { name: string }) => name)).not.toContain('Whitcombe');

  const removed = await place.clinician.call(`${address()}/${added.body.id}`, undefined, { method: 'DELETE' });
  expect(removed.body).toEqual({ deleted: true });
  expect(await place.actionsOf(removed)).toEqual(['client_person.removed']);
});

test('nobody can be given the name that another person of the client has', async () => {
  const dana = await place.clinician.call(address(), { name: 'Dana' });
  const { body } = await place.clinician.call(address(), { name: 'Erin' });
  const renamed = await place.clinician.call(`${address()}/${body.id}`, { name: ' DANA ' }, { method: 'PATCH' });
  expect([renamed.status, renamed.body]).toEqual([409, { detail: 'This client already has a person of that name' }]);
  const same = await place.clinician.call(`${address()}/${dana.body.id}`, { name: 'Dána' }, { method: 'PATCH' });
  expect([same.status, same.body.name]).toEqual([200, 'Dána']);
});

test('people of a client out of sight are not found', async () => {
  const hidden = place.clients.clinician;
  expect((await place.other.call(address(hidden))).status).toBe(404);
  expect((await place.other.call(address(hidden), { name: 'Cara' })).status).toBe(404);
  const answer = await place.clinician.call(`${address()}/pers_none`, { role: 'x' }, { method: 'PATCH' });
  expect([answer.status, answer.body]).toEqual([404, { detail: 'Person not found' }]);
});

test('what was sent, and what waits, is for those who see the client', async () => {
  const { clinician, other, clients } = place;
  const report = (await clinician.call(`/v1/console/clients/${clients.clinician}/reports`, { title: 'R' })).body.id;
  const own = await clinician.call(`/v1/console/clients/${clients.clinician}/reports/${report}/sent`);
  expect([own.status, own.body]).toEqual([200, { results: [] }]);
  expect(await place.actionsOf(own)).toEqual(['outgoing_texts.viewed']);
  expect((await other.call(`/v1/console/clients/${clients.clinician}/reports/${report}/sent`)).status).toBe(404);
  expect((await clinician.call(`/v1/console/clients/${clients.organisation}/reports/${report}/sent`)).status).toBe(404);
  expect((await other.call(`/v1/console/clients/${clients.clinician}/to-be-sent`)).status).toBe(404);
  const decide = async (verb: string, body: object): Promise<number> =>
    (await clinician.call(`/v1/console/clients/${clients.clinician}/to-be-sent/job_x/${verb}`, body)).status;
  expect(await decide('approve', {})).toBe(404);
  expect(await decide('refuse', { reason: 'It names the school.' })).toBe(404);
  expect(await decide('refuse', { reason: 'x'.repeat(501) })).toBe(422);
});

test('an admin sets that somebody looks first', async () => {
  const answer = await place.admin.call('/v1/console/practice', { looks_before_sending: true }, { method: 'PATCH' });
  expect(answer.body).toMatchObject({ looks_before_sending: true });
});
