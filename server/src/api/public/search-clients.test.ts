import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClients } from '../../records/clients/create-clients.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { createTestPractice, type TestPractice } from '../../testing/practice.ts';

let app: TestApp;
let practice: TestPractice;
beforeAll(async () => {
  app = await createTestApp();
  practice = await createTestPractice(app.context);
  const other = await createTestPractice(app.context);
  const client = (firstName: string, lastName: string, ownerId: string | null = null) => ({
    firstName,
    lastName,
    ownerId,
    dateOfBirth: null,
  });
  await createClients(app.context, TEST_ORIGIN, practice.id, [
    client('Anna', 'Smith'),
    client('Joanna', 'Smithson', practice.clinicianId),
    client('Ann', 'Smith', practice.otherClinicianId),
    client('Zoë', 'Nuñez'),
    client('Maeve', "O'Brien"),
    client('Smith', 'Anderson'),
  ]);
  await createClients(app.context, TEST_ORIGIN, other.id, [client('Anna', 'Smith'), client('Zed', 'Zulu')]);
});
afterAll(() => app.close());

async function search(query: string, token = practice.keys.organisation) {
  const { status, body } = await app.call(`/v1/public/clients/search?${query}`, { token });
  expect(status).toBe(200);
  return body;
}

const names = (body: { results: { first_name: string; last_name: string }[] }): string[] =>
  body.results.map((client) => `${client.first_name} ${client.last_name}`);

test('without a filter all are listed by last name, first name and id, in the documented shape', async () => {
  const body = await search('');
  expect(names(body)).toEqual(['Smith Anderson', 'Zoë Nuñez', "Maeve O'Brien", 'Anna Smith']);
  expect(body).toMatchObject({ total: 4, page: 1, limit: 20 });
  expect(Object.keys(body).toSorted()).toEqual(['limit', 'page', 'results', 'total']);
  expect(body.results[3]).toEqual({
    id: expect.any(Number),
    first_name: 'Anna',
    last_name: 'Smith',
    is_org_client: true,
  });
});

describe('scope', () => {
  test("a user key sees the organisation's and its own", async () => {
    const body = await search('q=smith', practice.keys.clinician);
    expect(names(body)).toEqual(['Smith Anderson', 'Anna Smith', 'Joanna Smithson']);
    expect(body.results.map((client: { is_org_client: boolean }) => client.is_org_client)).toEqual([true, true, false]);
    expect(names(await search('q=smith', practice.keys.otherClinician))).toEqual([
      'Smith Anderson',
      'Ann Smith',
      'Anna Smith',
    ]);
  });

  test("another practice's clients are never found", async () => {
    expect(await search('q=zulu')).toMatchObject({ results: [], total: 0 });
  });
});

describe('filters', () => {
  test.each([
    ['q=smith+anna', ['Anna Smith']],
    ['q=anna+smith', ['Anna Smith']],
    ['q=MIT', ['Smith Anderson', 'Anna Smith']],
    ['q=nunez', ['Zoë Nuñez']],
    ['q=ZOE', ['Zoë Nuñez']],
    ['q=o%27brien', ["Maeve O'Brien"]],
    ['q=obrien', ["Maeve O'Brien"]],
    ['first_name=smith', ['Smith Anderson']],
    ['last_name=smith', ['Anna Smith']],
    ['last_name=smith&first_name=nn', ['Anna Smith']],
    ['q=%25', []],
    ['q=_', []],
    ["q=');drop table clients;--", []],
    ['q=&first_name=&last_name=', ['Smith Anderson', 'Zoë Nuñez', "Maeve O'Brien", 'Anna Smith']],
    ['unknown=1&q=nunez', ['Zoë Nuñez']],
  ])('%s', async (query, expected) => {
    const body = await search(query);
    expect(names(body)).toEqual(expected);
    expect(body.total).toBe(expected.length);
  });
});

describe('paging', () => {
  test('pages join to the whole, and a page past the end is empty with the same total', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => search(`page=${page}&limit=2`)));
    expect(pages.flatMap(names)).toEqual(['Smith Anderson', 'Zoë Nuñez', "Maeve O'Brien", 'Anna Smith']);
    expect(pages.map(({ total, page, limit }) => [total, page, limit])).toEqual([
      [4, 1, 2],
      [4, 2, 2],
      [4, 3, 2],
    ]);
  });

  test.each([
    ['page=0', ['page', 'greater_than_equal']],
    ['page=-1', ['page', 'greater_than_equal']],
    ['page=abc', ['page', 'int_parsing']],
    ['page=1.5', ['page', 'int_parsing']],
    ['limit=0', ['limit', 'greater_than_equal']],
    ['limit=101', ['limit', 'less_than_equal']],
    ['page=&limit=5', ['page', 'int_parsing']],
  ])('%s is refused', async (query, [field, type]) => {
    const { status, body } = await app.call(`/v1/public/clients/search?${query}`, {
      token: practice.keys.organisation,
    });
    expect(status).toBe(422);
    expect(body.detail).toEqual([{ loc: ['query', field], msg: expect.any(String), type }]);
  });

  test('a page beyond all numbers is empty, not an error', async () => {
    expect(await search('page=99999999999999999999')).toMatchObject({ results: [], total: 4 });
  });
});

test('the log and the audit trail hold no name that was searched for', async () => {
  await search('q=verysecretname&first_name=anothersecret');
  await app.audit.flush();
  const rows = await app.context.db.selectFrom('audit_events').selectAll().execute();
  expect(rows.some(({ action }) => action === 'clients.searched')).toBe(true);
  expect(app.logged()).toContain('/v1/public/clients/search');
  expect(app.logged() + JSON.stringify(rows)).not.toMatch(/verysecret|anothersecret/i);
});
