import { expect, test } from 'vitest';
import { findIdentifiers } from './find-identifiers.ts';

// The client's own name must never leave. Names of many countries, names that are words and names of several parts are
// written in every form that notes have, and the frames take turns.

const NAMES = [
  ['Sofiya', 'Kravchenko'],
  ['Mark', 'van der Linden'],
  ['Grace', 'Holloway'],
  ['Chih-hao', 'Oliveira'],
  ['Dārta', 'al-Kazloŭski'],
  ['Rose', 'Young'],
  ['Conor', 'MacAuliffe'],
  ['Maeve', "O'Brien"],
  ['Xiomara', 'de la Cruz'],
  ['Alanoud', 'Muy-Takeda'],
  ['Hope', 'Nwosu'],
  ['Erik', 'Sørensen'],
  ['Justice', 'Fox'],
  ['Di', 'Soares'],
  ['Storm', 'Rivers'],
  ['Donna', 'Parker'],
  ['Ji-ho', 'Rossetti'],
] as const;
const ALPHABET =
  'Alpha Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliet Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu'.split(
    ' ',
  );
/** `#` stands for the name. */
const FRAMES = `# came in late.
Session with #, fourth of eight.
Pt # seen w mo
re: #
I asked # about school.
mum says # wont eat
# doesnt sleep
# tired ++
is # ok?
- # slept badly
1. # to ring GP
Dear #,
| # | bed 4 | TTO |
Name: #
scan_#.jpg
"#", she said
[#] arrived late
spoke to # on phone
mum and # came
with #/mum
MDT re # today
# DNA
# 17y
#, 17, lives with mum
cc #
# - stable
#: mood 4/10
Q: does # sleep? A: no
when # was six
thanks #
for # by Friday
because # hates it
ask # if he wants the group
both # and dad
NOK of #
The patient, #, attended.
gave # the form
# presented with low mood
# c/o headache x 3/7
- # to be weighed weekly
R/V # 1/52
MH assessment of # under the Act
it was hard for # to say
we agreed that # should rest
Consent given by #.
the crew found # on the floor
W/R: # doing well, home tmrw
# DOB checked
Pt's name is #.
# high risk, obs x 15
Goal: # will walk daily
| # | F | 14:20 | nil |
as # put it, nothing helps`.split('\n');

