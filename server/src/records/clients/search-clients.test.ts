import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContext, TEST_ORIGIN, type TestContext } from '../../testing/context.ts';
import { createTestPractice, type TestPractice } from '../../testing/practice.ts';
import { createClients } from './create-clients.ts';
import { type ClientSearch, searchClients } from './search-clients.ts';

const NAMES: [firstName: string, lastName: string][] = [
  ['Anna', 'Smith'],
  ['Bob', 'Smith-Jones'],
  ['Maeve', "O'Brien"],
  ['Maeve', 'O’Connor'],
  ['Ann', 'Goldsmith'],
  ['José Luis', 'Núñez'],
  ['Jürgen', 'Groß'],
  ['Łukasz', 'Ørsted'],
  ['İpek', 'IŞIK'],
  ['小龙', '李'],
  ['Мария', 'Иванова'],
  ['Per', '100% _Real_ \\'],
  ['', 'Cher'],
  ['?', '!'],
  ['Jan', 'van der Berg'],
  ['x'.repeat(255), Array.from({ length: 51 }, (_, index) => `wo${(index + 10) * 7}`).join('')],
];

let context: TestContext;
let practice: TestPractice;
beforeAll(async () => {
  context = await createTestContext();
  practice = await createTestPractice(context);
  const clients = NAMES.map(([firstName, lastName]) => ({ firstName, lastName, dateOfBirth: null, ownerId: null }));
  await createClients(context, TEST_ORIGIN, practice.id, clients);
});
afterAll(() => context.drop());

function search(filters: Partial<ClientSearch>, practiceId = practice.id) {
  return searchClients(context.db, { practiceId, memberId: null }, { page: 1, limit: 100, ...filters });
}

async function findLastNames(filters: Partial<ClientSearch>): Promise<string[]> {
  const { results, total } = await search(filters);
  expect(total).toBe(results.length);
  return results.map((client) => client.lastName);
}

describe('q', () => {
  test.each([
    ['smith', ['Goldsmith', 'Smith', 'Smith-Jones']],
    ['SMITH', ['Goldsmith', 'Smith', 'Smith-Jones']],
    ['ith', ['Goldsmith', 'Smith', 'Smith-Jones']],
    ['h', ['Cher', 'Goldsmith', 'Smith', 'Smith-Jones']],
    ['smith anna', ['Smith']],
    ['anna smith', ['Smith']],
    ['anna smi', ['Smith']],
    ['smi an', ['Goldsmith', 'Smith']],
    ['Smith, Anna', ['Smith']],
    ['  anna \t smith  ', ['Smith']],
    ['anna anna', ['Smith']],
    ['anna bob', []],
    ["o'brien", ["O'Brien"]],
    ['o’brien', ["O'Brien"]],
    ['obrien', ["O'Brien"]],
    ['o brien', ["O'Brien"]],
    ['brien', ["O'Brien"]],
    ["o'c", ['O’Connor']],
    ['smith jones', ['Smith-Jones']],
    ['jones smith', ['Smith-Jones']],
    ['smith-jones', ['Smith-Jones']],
    ['smithjones', ['Smith-Jones']],
    ['ithjo', ['Smith-Jones']],
    ['thj', ['Smith-Jones']],
    ['smith-', ['Goldsmith', 'Smith', 'Smith-Jones']],
    ['nunez', ['Núñez']],
    ['NÚÑEZ jose', ['Núñez']],
    ['jose\u0301', ['Núñez']],
    ['jurgen gross', ['Groß']],
    ['groß', ['Groß']],
    ['lukasz orsted', ['Ørsted']],
    ['ipek isik', ['IŞIK']],
    ['ışık', ['IŞIK']],
    ['李', ['李']],
    ['李小龙', ['李']],
    ['小龙 李', ['李']],
    ['иван', ['Иванова']],
    ['ИВАНОВА', ['Иванова']],
    ['100%', ['100% _Real_ \\']],
    ['vanderberg', []],
    ['van berg', ['van der Berg']],
    ['zzzzzzz', []],
  ])('%j finds %j', async (q, lastNames) => {
    expect(await findLastNames({ q })).toEqual(lastNames);
  });

  test.each(['%', '_', '\\', "'", '"', '?', '!', '-', '\0', '\ud800', '😀', ' . '])(
    '%j is no part of any name',
    async (q) => {
      expect(await search({ q })).toEqual({ results: [], total: 0 });
    },
  );

  test('signs beside a name are passed over', async () => {
    expect(await findLastNames({ q: 'anna%_smith\\' })).toEqual(['Smith']);
    expect(await findLastNames({ q: "'; drop table clients; --" })).toEqual([]);
  });

  test.each([undefined, '', ' ', '\t\n'])('%j lists everybody', async (q) => {
    expect((await search({ q })).total).toBe(NAMES.length);
  });

  test('finds the longest names by any part of them, however long', async () => {
    const [first = '', last = ''] = NAMES.at(-1) ?? [];
    for (const q of [first, last, last.slice(3, 90), last.slice(100, 133), last.slice(-33), last.slice(2, 18)]) {
      expect(await findLastNames({ q })).toEqual([last]);
    }
    expect(await findLastNames({ q: `${last}w` })).toEqual([]);
    expect(await findLastNames({ q: `${last.slice(0, 40)}${last.slice(80, 90)}` })).toEqual([]);
    expect(await findLastNames({ q: 'x'.repeat(256) })).toEqual([]);
  });

  test('answers a text of nothing but different words', async () => {
    const q = Array.from({ length: 60 }, (_, index) => `${index}q`).join(' ');
    expect(await search({ q })).toEqual({ results: [], total: 0 });
  });
});

