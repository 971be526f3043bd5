import { readFileSync } from 'node:fs';
import path from 'node:path';
import { towns } from '../server/src/writing/identities/lists.ts';
import { createRandom, type Random } from './client-names.ts';
import type { PlantedSentence } from './identity-set.ts';

const FOLDER = path.join(import.meta.dirname, 'identity-templates');

function readLines(name: string): string[] {
  return readFileSync(path.join(FOLDER, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** Lists of a file, by their headings `= org`. */
function readSections(name: string, parting: RegExp): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of readLines(name)) {
    if (line.startsWith('# ')) continue;
    if (line.startsWith('= ')) sections.set(line.slice(2), (current = []));
    else current.push(...line.split(parting));
  }
  return sections;
}

/** Clinical sentences in which nothing may be hidden, written before anything was run on them. */
export function readCleanTemplates(): string[] {
  return readLines('clean.txt');
}

/** Templates filled with names and numbers: each as often as it is told. */
export function fillTemplates(times: number): PlantedSentence[] {
  const fill = makeFillers(createRandom(1));
  const sentences: PlantedSentence[] = [];
  let kind = '';
  for (const line of readLines('planted.txt')) {
    if (line.startsWith('# ')) kind = line.slice(2);
    else for (let time = 0; time < times; time += 1) sentences.push({ class: kind, ...fill(line) });
  }
  return sentences;
}

type Fill = (template: string) => Omit<PlantedSentence, 'class'>;

function makeFillers(random: Random): Fill {
  const names = readSections('names.txt', / /);
  const made = readSections('fillers.txt', /\n/);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const digits = (count: number): string => Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
  const letters = (count: number): string =>
    Array.from({ length: count }, () => pick([...'ABCDEFGHJKLMNPRSTUVWXY'])).join('');
  const given = (): string => pick(names.get('given') ?? []);
  const surname = (): string => pick(names.get('surname') ?? []);
  const townNames = [...towns()].filter((_, place) => place % 2 === 1).map(writeTown);
  return (template) => {
    const client = { first_name: given(), last_name: surname(), date_of_birth: '' };
    while (client.first_name.length < 4) client.first_name = given();
    const full = `${client.first_name} ${client.last_name}`;
    const initials = client.first_name.charAt(0) + client.last_name.charAt(0);
    const slots: Record<string, () => string> = {
      C: () => full,
      CUP: () => full.toUpperCase(),
      CUPU: () => full.toUpperCase().replace(' ', '_'),
      cf: () => client.first_name,
      cl: () => client.last_name,
      clow: () => client.first_name.toLowerCase(),
      cllow: () => client.last_name.toLowerCase(),
      cm: () => misspell(random() < 0.5 || client.last_name.length < 5 ? client.first_name : client.last_name, random),
      ci: () =>
        pick([
          initials,
          initials,
          `${initials.charAt(0)}.${initials.charAt(1)}.`,
          `${initials.charAt(0)} ${initials.charAt(1)}`,
          `${initials.charAt(0)}. ${initials.charAt(1)}.`,
          initials.toLowerCase(),
        ]),
      g: given,
      glow: () => given().toLowerCase(),
      s: surname,
      n: () => `${given()} ${surname()}`,
      i1: () => letters(1),
      i2: () => letters(2),
      i3: () => letters(3),
      org: () => pick(made.get('org') ?? []),
      sch: () => pick(made.get('school') ?? []),
      town: () => pick(townNames),
      addr: () => makeAddress(pick, digits, letters, pick(townNames)),
      dob: () => makeDate(random, pick),
      yob: () => String(1930 + Math.floor(random() * 85)),
      ph: () => makePhone(pick, digits),
      em: () =>
        `${given().toLowerCase()}${pick(['.', '_', ''])}${surname().toLowerCase()}@${pick(['gmail.com', 'nhs.net', 'outlook.ie', 'school.org.uk', 'yahoo.co.uk'])}`,
      handle: () =>
        `${pick(['@', ''])}${given().toLowerCase()}${pick(['_', '.', ''])}${pick(['xo', 'uk', 'plays', digits(2), digits(4)])}`,
      nhs: () => makeNhsNumber(pick, random),
      chi: () => `${pick(['01', '14', '28'])}${pick(['03', '07', '11'])}${digits(6)}`,
      pps: () => `${digits(7)}${letters(pick([1, 2]))}`,
      ssn: () => `${digits(3)}-${digits(2)}-${digits(4)}`,
      nino: () => pick([`QQ ${digits(2)} ${digits(2)} ${digits(2)} C`, `JK${digits(6)}A`]),
      rec: () =>
        pick([
          digits(4),
          digits(5),
          digits(6),
          digits(7),
          digits(8),
          `${letters(1)}${digits(6)}`,
          `${letters(3)}${digits(5)}`,
          `${letters(2)}-${digits(4)}`,
          `${digits(2)}/${digits(5)}`,
          `${letters(1)}/${digits(4)}/${digits(2)}`,
          `${digits(3)}-${digits(3)}`,
          `${letters(2)} ${digits(6)}`,
          `${digits(4)} ${digits(4)}`,
          `${digits(4)}-${letters(2)}-${digits(2)}`,
          `${letters(2).toLowerCase()}${digits(5)}`,
        ]),
      plate: () =>
        pick([
          `${letters(2)}${digits(2)} ${letters(3)}`,
          `${letters(2)}${digits(2)}${letters(3)}`,
          `${letters(1)}${digits(3)} ${letters(3)}`,
          `${pick(['12', '191', '232'])}-${pick(['D', 'KE', 'C'])}-${digits(4)}`,
          `${letters(3)} ${digits(4)}`,
          `${letters(3)}-${digits(4)}`,
          `B-${letters(2)} ${digits(4)}`,
          `${letters(2)}-${digits(3)}-${letters(2)}`,
          `${digits(1)}${letters(3)}${digits(3)}`,
        ]),
      sort: () => pick([`${digits(2)}-${digits(2)}-${digits(2)}`, `${digits(2)} ${digits(2)} ${digits(2)}`, digits(6)]),
      acc: () => digits(8),
      four: () => digits(4),
      card: () => pick([`4${digits(3)} ${digits(4)} ${digits(4)} ${digits(4)}`, `5${digits(15)}`]),
      iban: () => makeIban(pick, digits),
      age: () => String(90 + Math.floor(random() * 14)),
    };
    let text = '';
    const identifiers: string[] = [];
    const starts: number[] = [];
    for (const piece of template.replaceAll(String.raw`\n`, '\n').split(/(<\w+>)/)) {
      const slot = /^<(\w+)>$/.exec(piece)?.[1];
      if (slot === undefined) {
        text += piece;
        continue;
      }
      let value = slots[slot]?.() ?? '';
      if (text === '' || /[.\n] ?$/.test(text)) value = value.replace(/^the /, 'The ');
      const hidden = value.replace(/^[Tt]he /, '');
      text += value.slice(0, value.length - hidden.length);
      identifiers.push(hidden);
      starts.push(text.length);
      text += hidden;
    }
    return { client, text, identifiers, starts };
  };
}

type Pick = <Value>(values: readonly Value[]) => Value;
type Signs = (count: number) => string;

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

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

function makeDate(random: Random, pick: Pick): string {
  const [day, month, year] = [
    1 + Math.floor(random() * 28),
    Math.floor(random() * 12),
    1931 + Math.floor(random() * 90),
  ];
  const [dd, mm, short] = [String(day).padStart(2, '0'), String(month + 1).padStart(2, '0'), String(year).slice(2)];
  const name = MONTHS[month] ?? '';
  return pick([
    `${dd}/${mm}/${year}`,
    `${day}/${month + 1}/${short}`,
    `${dd}.${mm}.${year}`,
    `${year}-${mm}-${dd}`,
    `${day} ${name} ${year}`,
    `${day} ${name.slice(0, 3)} ${short}`,
    `${name} ${day}, ${year}`,
    `${dd}-${name.slice(0, 3)}-${year}`,
    `${day}.${month + 1}.${short}`,
    `${dd}${mm}${short}`,
    `${mm}/${dd}/${year}`,
    `${dd} ${mm} ${year}`,
    `${day}th of ${name} ${year}`,
    `${dd}-${mm}-${short}`,
  ]);
}

function makePhone(pick: Pick, digits: Signs): string {
  return pick([
    `07${digits(3)} ${digits(6)}`,
    `07${digits(9)}`,
    `020 7${digits(3)} ${digits(4)}`,
    `0${pick(['161', '121', '113'])} ${digits(3)} ${digits(4)}`,
    `01${digits(3)} ${digits(6)}`,
    `08${pick(['5', '6', '7'])} ${digits(3)} ${digits(4)}`,
    `+44 7${digits(3)} ${digits(3)} ${digits(3)}`,
    `(${pick(['212', '415', '617'])}) 555-${digits(4)}`,
    `${pick(['212', '415'])}-555-${digits(4)}`,
    `+353 1 ${digits(3)} ${digits(4)}`,
    `04${digits(2)} ${digits(3)} ${digits(3)}`,
  ]);
}

function makeNhsNumber(pick: Pick, random: Random): string {
  for (;;) {
    const nine = Array.from({ length: 9 }, (_, place) => (place === 0 ? 4 : Math.floor(random() * 10)));
    const check = (11 - (nine.reduce((sum, digit, place) => sum + digit * (10 - place), 0) % 11)) % 11;
    if (check === 10) continue;
    const all = [...nine, check].join('');
    return pick([
      all,
      `${all.slice(0, 3)} ${all.slice(3, 6)} ${all.slice(6)}`,
      `${all.slice(0, 3)}-${all.slice(3, 6)}-${all.slice(6)}`,
    ]);
  }
}

function makeIban(pick: Pick, digits: Signs): string {
  const [country, body] = pick([
    ['GB', `NWBK${digits(14)}`],
    ['IE', `AIBK${digits(14)}`],
    ['DE', digits(18)],
    ['PL', digits(24)],
  ] as const);
  const remainder = [...`${body}${country}00`].reduce(
    (rest, sign) => Number(`${rest}${/\d/.test(sign) ? sign : sign.charCodeAt(0) - 55}`) % 97,
    0,
  );
  const all = `${country}${String(98 - remainder).padStart(2, '0')}${body}`;
  return pick([all, all.replaceAll(/(.{4})(?=.)/g, '$1 ')]);
}

const STREETS =
  'Alder Brook Castle Denbigh Elgin Foundry Garrick Hazel Ingram Jubilee Kelso Lime Mafeking Navan Orme Pitt Quarry Rosemount Sandhurst Tennyson'.split(
    ' ',
  );

function makeAddress(pick: Pick, digits: Signs, letters: Signs, town: string): string {
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
