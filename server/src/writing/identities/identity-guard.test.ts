import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDemoContent } from '../../demo/read-content.ts';
import { findIdentifiers, findNames } from './find-identifiers.ts';
import { foldWord } from './folding.ts';
import type { Identity } from './identity.ts';
import { createIdentityGuard, type IdentityGuard } from './identity-guard.ts';
import { formatPlaceholder, PLACEHOLDER_KINDS, type PlaceholderKind } from './placeholders.ts';

const IDENTITIES: Identity[] = [
  { kind: 'client', text: 'Temiloluwa Nuñez-Łukasiewicz' },
  { kind: 'client', text: 'Temiloluwa' },
  { kind: 'clinician', text: 'Dr Eleanor Whitcombe' },
  { kind: 'person', text: 'Will van der Berg' },
  { kind: 'practice', text: 'Harbour & Heath Psychology' },
  { kind: 'birth date', text: '2016-08-30' },
  { kind: 'email', text: 'eleanor.whitcombe@harbour-heath.example' },
  { kind: 'number', text: 'HH-2291/B' },
];
/** The finder of the language process, without the process. */
const finder = {
  findNames: async (...args: Parameters<typeof findNames>) => findNames(...args),
  findIdentifiers: async (...args: Parameters<typeof findIdentifiers>) => findIdentifiers(...args),
};
/** Without the network, for thousands of texts and for whom the record knows. */
const BY_WORDS = { isContextRead: false };
const quickFinder = {
  findNames: async (...[texts, known]: Parameters<typeof findNames>) => findNames(texts, known, BY_WORDS),
  findIdentifiers: async (...[texts, known]: Parameters<typeof findIdentifiers>) =>
    findIdentifiers(texts, known, BY_WORDS),
};
const createGuard = (identities: readonly Identity[] = IDENTITIES): IdentityGuard =>
  createIdentityGuard(identities, finder);
const createQuickGuard = (identities: readonly Identity[] = IDENTITIES): IdentityGuard =>
  createIdentityGuard(identities, quickFinder);
const hide = async (text: string, guard = createGuard()): Promise<string> => (await guard.hide([text]))[0] ?? '';

/** Placeholders are written here without their letters, which follow from kind and number. */
const withChecks = (text: string): string =>
  text.replaceAll(/\[([A-Z]+)-(\d+)\]/g, (_, kind, number) =>
    formatPlaceholder(kind as PlaceholderKind, Number(number)),
  );

describe('what is hidden', () => {
  test.each([
    ['Temiloluwa slept.', '[CLIENT-1] slept.'],
    ['TEMILOLUWA and temiloluwa', '[CLIENT-1] and [CLIENT-2]'],
    ['Temi is 10.', '[CLIENT-1] is 10.'],
    ['The Gallaghers upstairs complain.', 'The [PERSON-1] upstairs complain.'],
    ["Temi’s mum, Temi's dad", "[CLIENT-1]’s mum, [CLIENT-1]'s dad"],
    ['Nunez, Nuñez, Nun\u0303ez', '[CLIENT-1], [CLIENT-2], [CLIENT-3]'],
    ['Lukasiewicz Łukasiewiczowi', '[CLIENT-1] [CLIENT-2]'],
    ['Temiloluwa Nuñez-Łukasiewicz came.', '[CLIENT-1] came.'],
    ['Dr Whitcombe and Eleanor', 'Dr [CLINICIAN-1] and [CLINICIAN-2]'],
    [
      'Will asked; he will see Mr van der Berg and the Bergs',
      '[PERSON-1] asked; he will see Mr [PERSON-2] and the [PERSON-3]',
    ],
    ['seen at Harbour & Heath', 'seen at [PRACTICE-1]'],
    ['write to eleanor.whitcombe@harbour-heath.example or x.y+z@mail.co.uk', 'write to [EMAIL-1] or [EMAIL-2]'],
    ['ring 07700 900123, +44 20 7946 0958 or (0161) 496 0000', 'ring [PHONE-1], [PHONE-2] or [PHONE-3]'],
    ['DOB 30/08/2016, 30 Aug 16, August 30th 2016', 'DOB [BIRTHDATE-1], [BIRTHDATE-2], [BIRTHDATE-3]'],
    ['brother, born 3 May 2012', 'brother, born [BIRTHDATE-1]'],
    [
      'NHS no. 943 476 5919; MRN: A12345; policy number BX-99812',
      'NHS no. [NUMBER-1]; MRN: [NUMBER-2]; policy number [NUMBER-3]',
    ],
    ['our file HH-2291/B', 'our file [NUMBER-1]'],
    ['lives at Flat 2, 14 Old Mill Lane, LS6 2AB', 'lives at [ADDRESS-1]'],
    ['moved to 3 Elm Close', 'moved to [ADDRESS-1]'],
    ['says [CLIENT-1] and PERSON_2 and [client 7]', 'says [TEXT-1] and [TEXT-2] and [TEXT-3]'],
  ])('%s', async (text, expected) => {
    expect(await hide(text)).toBe(withChecks(expected));
  });

  test.each([
    'PHQ-9 14 (moderate), GAD-7 8/21 on 3 March 2026 at 09.35–10.40, 35/80 = 44%',
    'WISC-V: VCI 102, PRI 98, WMI 86, PSI 79, FSIQ 90; T2 50; 5-4-3-2-1; 37+5; £1,200; Y5 1st term',
    'He will march in March; the harbour; dr. visits; a 20 min brisk walk; CT 24 July & 5 Aug, 9.00 starts, 75 min',
  ])('nothing of %s', async (text) => {
    expect(await hide(text)).toBe(text);
  });
});

