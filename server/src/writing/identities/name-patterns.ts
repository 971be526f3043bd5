import { pattern } from '../../lib/pattern.ts';

import type { Identity } from './identity.ts';
import { foldInPlace, patternOf } from './folding.ts';
import type { PlaceholderKind } from './placeholders.ts';

export interface NamePattern {
  kind: PlaceholderKind;
  /** For folded text. */
  pattern: RegExp;
  /** A name only where it begins with a capital letter, since it is also a word. */
  needsCapital: boolean;
  /** Not the name itself: a shorter form of it, or one with an ending. */
  isDerived: boolean;
}

const KINDS: Partial<Record<Identity['kind'], PlaceholderKind>> = {
  client: 'CLIENT',
  clinician: 'CLINICIAN',
  person: 'PERSON',
  practice: 'PRACTICE',
};

const TITLES = new Set('dr mr mrs ms miss mx prof professor sir dame rev revd sister nurse father'.split(' '));
const PARTICLES = new Set(
  'van der den de del della di da dos das du la le el al bin binti ibn von zu ter ten of the and y'.split(' '),
);
const GENERIC = pattern('i')`
  \s+(?:psychology|psychological|psychiatry|clinic|practice|centre|center|health|healthcare|services?
  |therap(?:y|ies)|associates|partners|ltd|limited|llp|inc)\.?$
`;
/** Names that are words too: in small letters they are taken for the word. */
const COMMON_WORDS = new Set(
  `will mark may grant rose grace hope faith joy art bill rob sue pat jack dawn june april august summer autumn winter
  young old long short white black brown green gray grey wood woods hill hills field fields stone rich price day knight
  king queen bishop page carter cook baker miller mason porter walker hunter fisher gardener chase drew frank earnest
  guy dick jay jean kit lee max miles norm olive pearl penny ray rod ruby sandy skip sky violet wade ward wells west
  north east south bell best bird bush cross case church dale dean ford fox good grant gray hale hall hand harm heath
  holly iris ivy jade lane law love lord major marsh mercy moon noble park parks pope pride rain read reed rest robin
  sage sharp small snow star storm strong sweet swift tidy trust wall way wise work harbour clear chance summers`.split(
    /\s+/,
  ),
);
/** Words that begin like a name and are none. */
const NOT_DERIVED = new Set(
  `march marks marked may mays june july august monday friday sunday saturday christmas english polish french german
  there their these those they then them this that with when what were will would have here hers himself herself
  another anger annual along alone also although always alert alarm carer care caring chart chair charge danger dance
  person personal pattern patient joint joined join harm harmed harmful grants granted paths stable stand start started
  started samples same mother mothers mood marginal rather ratings sister sitting simple`.split(/\s+/),
);

const MIN_PREFIX = 4;
const LETTER_BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const LETTER_AFTER = String.raw`(?!\p{L})`;

/** How the people and the practice of a record may be named: whole, in part, shortened, with an ending. */
export function namePatterns(identities: readonly Identity[]): NamePattern[] {
  return identities.flatMap(({ kind: identityKind, text }) => {
    const kind = KINDS[identityKind];
    if (kind === undefined || text.trim() === '') return [];
    if (kind === 'PRACTICE')
      return [text.trim(), text.trim().replace(GENERIC, '')].flatMap((name) => whole(kind, name));
    const parts = text
      .trim()
      .split(/[\s,]+/)
      .filter((part) => !TITLES.has(foldInPlace(part).replace('.', '')));
    const pieces = parts.flatMap((part) => (part.includes('-') ? [part, ...part.split('-')] : [part]));
    const single = pieces.filter((part) => isTelling(part));
    return [
      ...whole(kind, parts.join(' ')),
      ...single.flatMap((part) => whole(kind, part)),
      ...single.flatMap((part) => derived(kind, part)),
    ];
  });
}

function isTelling(part: string): boolean {
  return [...part].filter((character) => /\p{L}/u.test(character)).length >= 2 && !PARTICLES.has(foldInPlace(part));
}

function whole(kind: PlaceholderKind, name: string): NamePattern[] {
  if (name.length < 2) return [];
  const form = new RegExp(`${LETTER_BEFORE}${patternOf(name)}${LETTER_AFTER}`, 'gu');
  return [{ kind, pattern: form, needsCapital: COMMON_WORDS.has(foldInPlace(name)), isDerived: false }];
}

/** `Temi` for Temiloluwa, `Nováková` and `the Petrovs` for Novák and Petrov. */
function derived(kind: PlaceholderKind, name: string): NamePattern[] {
  const letters = [...foldInPlace(name.normalize('NFC'))];
  if (letters.length < MIN_PREFIX || !letters.every((letter) => /\p{L}/u.test(letter))) return [];
  const start = patternOf(letters.slice(0, MIN_PREFIX).join(''));
  const rest = letters.slice(MIN_PREFIX).reduceRight((inner, letter) => `(?:${patternOf(letter)}${inner})?`, '');
  const endings = String.raw`(?:\p{L}\p{M}*){0,3}`;
  const long = `${patternOf(letters.join(''))}${endings}`;
  return [`${start}${rest}`, long].map((form) => ({
    kind,
    pattern: new RegExp(`${LETTER_BEFORE}${form}${LETTER_AFTER}`, 'gu'),
    needsCapital: true,
    isDerived: true,
  }));
}

/** Whether what a pattern found in a text is a name. */
export function isName({ needsCapital, isDerived }: NamePattern, written: string): boolean {
  if (needsCapital && !/^\p{Lu}/u.test(written)) return false;
  return !isDerived || !NOT_DERIVED.has(foldInPlace(written));
}
