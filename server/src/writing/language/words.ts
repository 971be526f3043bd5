import { MONTHS } from '../../lib/months.ts';

const STOP_WORDS = new Set(
  `a about above after again all also although am an and any are as asked at be because been before being below between
  both but by can could did do does doing done down during each either else ever every few for from further get gets got
  had has have having he her here hers herself him himself his how however i if in into is it its itself just like made
  make many may me might mine more most much must my myself neither nor now of off often on once one only onto or other
  our ours out over own per quite rather really said same say says see seen shall she should since so some such than
  that the their theirs them themselves then there these they this those though through thus to too under until up upon
  us   very via was we were what when where whether which while who whom whose why will with within would yet you your yours
  client clinician patient mr mrs ms dr reported reports report noted described stated recorded`.split(/\s+/),
);

const NUMBER_WORDS = new Map(
  `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty`
    .split(/\s+/)
    .map((word, index): [string, string] => [word, String(index + 2)]),
);
for (const [index, word] of ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].entries()) {
  NUMBER_WORDS.set(word, String((index + 3) * 10));
}

/** What shorthand and everyday words stand for, so that a report in full words is found in them. */
const SHORTHAND: Partial<Record<string, string>> = {
  mum: 'mother',
  mums: 'mother',
  mam: 'mother',
  mummy: 'mother',
  dad: 'father',
  da: 'father',
  daddy: 'father',
  dx: 'diagnosis',
  hx: 'history',
  sx: 'symptom',
  tx: 'treatment',
  rx: 'prescription',
  fh: 'family history',
  si: 'suicidal thoughts',
  meds: 'medication',
  appt: 'appointment',
  mtg: 'meeting',
  obs: 'observation',
  wk: 'week',
  wks: 'week',
  hr: 'hour',
  hrs: 'hour',
  min: 'minute',
  mins: 'minute',
  yr: 'year',
  yrs: 'year',
  yo: 'year old',
  gp: 'general practitioner',
  ot: 'occupational therapist',
  tbi: 'traumatic brain injury',
  asc: 'autism',
  ref: 'refer',
  rtc: 'road traffic collision',
  ed: 'emergency department',
  dev: 'developmental',
  cog: 'cognitive',
  psychoed: 'psychoeducation',
  hmwk: 'homework',
  anx: 'anxiety',
  kids: 'child',
  kid: 'child',
  children: 'child',
  xmas: 'christmas',
  neg: 'negative',
  asap: 'soon',
  approx: 'about',
  u: 'unit',
  tel: 'telephone',
  phone: 'telephone',
};

const MONTH_NAMES = new Set(MONTHS);
const WORD = /[\p{L}][\p{L}\p{M}\p{N}'’-]*/gu;
// A digit of a name (PHQ-9, DSM-5, Y5, B12) is part of that name; "x3" is three times.
const FIGURE = /(?<!\p{L}[-–]?)(?<![\d]|\d[.,:])\d+(?:[.,:]\d+)*|(?<=\bx)\d+/gu;

/** What a sentence is about: its words without those that say little, cut to their stems. */
export function contentWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const word of spellOut(text)) {
    if (word.length < 2 || STOP_WORDS.has(word) || NUMBER_WORDS.has(word)) continue;
    words.add(MONTH_NAMES.has(word.slice(0, 3)) && word.length !== 4 ? word.slice(0, 3) : stem(word));
    // "hot-headed" also answers to "hot".
    if (word.includes('-')) for (const part of word.split('-')) if (part.length > 2) words.add(stem(part));
  }
  return words;
}

function spellOut(text: string): string[] {
  return Array.from(text.matchAll(WORD)).flatMap(([raw]) => {
    const word = fold(raw)
      .replace(/['’]s$/, '')
      .replaceAll(/['’]/g, '');
    return Object.hasOwn(SHORTHAND, word) ? (SHORTHAND[word] ?? word).split(' ') : [word];
  });
}

/** The numbers in a text, each in one form: `09:30` is `9.3`, `1,200` is `1200`, `seven` is `7`. */
export function figuresOf(text: string): Set<string> {
  const figures = new Set<string>();
  for (const [raw] of text.normalize('NFKC').matchAll(FIGURE)) {
    const plain = raw.replaceAll(/,(?=\d{3}(?!\d))/g, '');
    for (const part of plain.split(/,/)) figures.add(normaliseNumber(part.replaceAll(':', '.')));
  }
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    const number = NUMBER_WORDS.get(word);
    if (number !== undefined) figures.add(number);
  }
  return figures;
}

/** Without case and accents. */
export function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase();
}

function normaliseNumber(text: string): string {
  return /^\d+(?:\.\d+)?$/.test(text) ? String(Number(text)) : text;
}

const SUFFIXES = [
  'ations',
  'ation',
  'ingly',
  'iness',
  'ings',
  'ing',
  'edly',
  'ness',
  'ment',
  'ies',
  'ied',
  'ers',
  'ed',
  'es',
  'er',
  'ly',
  's',
  'y',
  'e',
];

function stem(word: string): string {
  if (/\d/.test(word)) return word;
  for (const suffix of SUFFIXES) {
    if (word.endsWith(suffix) && word.length - suffix.length >= 3)
      return word.slice(0, -suffix.length).replace(/(.)\1$/, '$1');
  }
  return word;
}
