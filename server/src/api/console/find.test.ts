import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ConsolePlace, createConsolePlace, type TestPerson } from '../../testing/console.ts';

let place: ConsolePlace;
beforeAll(async () => {
  place = await createConsolePlace();
});
afterAll(() => place.app.close());

const ask = (who: TestPerson, q: string) => who.call(`/v1/console/find?q=${encodeURIComponent(q)}`);
const find = async (who: TestPerson, q: string) => (await ask(who, q)).body;
const titles = (list: { title: string }[]) => list.map(({ title }) => title);
const DOCUMENT = { type: 'doc', attrs: { version: 1 }, content: [{ type: 'paragraph' }] };

const addReport = async (who: TestPerson, clientId: number, title: string): Promise<string> => {
  place.app.context.clock.advance(1000);
  return (await who.call(`/v1/console/clients/${clientId}/reports`, { title })).body.id;
};
const addTemplate = (who: TestPerson, title: string, isShared = false) =>
  who.call('/v1/console/templates', { title, content: DOCUMENT, is_org_template: isShared });

test('finds clients, reports and templates at once', async () => {
  const { clinician, clients } = place;
  await addReport(clinician, clients.organisation, 'Zebra assessment');
  await addReport(clinician, clients.organisation, 'Another ZEBRA letter');
  await addTemplate(clinician, 'Zebra template');
  await clinician.call('/v1/console/clients', { first_name: 'Zoë', last_name: 'Zebrawski', is_org_client: true });
  const answer = await ask(clinician, 'zebra');
  expect(answer.body.clients).toMatchObject([{ name: 'Zoë Zebrawski', is_org_client: true }]);
  expect(titles(answer.body.reports)).toEqual(['Another ZEBRA letter', 'Zebra assessment']);
  expect(answer.body.reports[0]).toMatchObject({ client_name: 'First0 Client', state: 'draft' });
  expect(titles(answer.body.templates)).toEqual(['Zebra template']);
  expect(await place.actionsOf(answer)).toEqual(['records.searched']);
  expect(titles((await find(clinician, 'letter zeb')).reports)).toEqual(['Another ZEBRA letter']);
  expect(place.app.logged()).not.toContain('zebra');
});

test('a few letters find clients and templates, but no reports', async () => {
  const { body } = await ask(place.clinician, 'ze');
  expect([body.clients.length, body.reports.length, body.templates.length]).toEqual([1, 0, 1]);
});

describe('reports are found by the name of their client', () => {
  let ids: number[];
  beforeAll(async () => {
    const { clinician } = place;
    const make = async (first: string, last: string, isShared = true): Promise<number> =>
      (await clinician.call('/v1/console/clients', { first_name: first, last_name: last, is_org_client: isShared }))
        .body.id;
    ids = [await make('Maeve', "O'Brien"), await make('Liam', "O'Brien"), await make('Maeve', 'Hidden', false)];
    const [maeve = 0, liam = 0, hidden = 0] = ids;
    await addReport(clinician, maeve, 'Cognitive assessment');
    await addReport(clinician, liam, 'School letter');
    await addReport(clinician, maeve, 'School letter about Liam');
    await addReport(clinician, hidden, 'Hidden assessment');
  });

  test.each([
    ['obrien', ['School letter about Liam', 'School letter', 'Cognitive assessment']],
    ['O’Brien maeve', ['School letter about Liam', 'Cognitive assessment']],
    ['maeve obrien cogn', ['Cognitive assessment']],
    ['school obrien liam', ['School letter', 'School letter about Liam']],
    ['obrien giraffe', []],
    ['ob', []],
    ['%', []],
  ])('%s', async (q, expected) => {
    expect(titles((await find(place.clinician, q)).reports)).toEqual(expected);
  });

  test('what has the words in its title comes first, and nothing comes twice', async () => {
    expect(titles((await find(place.clinician, 'liam')).reports)).toEqual([
      'School letter about Liam',
      'School letter',
    ]);
  });

  test('a private client’s reports are found by their owner alone', async () => {
    expect(titles((await find(place.clinician, 'maeve hidden')).reports)).toEqual(['Hidden assessment']);
    for (const person of [place.admin, place.other, place.stranger]) {
      expect(titles((await find(person, 'maeve hidden')).reports)).toEqual([]);
      expect(titles((await find(person, 'hidden')).reports)).toEqual([]);
    }
    expect(titles((await find(place.other, 'maeve')).reports)).not.toContain('Hidden assessment');
    expect((await find(place.stranger, 'obrien')).reports).toEqual([]);
  });

  test('and no longer by others once the client has become private', async () => {
    const [, , hidden = 0] = ids;
    await place.app.context.db
      .updateTable('clients')
      .set({ owner_id: place.other.id })
      .where('id', '=', hidden)
      .execute();
    expect(titles((await find(place.clinician, 'maeve hidden')).reports)).toEqual([]);
    expect(titles((await find(place.other, 'maeve hidden')).reports)).toEqual(['Hidden assessment']);
  });

  test('a Chinese name without a space', async () => {
    const { clinician } = place;
    const made = await clinician.call('/v1/console/clients', {
      first_name: '小明',
      last_name: '王',
      is_org_client: true,
    });
    await addReport(clinician, made.body.id, 'Short letter');
    expect(titles((await find(clinician, '王小明')).reports)).toEqual(['Short letter']);
    expect(titles((await find(clinician, '王 letter')).reports)).toEqual(['Short letter']);
  });
});

describe('signs are looked for as they are', () => {
  test.each(['100%', 'under_score', String.raw`back\slash`])('%s', async (sign) => {
    const { clinician, clients } = place;
    await addReport(clinician, clients.organisation, `Sign ${sign} here`);
    await addTemplate(clinician, `Sign ${sign} here`);
    const found = await find(clinician, sign);
    expect([titles(found.reports), titles(found.templates)]).toEqual([[`Sign ${sign} here`], [`Sign ${sign} here`]]);
  });

  test('a lone sign finds what has it, and white space alone nothing', async () => {
    expect((await find(place.clinician, '%%%')).reports).toEqual([]);
    expect(await find(place.clinician, '   ')).toMatchObject({ reports: [], templates: [] });
  });
});

describe('who sees what', () => {
  test('private clients, their reports and private templates are their owner’s alone', async () => {
    const { clinician, clients } = place;
    await addReport(clinician, clients.clinician, 'Quokka report');
    await addTemplate(clinician, 'Quokka template');
    expect(titles((await find(clinician, 'quokka')).reports)).toEqual(['Quokka report']);
    for (const person of [place.admin, place.other, place.stranger]) {
      expect(await find(person, 'quokka')).toEqual({ clients: [], reports: [], templates: [] });
      expect((await find(person, 'First1')).clients).toEqual([]);
    }
  });

  test('another practice finds nothing of this one', async () => {
    for (const q of ['zebra', 'client', 'report', 'sign']) {
      expect(await find(place.stranger, q)).toEqual({ clients: [], reports: [], templates: [] });
    }
  });
});

test.each([['?q='], [''], [`?q=${'x'.repeat(256)}`], ['?q=a&q=b']])('%j is refused', async (query) => {
  expect((await place.clinician.call(`/v1/console/find${query}`)).status).toBe(422);
});
