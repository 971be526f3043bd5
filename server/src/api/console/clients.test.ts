import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ConsolePlace, createConsolePlace, type TestPerson } from '../../testing/console.ts';

let place: ConsolePlace;
beforeAll(async () => {
  place = await createConsolePlace();
});
afterAll(() => place.app.close());

const NEW = { first_name: 'Maeve', last_name: "O'Brien", date_of_birth: '1991-02-28', is_org_client: true };
const create = async (by: TestPerson, more: object = {}): Promise<number> =>
  (await by.call('/v1/console/clients', { ...NEW, ...more })).body.id;
const edit = (by: TestPerson, id: number, changes: object) =>
  by.call(`/v1/console/clients/${id}`, changes, { method: 'PATCH' });
const see = async (by: TestPerson, id: number) => (await by.call(`/v1/console/clients/${id}`)).status;

describe('creating', () => {
  test("the organisation's client is everybody's", async () => {
    const answer = await place.clinician.call('/v1/console/clients', NEW);
    const now = place.app.context.clock.now().toISOString();
    expect([answer.status, answer.body]).toEqual([
      200,
      { id: expect.any(Number), ...NEW, pronouns: null, created_at: now, updated_at: now },
    ]);
    expect(await place.actionsOf(answer)).toEqual(['client.created']);
    const found = await place.other.call(`/v1/console/clients/${answer.body.id}`);
    expect(found.body).toEqual(answer.body);
    expect(found.headers.get('cache-control')).toBe('no-store');
    expect(await place.actionsOf(found)).toEqual(['client.viewed']);
  });

  test("a private one is the member's alone, an admin's not either", async () => {
    const id = await create(place.clinician, { is_org_client: false, date_of_birth: null });
    expect(await see(place.clinician, id)).toBe(200);
    for (const person of [place.admin, place.other, place.stranger]) expect(await see(person, id)).toBe(404);
  });

  test.each([
    [{ date_of_birth: '2023-02-29' }, ['body', 'date_of_birth'], 'date_parsing'],
    [{ date_of_birth: '0000-01-01' }, ['body', 'date_of_birth'], 'date_parsing'],
    [{ date_of_birth: '1 May 1990' }, ['body', 'date_of_birth'], 'date_parsing'],
    [{ first_name: ' ', last_name: '\t' }, ['body', 'last_name'], 'value_error'],
    [{ first_name: 'x'.repeat(256) }, ['body', 'first_name'], 'string_too_long'],
    [{ is_org_client: 'yes' }, ['body', 'is_org_client'], 'bool_type'],
    [{ last_name: 7 }, ['body', 'last_name'], 'string_type'],
  ])('%j is refused', async (more, loc, type) => {
    const answer = await place.clinician.call('/v1/console/clients', { ...NEW, ...more });
    expect([answer.status, answer.body.detail]).toEqual([422, [{ loc, type, msg: expect.any(String) }]]);
  });

  test('white space around a name goes, and one name is enough', async () => {
    const answer = await place.clinician.call('/v1/console/clients', { ...NEW, first_name: ' Pelé ', last_name: '' });
    expect(answer.body).toMatchObject({ first_name: 'Pelé', last_name: '' });
  });
});

describe('searching', () => {
  test('finds what the member may see, a page at a time, and leaves an audit row without the name', async () => {
    await create(place.clinician, { last_name: 'Zuckmayer' });
    await create(place.clinician, { last_name: 'Zuckmayer', is_org_client: false, date_of_birth: null });
    const search = (by: TestPerson, more = '') => by.call(`/v1/console/clients?q=zuckm${more}`);
    const first = await search(place.clinician, '&limit=1');
    expect(first.body).toMatchObject({ total: 2, page: 1, limit: 1, results: [{ last_name: 'Zuckmayer' }] });
    expect(Object.keys(first.body.results[0])).toEqual([
      'id',
      'first_name',
      'last_name',
      'date_of_birth',
      'pronouns',
      'is_org_client',
      'created_at',
      'updated_at',
    ]);
    expect((await search(place.clinician, '&limit=1&page=2')).body.results).toHaveLength(1);
    expect((await search(place.other)).body).toMatchObject({ total: 1, results: [{ is_org_client: true }] });
    expect((await search(place.stranger)).body).toEqual({ results: [], total: 0, page: 1, limit: 20 });
    const [row] = await place.app.auditRowsOf(first);
    expect(row).toMatchObject({ action: 'clients.searched', actor_id: place.clinician.id });
    expect(JSON.stringify(row)).not.toMatch(/zuckm/i);
    expect((await search(place.clinician, '&limit=101')).status).toBe(422);
  });
});