const plain = (text: string): string => text.normalize('NFD').replaceAll(/[\p{M}\s'-]/gu, '');

const LOOK_ALIKES: Record<string, string> = { a: 'а', e: 'е', o: 'о', i: 'і', M: 'Μ', K: 'Κ', O: 'Ο' };

/** As texts come out of scans, of other programs and of tricks. */
function damagedFormsOf(name: string): string[] {
  if (!/^\p{L}{3}\S*$/u.test(name)) return [];
  const [start, end] = [name.slice(0, 2), name.slice(2)];
  const readWrongly = Array.from(Buffer.from(name.replace("'", '’')), (byte) => String.fromCharCode(byte)).join('');
  const alike = Array.from(name, (letter) => LOOK_ALIKES[letter] ?? letter).join('');
  return [
    // As Markdown joins two lines.
    ...(end.length > 1 ? [`${start}- ${end}`] : []),
    `${start}\u0001${end}`,
    `${start}\u200b${end}`,
    ...(name.length > 4 ? [`${start}\ufffd${end}`, name.replace(/(?<=\p{L}{2})[^\p{ASCII}](?=\p{L}{2})/gu, '?')] : []),
    readWrongly,
    encodeURIComponent(name).replace("'", '%27'),
    alike,
    ...(name.length > 4 ? [name.replace('a', '@').replace('i', '!')] : []),
  ];
}

function formsOf(first: string, last: string): string[] {
  const surname = last.replace(/^(?:van der|de la|al-) ?/, '');
  const [one, other] = [first.charAt(0), surname.charAt(0)];
  const letters = plain(first).toUpperCase();
  const swapped = `${first.slice(0, 2)}${first.charAt(3)}${first.charAt(2)}${first.slice(4)}`;
  return [
    first,
    last,
    `${first} ${last}`,
    `${last}, ${first}`,
    `${last} ${one}`,
    `${one}. ${last}`,
    `${first} ${other}.`,
    ...[first, last, `${first} ${last}`].flatMap((form) => [form.toUpperCase(), form.toLowerCase()]),
    `Ms ${last}`,
    `mr ${last.toLowerCase()}`,
    `${first}'s`,
    `${last}’s`,
    `${first}s`,
    `${first.toLowerCase()}s`,
    plain(first) + plain(last),
    `${plain(last)}_${plain(first)}`.toLowerCase(),
    `${one}${plain(last)}`.toLowerCase(),
    `${plain(last)}${one}`.toLowerCase(),
    `${last} ${one}`,
    `“${first}”`,
    `${first} (${last})`,
    `**${first} ${last}**`,
    `${first} J ${last}`,
    `${plain(first)}${plain(last)}letter`.toLowerCase(),
    surname.length > 6 && !surname.includes('-') ? `${surname.slice(0, 5)}.` : surname,
    surname.length > 5 ? `${surname.slice(0, 3)}${surname.slice(4)}` : last,
    one + other,
    `${one}.${other}.`,
    `${one}.${other}`,
    `${one} ${other}`,
    `${one}.${other}.`.toLowerCase(),
    `${one}${other}'s`,
    `${one}${other}s`,
    `${one}.`,
    letters.split('').join('-'),
    // Two words alone may be a hotel in India.
    letters.length > 2 ? [...letters].map((letter) => ALPHABET[letter.charCodeAt(0) - 65]).join(' ') : first,
    first.length > 4 ? swapped : first,
    first.replace('m', 'rn'),
    last.replace('o', '0'),
    `${first.slice(0, 2)}-\n${first.slice(2)}`,
    ...[first, last].flatMap(damagedFormsOf),
  ];
}

/** What is left to read of a form. */
function listLeft(text: string, start: number, form: string, name: string): string[] {
  // Whom the record knows is found without the network.
  const [found = []] = findIdentifiers([text], [{ kind: 'client', text: name }], { isContextRead: false });
  const words = Array.from(form.matchAll(/[\p{L}\p{M}\d]+/gu)).filter(({ 0: word }) => !/^(?:ms|mr|s)$/i.test(word));
  return words
    .filter(({ index, 0: { length } }) => {
      return !found.some((place) => place.start <= start + index && place.end >= start + index + length);
    })
    .map(({ 0: word }) => `${word} of ${name} in ${text}`);
}

test('no form of the name of a client is left, wherever it stands', () => {
  let frame = 0;
  const left = NAMES.flatMap(([first, last]) =>
    formsOf(first, last).flatMap((form) =>
      Array.from({ length: 2 }, () => {
        frame = (frame + 1) % FRAMES.length;
        const written = FRAMES[frame] ?? '';
        return listLeft(
          written.replace('#', () => form),
          written.indexOf('#'),
          form,
          `${first} ${last}`,
        );
      }).flat(),
    ),
  );
  expect(left).toEqual([]);
});

test.each([
  'will frost',
  'WILL FROST - ANNUAL REVIEW',
  'frost, will. 2/7 hx cough',
  'will, have a seat',
  'ok will, see you next week',
  "his name's will",
  'pt = will',
  't/c will',
  'no sign of will',
  'Will and his mum',
  'Bill prefers mornings',
])('a short name that is a word, in %j', (text) => {
  const [found = []] = findIdentifiers([text], [{ kind: 'client', text: 'William Frost' }]);
  const left = found.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
  expect(left).not.toMatch(/will|bill|frost/i);
});

test.each(['She will, however, need review.', 'Will review in 2/52, will chase bloods.', 'He will and his mum will.'])(
  'the word in %j',
  (text) => {
    expect(findIdentifiers([text], [{ kind: 'client', text: 'William Frost' }])).toEqual([[]]);
  },
);

test('a name made shorter that is a month as well, where its bearer is spoken to', () => {
  const client = { kind: 'client' as const, text: 'Declan Frost' };
  expect(findIdentifiers(['"Dec, have you eaten?"'], [client])[0]).toHaveLength(1);
  expect(findIdentifiers(['Seen Nov, Dec and Jan.'], [{ kind: 'client', text: 'Noor Frost' }])).toEqual([[]]);
});

test.each([
  ['Catrin Frost', 'Cat to bring the diary', 'Cat'],
  ['Mia Lowe', 'ml coped with the fire drill', 'ml'],
  ['Angel Cruz', 'Message from A: running late', 'A'],
  ['Imogen Frost', "spoke to I's dad", 'I'],
  ["Niamh O'Dowd", "spoke w n.o'd. about leave", "n.o'd"],
  ['Petra Novak', 'p was tearful', 'p'],
  ['Harriet Price', 'h slept for two hours', 'h'],
  ['Jasmine Tran', 'jazz uses edibles', 'jazz'],
])('a short form of %s that is a word or shorthand: %s', (text, written, form) => {
  const found = findIdentifiers([written], [{ kind: 'client', text }])[0] ?? [];
  expect(found.map(({ start, end }) => written.slice(start, end))).toContain(form);
});

test.each([
  ['Catrin Frost', 'The cat sleeps on her bed.'],
  ['Mia Lowe', 'Gave 5 ml of paracetamol.'],
  ['Angel Cruz', 'A bruise on the left arm.'],
  ['Imogen Frost', 'I was told about it.'],
  ['Luke Grey', 'Ate well. l knee sore.'],
  ['Connie Ward', 'Her hep c was treated, and vit c is taken.'],
])('which is not that of %s: %s', (text, written) => {
  expect(findIdentifiers([written], [{ kind: 'client', text }])).toEqual([[]]);
});

test.each(['ᴍᴀᴇᴠᴇ slept badly.', 'ᴏ’ʙʀɪᴇɴ slept badly.', 'Seen with Mᴀᴇᴠᴇ O’Bʀɪᴇɴ.'])(
  'small capitals are letters like others: %s',
  (written) => {
    const found = findIdentifiers([written], [{ kind: 'client', text: "Maeve O'Brien" }])[0] ?? [];
    expect(found).not.toEqual([]);
    expect(
      /[ᴍᴀᴇᴠᴏʙʀɪɴ]/u.test(found.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), written)),
    ).toBe(false);
  },
);
