import { towns } from '../server/src/writing/identities/lists.ts';
import type { Random } from '../server/src/lib/seeded-random.ts';
import type { Draw, Slots } from './identity-draw.ts';
import { makeNumberSlots } from './identity-numbers.ts';
import type { MarkedSentence } from '../server/src/writing/identities/tagger/training/read-marked.ts';

export interface Words {
  given: readonly string[];
  surnames: readonly string[];
  organisations: readonly string[];
  schools: readonly string[];
}

type Client = MarkedSentence['client'];

/** A person, and the slots of a template about that person. */
export function createSlotMaker(draw: Draw, words: Words): () => { client: Client; slots: Slots } {
  const given = (): string => draw.pick(words.given);
  const surname = (): string => draw.pick(words.surnames);
  const shared: Slots = {
    ...makePersonSlots(draw, given, surname),
    ...makePlaceSlots(draw, words),
    ...makeNumberSlots(draw),
  };
  return () => {
    const client = { first_name: given(), last_name: surname(), date_of_birth: '' };
    while (client.first_name.length < 4) client.first_name = given();
    return { client, slots: { ...makeClientSlots(draw, client), ...shared } };
  };
}

function makeClientSlots({ random, pick }: Draw, client: Client): Slots {
  const full = `${client.first_name} ${client.last_name}`;
  const [first, last] = [client.first_name.charAt(0), client.last_name.charAt(0)];
  const initials = first + last;
  return {
    C: () => full,
    CUP: () => full.toUpperCase(),
    CUPU: () => full.toUpperCase().replace(' ', '_'),
    cf: () => client.first_name,
    cl: () => client.last_name,
    clow: () => client.first_name.toLowerCase(),
    cllow: () => client.last_name.toLowerCase(),
    cm: () => misspell(random() < 0.5 || client.last_name.length < 5 ? client.first_name : client.last_name, random),
    ci: () =>
      pick([initials, initials, `${first}.${last}.`, `${first} ${last}`, `${first}. ${last}.`, initials.toLowerCase()]),
  };
}

function makePersonSlots({ pick, digits, letters }: Draw, given: () => string, surname: () => string): Slots {
  return {
    g: given,
    glow: () => given().toLowerCase(),
    s: surname,
    n: () => `${given()} ${surname()}`,
    i1: () => letters(1),
    i2: () => letters(2),
    i3: () => letters(3),
    em: () =>
      `${given().toLowerCase()}${pick(['.', '_', ''])}${surname().toLowerCase()}@${pick(['gmail.com', 'nhs.net', 'outlook.ie', 'school.org.uk', 'yahoo.co.uk'])}`,
    handle: () =>
      `${pick(['@', ''])}${given().toLowerCase()}${pick(['_', '.', ''])}${pick(['xo', 'uk', 'plays', digits(2), digits(4)])}`,
  };
}

function makePlaceSlots(draw: Draw, { organisations, schools }: Words): Slots {
  const { pick } = draw;
  const townNames = [...towns()].filter((_, place) => place % 2 === 1).map(writeTown);
  return {
    org: () => pick(organisations),
    sch: () => pick(schools),
    town: () => pick(townNames),
    addr: () => makeAddress(draw, pick(townNames)),
  };
}

function writeTown(folded: string): string {
  const small = new Set('of on the le la de in under upon en by sur'.split(' '));
  return folded
    .split('_')
    .map((word, place) => (place > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

function misspell(name: string, random: Random): string {
  const place = 1 + Math.floor(random() * (name.length - 2));
  const [before, letter, after] = [name.slice(0, place), name.charAt(place), name.slice(place + 1)];
  const forms = [
    before + after.charAt(0) + letter + after.slice(1),
    before + after,
    before + letter + letter + after,
    before + ('aeiou'.includes(letter) ? 'aeiou'.charAt(('aeiou'.indexOf(letter) + 1) % 5) : letter + letter) + after,
  ].filter((form) => form !== name);
  return forms[Math.floor(random() * forms.length)] ?? before + after;
}

const STREETS =
  'Alder Brook Castle Denbigh Elgin Foundry Garrick Hazel Ingram Jubilee Kelso Lime Mafeking Navan Orme Pitt Quarry Rosemount Sandhurst Tennyson'.split(
    ' ',
  );

function makeAddress({ pick, digits, letters }: Draw, town: string): string {
  const number = String(1 + Number(digits(2)));
  const street = `${pick(STREETS)} ${pick(['Road', 'Street', 'Close', 'Avenue', 'Terrace', 'Gardens', 'Rise', 'Way', 'Row', 'Wynd'])}`;
  const code = `${letters(1)}${pick(['E', 'R', 'L'])}${pick(['1', '4', '12'])} ${pick(['1', '7'])}${letters(2).replaceAll(/[CIKMOV]/g, 'B')}`;
  return pick([
    `${number} ${street}, ${town} ${code}`,
    `${number} ${street}, ${town}`,
    `Flat ${pick(['2', '4B', '11'])}, ${number} ${street}`,
    `${number} ${street}`,
    `${number}${number} ${pick(STREETS)} ${pick(['Blvd', 'Ave', 'Drive', 'Lane'])}, Apt ${pick(['3', '12C'])}`,
    `The Old ${pick(['Forge', 'Rectory', 'Stables'])}, ${street}, ${town}`,
  ]);
}