describe('what comes back', async () => {
  const guard = createGuard();
  await hide('Temiloluwa Whitcombe', guard);

  test.each([
    ['[CLIENT-1HK] slept.', 'Temiloluwa slept.'],
    ['[Client-1hk]', 'Temiloluwa'],
    ['[CLIENT 1 HK]', 'Temiloluwa'],
    ['[CLIENT_01HK]', 'Temiloluwa'],
    ['[ client-1hk ]', 'Temiloluwa'],
    ['CLIENT-1HK slept', 'Temiloluwa slept'],
    ["[CLIENT-1HK's] mother", "Temiloluwa's mother"],
    ["[CLIENT-1HK]'s", "Temiloluwa's"],
    ['**[CLIENT-1HK]**', '**Temiloluwa**'],
    ['the client-1HK', 'the Temiloluwa'],
    ['a client came', 'a client came'],
    ['persons 1 and 2', 'persons 1 and 2'],
  ])('%s', (text, expected) => {
    expect(guard.restore(text)).toEqual({ text: expected, hasUnknown: false });
  });

  test.each([
    '[CLIENT-1]',
    '[CLIENT-1HX]',
    '[CLIENT-2HK]',
    '[PHONE-1]',
    '[CLIENT]',
    '[CLIENT-one]',
    '[CLINICIAN name]',
    'PERSON-99',
  ])('%s is unknown', (text) => {
    expect(guard.restore(text).hasUnknown).toBe(true);
  });
});

describe('what a model writes of them comes back to the letter', () => {
  test.each([
    ['KM from CAMHS rang.', 'KM'],
    ['Allocated to JK 14/3', 'JK'],
    ['saw ebony at the weekend', 'ebony'],
    ['his mam val rang', 'val'],
    ['seen by First Steps in May', 'First Steps'],
    ['sacked from Next', 'Next'],
    ['nights at asda', 'asda'],
    ['his band, The Velcro Kids, split up', 'The Velcro Kids'],
    ['MOTHER SAID BRONWEN LEFT THE HOUSE', 'BRONWEN'],
    ['Joy from the church came', 'Joy'],
  ])('%s', async (text, name) => {
    const guard = createGuard();
    const hidden = await hide(text, guard);
    expect(hidden).not.toContain(name);
    expect(guard.restore(hidden)).toEqual({ text, hasUnknown: false });
    const [placeholder = ''] = /\[[A-Z]+-[^\]]+\]/.exec(hidden) ?? [];
    const bare = placeholder.slice(1, -1);
    const written = `${placeholder}'s letter, [${bare}’s] letter, the ${placeholder}s, the [${bare}s'], [${bare.toLowerCase()}], **${placeholder}**.`;
    const original = guard.restore(placeholder).text;
    expect(original).toContain(name);
    expect(guard.restore(written)).toEqual({
      text: `${original}'s letter, ${original}’s letter, the ${original}s, the ${original}s', ${original}, **${original}**.`,
      hasUnknown: false,
    });
  });
});

