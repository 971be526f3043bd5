import type { ClientSearch } from '../server/src/records/clients/search-clients.ts';
import { createRandom, type Random } from '../server/src/lib/seeded-random.ts';
import type { PersonName } from './client-names.ts';

export type ClientQuery = ClientSearch & { kind: string };

type MakeSearch = (person: PersonName, random: Random) => Partial<ClientSearch>;

/** What people ask, and in which share: most while they type the name of somebody they know is there. */
const KINDS: { kind: string; share: number; make: MakeSearch }[] = [
  { kind: 'everyone', share: 4, make: () => ({}) },
  { kind: '1 letter', share: 8, make: (person, random) => ({ q: begin(eitherName(person, random), 1) }) },
  { kind: '2 letters', share: 8, make: (person, random) => ({ q: begin(eitherName(person, random), 2) }) },
  { kind: '3 letters', share: 8, make: (person, random) => ({ q: begin(eitherName(person, random), 3) }) },
  { kind: '4 letters', share: 6, make: (person, random) => ({ q: begin(eitherName(person, random), 4) }) },
  { kind: '5 letters', share: 5, make: (person, random) => ({ q: begin(eitherName(person, random), 5) }) },
  { kind: 'last name', share: 8, make: ({ lastName }) => ({ q: lastName }) },
  { kind: 'first name', share: 5, make: ({ firstName }) => ({ q: firstName }) },
  { kind: 'middle of a name', share: 5, make: (person, random) => ({ q: middle(eitherName(person, random), random) }) },
  { kind: 'first last', share: 6, make: ({ firstName, lastName }) => ({ q: `${firstName} ${lastName}` }) },
  { kind: 'last first', share: 6, make: ({ firstName, lastName }) => ({ q: `${lastName} ${firstName}` }) },
  {
    kind: 'last and 1-3 of first',
    share: 8,
    make: ({ firstName, lastName }, random) => ({ q: `${lastName} ${begin(firstName, upTo(3, random))}` }),
  },
  {
    kind: 'first and 1-3 of last',
    share: 8,
    make: ({ firstName, lastName }, random) => ({ q: `${firstName} ${begin(lastName, upTo(3, random))}` }),
  },
  {
    kind: 'initials',
    share: 2,
    make: ({ firstName, lastName }) => ({ q: `${begin(firstName, 1)} ${begin(lastName, 1)}` }),
  },
  { kind: 'both fields', share: 3, make: ({ firstName, lastName }) => ({ firstName, lastName: begin(lastName, 3) }) },
  { kind: 'missing', share: 4, make: ({ lastName }, random) => ({ q: `${lastName}${upTo(9, random)}qx` }) },
  {
    kind: 'pages 2-10',
    share: 6,
    make: (person, random) => ({ q: begin(eitherName(person, random), upTo(3, random)), page: 1 + upTo(9, random) }),
  },
];

export const QUERY_KINDS: string[] = KINDS.map(({ kind }) => kind);

export function makeQueries(people: PersonName[], count: number): ClientQuery[] {
  const random = createRandom(3);
  const drawer = KINDS.flatMap((entry) => Array.from({ length: entry.share }, () => entry));
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: count }, () => {
    const { kind, make } = pick(drawer);
    return { kind, page: 1, limit: 20, ...make(pick(people), random) };
  });
}

function eitherName({ firstName, lastName }: PersonName, random: Random): string {
  return random() < 0.6 ? lastName : firstName;
}

function begin(name: string, length: number): string {
  return [...name].slice(0, length).join('').toLowerCase();
}

function middle(name: string, random: Random): string {
  const start = 1 + Math.floor(random() * Math.max(1, name.length - 4));
  return [...name].slice(start, start + 2 + upTo(2, random)).join('');
}

function upTo(highest: number, random: Random): number {
  return 1 + Math.floor(random() * highest);
}