describe('editing', () => {
  test('changes what is given, with an audit row of which fields', async () => {
    const id = await create(place.clinician);
    place.app.context.clock.advance(1000);
    const answer = await edit(place.other, id, { last_name: 'Secretname', date_of_birth: null });
    expect(answer.body).toMatchObject({ first_name: 'Maeve', last_name: 'Secretname', date_of_birth: null });
    expect(answer.body.updated_at > answer.body.created_at).toBe(true);
    const [row] = await place.app.auditRowsOf(answer);
    expect(row).toMatchObject({
      action: 'client.edited',
      subject_id: String(id),
      client_id: id,
      details: { changed: 'last_name date_of_birth' },
    });
    expect(JSON.stringify(row)).not.toContain('Secretname');
    expect((await place.other.call('/v1/console/clients?q=secretname')).body.total).toBe(1);
  });

  test('what changes nothing leaves nothing', async () => {
    const id = await create(place.clinician);
    const answer = await edit(place.clinician, id, { first_name: 'Maeve' });
    expect([answer.status, await place.actionsOf(answer)]).toEqual([200, []]);
    expect((await edit(place.clinician, id, { first_name: '', last_name: ' ' })).status).toBe(422);
  });

  test("an organisation's client is made private by an admin alone, and then the admin's", async () => {
    const id = await create(place.clinician);
    const refused = await edit(place.clinician, id, { is_org_client: false });
    expect([refused.status, refused.body]).toEqual([403, { detail: 'Only an admin of the practice can do this' }]);
    const done = await edit(place.admin, id, { is_org_client: false });
    expect([done.status, done.body.is_org_client]).toEqual([200, false]);
    const details = { changed: 'owner', is_org_client: false };
    expect(await place.app.auditRowsOf(done)).toMatchObject([{ action: 'client.edited', details }]);
    expect([await see(place.admin, id), await see(place.clinician, id)]).toEqual([200, 404]);
  });

  test("a private client is made the organisation's by its owner, and by nobody else", async () => {
    const id = await create(place.clinician, { is_org_client: false });
    for (const person of [place.admin, place.other, place.stranger]) {
      const answer = await edit(person, id, { is_org_client: true });
      expect([answer.status, answer.body]).toEqual([404, { detail: 'Client not found' }]);
    }
    expect((await edit(place.clinician, id, { is_org_client: true })).body.is_org_client).toBe(true);
    expect(await see(place.other, id)).toBe(200);
  });

  test.each([0, -1, 2 ** 53, '9'.repeat(40)])('no client %s', async (id) => {
    expect(await see(place.clinician, id as number)).toBe(404);
    expect((await edit(place.clinician, id as number, { first_name: 'X' })).status).toBe(404);
  });

  test('of an admin who takes a client and a clinician who renames it, neither breaks the other', async () => {
    const id = await create(place.clinician, { last_name: 'Racer' });
    const answers = await Promise.all([
      edit(place.admin, id, { is_org_client: false }),
      ...['A', 'B', 'C'].map((name) => edit(place.clinician, id, { first_name: name })),
    ]);
    expect(answers[0]?.status).toBe(200);
    for (const { status } of answers.slice(1)) expect([200, 404]).toContain(status);
    expect((await place.clinician.call('/v1/console/clients?q=racer')).body.total).toBe(0);
    expect((await place.admin.call('/v1/console/clients?q=racer')).body.total).toBe(1);
  });
});