const FRAGMENTS = [
  'Temiloluwa',
  'temi',
  'Temi',
  'NUÑEZ',
  'Nun\u0303ez',
  'Łukasiewicz',
  'Will',
  'will',
  'van der Berg',
  'Whitcombe’s',
  'Harbour & Heath',
  'eleanor.whitcombe@harbour-heath.example',
  '30/08/2016',
  '30 August 2016',
  'HH-2291/B',
  '07700 900123',
  'LS6 2AB',
  '[',
  ']',
  '\\',
  '[CLIENT-1]',
  '[CLIENT-',
  '1]',
  'CLIENT',
  '-',
  '_',
  'PERSON-3',
  '[TEXT-1]',
  '’s',
  's',
  ' ',
  '\n',
  '. ',
  '1',
  '23',
  '@',
  'é',
  '\u0301',
  '😀',
  '\ud800',
  'x',
];
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 14 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

describe('for any text', () => {
  test('hidden and restored, it is the same to the letter', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 3 }), async (texts) => {
        const guard = createQuickGuard();
        const hidden = await guard.hide(texts);
        for (const [index, text] of texts.entries()) {
          expect(guard.restore(hidden[index] ?? '')).toEqual({ text, hasUnknown: false });
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('no name of the record is left, in any case or with any accent', async () => {
    const known = [
      'temiloluwa',
      'nunez',
      'lukasiewicz',
      'eleanor',
      'whitcombe',
      'berg',
      'harbour & heath',
      'hh-2291/b',
      '07700 900123',
      'ls6 2ab',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...FRAGMENTS), fc.constantFrom(' ', '. ', ', ', '\n', '’s ', ' (')), {
          maxLength: 12,
        }),
        async (parts) => {
          const sent = (await hide(parts.flat().join(''), createQuickGuard()))
            .replaceAll(/\[[A-Z]+-\d+\]/g, '')
            .split(' ')
            .map(foldWord)
            .join(' ');
          for (const name of known) expect(sent).not.toMatch(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

test('of the demo practice, neither clients nor clinicians nor members are left in what would be sent', async () => {
  const { practice, clients } = await readDemoContent();
  const members = [practice.admin, ...practice.clinicians];
  for (const client of clients) {
    const guard = createQuickGuard([
      { kind: 'client', text: `${client.firstName} ${client.lastName}` },
      { kind: 'birth date', text: client.dateOfBirth },
      { kind: 'practice', text: practice.name },
      ...members.map(({ name }): Identity => ({ kind: 'person', text: name })),
    ]);
    const names = [
      client.firstName,
      ...client.lastName.split(/[\s-]/),
      ...members.flatMap(({ name }) => name.split(' ')),
    ];
    for (const { markdown } of [...client.notes, ...client.reports]) {
      const sent = await hide(markdown, guard);
      expect(guard.restore(sent)).toEqual({ text: markdown, hasUnknown: false });
      for (const name of names.filter((each) => each.length > 3))
        expect(sent).not.toMatch(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'));
    }
  }
});

test('hostile text does not hold it up', async () => {
  for (const text of [
    '1'.repeat(50_000),
    'a@'.repeat(25_000),
    '(0'.repeat(25_000),
    'Old '.repeat(20_000),
    '[CLIENT-'.repeat(8_000),
    '\u0301'.repeat(50_000),
  ]) {
    const guard = createGuard();
    expect(guard.restore(await hide(text, guard)).text).toBe(text);
  }
});

test('no two placeholders of a kind share their letters until hundreds were given out', () => {
  for (const kind of PLACEHOLDER_KINDS) {
    const letters = Array.from({ length: 300 }, (_, index) => formatPlaceholder(kind, index + 1).slice(-3, -1));
    expect(new Set(letters).size).toBe(300);
    for (const [index, [first, second] = ''] of letters.entries()) {
      const [nextFirst, nextSecond] = letters[index + 1] ?? '';
      expect([first, second]).not.toEqual([nextFirst, second]);
      expect([first, second]).not.toEqual([first, nextSecond]);
    }
  }
});

test('kinds of placeholder are words that a model will not meet as names', () => {
  expect(new Set(PLACEHOLDER_KINDS).size).toBe(PLACEHOLDER_KINDS.length);
});
