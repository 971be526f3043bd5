import { HEADING_PHRASES } from './heading-phrases.ts';
import { type Kind, KINDS } from './kinds.ts';

/** How much a heading asks for each kind: the fewer kinds it names, the more. */
export type Demand = ReadonlyMap<Kind, number>;

/** How much a heading asks for a kind in brackets: little, so that it gets it only if no other section asks. */
const SECOND_CHOICE = 0.2;
const SMALL_WORDS = new Set([
  'and',
  'of',
  'the',
  'a',
  'an',
  'to',
  'for',
  'with',
  'in',
  'on',
  'at',
  'or',
  's',
  'her',
  'his',
  'their',
  'any',
  'other',
  'current',
  'relevant',
  'general',
  'brief',
  'further',
  'your',
  'our',
  'client',
  'patient',
  'young',
  'person',
  'child',
  'notes',
  'note',
  'details',
  'section',
  'information',
  'today',
  'main',
  'key',
]);

/** As headings are shortened: `Past psych hx`, `Dev hist`, `On exam`. */
const WRITTEN_OUT: readonly [RegExp, string][] = [
  [/(?<![\p{L}/])(?:hx|hist)(?![\p{L}/])/gu, 'history'],
  [/(?<![\p{L}/])psych(?= history)/gu, 'psychiatric'],
  [/(?<![\p{L}/])med(?= history)/gu, 'medical'],
  [/(?<![\p{L}/])dev(?= history)/gu, 'developmental'],
  [/(?<![\p{L}/])soc(?= history)/gu, 'social'],
  [/(?<![\p{L}/])prev(?![\p{L}/])/gu, 'previous'],
  [/(?<![\p{L}/])exam(?![\p{L}/])/gu, 'examination'],
];

const PHRASES = new Map<string, Demand>();
for (const [kinds, phrases] of HEADING_PHRASES) {
  const named = kinds.split(' ');
  const primary = named.filter((kind) => !kind.startsWith('('));
  const demand = new Map<Kind, number>();
  for (const name of named) {
    const kind = KINDS.find((each) => each === name.replaceAll(/[()]/g, ''));
    if (kind === undefined) throw new Error(`there is no kind ${name}`);
    demand.set(kind, name.startsWith('(') ? SECOND_CHOICE : 1 / Math.sqrt(primary.length));
  }
  for (const phrase of phrases.split('|')) PHRASES.set(normaliseHeading(phrase), demand);
}
/** `Content of the session` is `content of session`. */
const SHORT_PHRASES = new Map([...PHRASES].map(([phrase, demand]) => [withoutSmallWords(phrase), demand]));
const LONGEST_PHRASE = 7;
/** Words that say little beside a more telling one: `School and work history` is about school and work. */
const VAGUE = new Set(
  'history|background|findings|health|treatment|home|at home|room|behaviour|skills|review|presentation|engagement|care|activities|summary|assessment|clinical|report|current|interview|support|needs|update|progress|status|section|events|response|change|changes|outcome|contact|night|visits|recovery|opinion|process|participation|interaction|leave|nursing'.split(
    '|',
  ),
);

/** Whose views they are says nothing of what is told: `Views of child and family`. */
const WHOSE_VIEWS = /\b(views|wishes|hopes|goals|perspectives?|voice) of\b.*$/;

/** The kinds that a heading or label asks for; empty where none of its words is known. */
export function readHeading(heading: string): Demand {
  const text = normaliseHeading(heading);
  const exact = findExact(text);
  if (exact !== undefined) return exact;
  const found = findNamed(text.replace(WHOSE_VIEWS, '$1'));
  return mergeDemands(tellingOf(found).map(({ demand }) => demand));
}

function tellingOf(found: readonly Named[]): readonly Named[] {
  const telling = found.filter(({ phrase }) => !VAGUE.has(phrase));
  return telling.length > 0 ? telling : found;
}

/** Whether it has only words that say little, and others that are not known: `After you leave`. */
export function isVagueHeading(heading: string): boolean {
  const text = normaliseHeading(heading);
  return findExact(text) === undefined && findNamed(text).every(({ phrase }) => VAGUE.has(phrase));
}

/** Whether it is a known heading as a whole, but for words that add nothing. */
export function isKnownHeading(heading: string): boolean {
  return findExact(normaliseHeading(heading)) !== undefined;
}

function findExact(text: string): Demand | undefined {
  const short = withoutSmallWords(text);
  return PHRASES.get(text) ?? PHRASES.get(short) ?? (short.includes(' ') ? SHORT_PHRASES.get(short) : undefined);
}

/** Whether the whole of it is the name of a section. */
export function isHeadingName(text: string): boolean {
  return PHRASES.has(normaliseHeading(text));
}

/** The demands of the longest phrases in a text, from left to right. */
export function findPhrases(text: string): Demand[] {
  return tellingOf(findNamed(text)).map(({ demand }) => demand);
}

interface Named {
  phrase: string;
  demand: Demand;
}

function findNamed(text: string): Named[] {
  const words = normaliseHeading(text).split(' ');
  const found: Named[] = [];
  for (let start = 0; start < words.length;) {
    let length = Math.min(LONGEST_PHRASE, words.length - start);
    let demand: Demand | undefined;
    let phrase = '';
    for (; length >= 1; length -= 1) {
      phrase = words.slice(start, start + length).join(' ');
      // One letter is a heading of a SOAP note only when it stands alone.
      demand = phrase.length > 1 ? PHRASES.get(phrase) : undefined;
      if (demand !== undefined) break;
    }
    if (demand !== undefined) found.push({ phrase, demand });
    start += demand === undefined ? 1 : length;
  }
  return found;
}

function mergeDemands(demands: readonly Demand[]): Demand {
  const merged = new Map<Kind, number>();
  for (const demand of demands) {
    for (const [kind, weight] of demand) {
      const share = weight / Math.sqrt(demands.length);
      merged.set(kind, Math.max(merged.get(kind) ?? 0, share));
    }
  }
  return merged;
}

function normaliseHeading(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('&', ' and ')
    .replaceAll(/^[\s\d.)(:#*-]+|(?<![:.?\s*-])[:.?\s*-]+$/g, '')
    .replaceAll(/[(),;:]|\s[–—-]\s/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return WRITTEN_OUT.reduce((short, [pattern, full]) => short.replaceAll(pattern, full), words);
}

function withoutSmallWords(text: string): string {
  return text
    .split(' ')
    .filter((word) => !SMALL_WORDS.has(word))
    .join(' ');
}