describe('first_name and last_name', () => {
  test('look in their own field', async () => {
    expect(await findLastNames({ firstName: 'smith' })).toEqual([]);
    expect(await findLastNames({ firstName: 'ann' })).toEqual(['Goldsmith', 'Smith']);
    expect(await findLastNames({ lastName: 'maeve' })).toEqual([]);
    expect(await findLastNames({ lastName: 'smith' })).toEqual(['Goldsmith', 'Smith', 'Smith-Jones']);
  });

  test('hold together with one another and with q', async () => {
    expect(await findLastNames({ firstName: 'maeve', lastName: 'brien' })).toEqual(["O'Brien"]);
    expect(await findLastNames({ q: 'smith', firstName: 'ann', lastName: 'gold' })).toEqual(['Goldsmith']);
    expect(await findLastNames({ q: 'maeve', lastName: 'smith' })).toEqual([]);
    expect(await findLastNames({ firstName: '?', lastName: 'smith' })).toEqual([]);
    expect(await findLastNames({ firstName: ' ', lastName: 'jones' })).toEqual(['Smith-Jones']);
  });
});

test('sorts by last name, first name and id, whatever case and accents', async () => {
  const { id } = await createTestPractice(context);
  const names = [
    'Zoe Abel',
    'ánna Ábel',
    'Anna abel',
    'Anna Abel-Smith',
    'Anna Abel Smith',
    'Anna Abelard',
    'Öz Öz',
    'Oz Oz',
  ];
  const clients = names.map((name) => {
    const [firstName = '', ...rest] = name.split(' ');
    return { firstName, lastName: rest.join(' '), dateOfBirth: null, ownerId: null };
  });
  await createClients(context, TEST_ORIGIN, id, clients);
  const { results } = await search({}, id);
  expect(results.map((client) => `${client.firstName} ${client.lastName}`)).toEqual([
    'ánna Ábel',
    'Anna abel',
    'Zoe Abel',
    'Anna Abel Smith',
    'Anna Abel-Smith',
    'Anna Abelard',
    'Öz Öz',
    'Oz Oz',
  ]);
});

test('an empty practice, an unknown practice and a page past the end have no results', async () => {
  const { id } = await createTestPractice(context);
  expect(await search({}, id)).toEqual({ results: [], total: 0 });
  expect(await search({ q: 'smith' }, 'prac_unknown')).toEqual({ results: [], total: 0 });
  expect(await search({ page: 2 })).toEqual({ results: [], total: NAMES.length });
  expect(await search({ page: Number.MAX_SAFE_INTEGER })).toEqual({ results: [], total: NAMES.length });
});

test('sees what the scope sees and no more', async () => {
  const { id, clinicianId, otherClinicianId } = await createTestPractice(context);
  const owners = [null, clinicianId, otherClinicianId];
  const clients = owners.map((ownerId, index) => ({
    firstName: `N${index}`,
    lastName: 'Klein',
    dateOfBirth: null,
    ownerId,
  }));
  await createClients(context, TEST_ORIGIN, id, clients);
  const see = async (memberId: string | null, filters: Partial<ClientSearch>) => {
    const found = await searchClients(context.db, { practiceId: id, memberId }, { page: 1, limit: 10, ...filters });
    return { total: found.total, seen: found.results.map((client) => [client.firstName, client.isOrgClient]) };
  };
  for (const filters of [{}, { q: 'klein' }, { q: 'klein n' }, { lastName: 'ein' }]) {
    expect(await see(null, filters)).toEqual({ total: 1, seen: [['N0', true]] });
    expect(await see(clinicianId, filters)).toEqual({
      total: 2,
      seen: [
        ['N0', true],
        ['N1', false],
      ],
    });
    expect(await see('user_of_nowhere', filters)).toEqual({ total: 1, seen: [['N0', true]] });
  }
});
