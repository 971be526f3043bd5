import { findCapitals } from './find-capitals.ts';
import { findForeignCapitals } from './find-foreign-capitals.ts';
import { findInFileNames } from './find-in-file-names.ts';
import { findInitials } from './find-initials.ts';
import { findKnownOrganisations } from './find-known-organisations.ts';
import { findLabelled } from './find-labelled.ts';
import { findLedOrganisations } from './find-led-organisations.ts';
import { findOrganisations } from './find-organisations.ts';
import { findPeople } from './find-people.ts';
import { findPeopleInRows } from './find-people-in-rows.ts';
import { findPlaces } from './find-places.ts';
import type { Identifier } from './identifier.ts';
import { isEponym, isSurelyScale } from './is-eponym.ts';
import { listLineKinds } from './lines.ts';
import { eponyms, keptPhrases, organisations, towns } from './lists.ts';
import type { TextLanguage } from './text-language.ts';
import { leaveOutWords, rateNames } from './tagger/tag-names.ts';
import type { Token } from './tokens.ts';

/** Those whom rules have found, which may overlap, and how likely each word is a name. */
export interface Others {
  found: Identifier[];
  rates: (number | undefined)[];
}

/** People, organisations and places that the record does not know. */
export function findOthers(
  text: string,
  tokens: readonly Token[],
  smallWords: ReadonlySet<string>,
  language: TextLanguage = 'english',
  isContextRead = true,
): Others {
  const lines = listLineKinds(tokens);
  const kept = listKept(tokens);
  const rates = rateNames(text, tokens, lines, language, isContextRead);
  const ruled = [
    ...findOrganisations(tokens),
    ...findKnownOrganisations(tokens),
    ...(language === 'german' ? [] : findLedOrganisations(tokens)),
    ...findPeople(tokens, lines, smallWords, language),
    ...findPlaces(tokens, language),
    ...findInitials(text, tokens),
    ...findLabelled(tokens),
    // In German every noun has a capital.
    ...(language === 'german' ? findForeignCapitals(tokens) : findCapitals(tokens, lines)),
    ...findInFileNames(text, tokens),
  ];
  // "A&Ox3": awake and oriented.
  const oriented = new Set(Array.from(text.matchAll(ORIENTED), ({ 0: all, index }) => placesOf(index, all)).flat());
  const found = [...leaveOutWords(ruled, tokens, rates), ...findPeopleInRows(tokens)].filter(({ start, end }) => {
    if (LEVEL.test(text.slice(start, end)) && /^ ?\d/.test(text.slice(end, end + 2))) return false;
    if (oriented.has(start)) return false;
    const keptTo = kept.get(start);
    return keptTo === undefined || keptTo + LETTER_BEHIND < end;
  });
  const speakers = listSpeakers(tokens);
  const isKept = (index: number): boolean =>
    kept.has(tokens[index]?.start ?? -1) ||
    oriented.has(tokens[index]?.start ?? -1) ||
    speakers.has(tokens[index]) ||
    isNobody(tokens, index);
  return { found, rates: rates.map((rate, index) => (isKept(index) ? undefined : rate)) };
}

/** "T: And then?" and "P: Nothing.": those who speak, by two letters or more that take turns. */
function listSpeakers(tokens: readonly Token[]): ReadonlySet<Token | undefined> {
  const labels = tokens.filter(
    ({ text, isFirst, follows }) => isFirst && /^[ACPQT]$/.test(text) && follows.startsWith(':'),
  );
  return new Set(labels.length > 2 && new Set(labels.map(({ text }) => text)).size > 1 ? labels : []);
}

/** "Bazett 431", "89F", "NG222": what rules know to be nobody's, whatever the judge of words thinks. */
function isNobody(tokens: readonly Token[], index: number): boolean {
  const { text, folded, gap, follows, isFirst, isUpper, isCapital, hasPossessive } = tokens[index] as Token;
  if (text.length === 1 && (/\d$/.test(gap) || /^\d/.test(follows))) return true;
  if (isUpper && text.length < 5 && /^\d/.test(follows)) return true;
  if (LEVEL.test(text) && /^ ?\d/.test(follows)) return true;
  // "T 01440 555 816", "M: +44 7700": what kind of number it is.
  if (/^[EFMTW]$/.test(text) && isFirst && /^:? ?(?:\(?0|\+)/.test(follows)) return true;
  // "sats 96 RA", "97% RA": on room air.
  if (text === 'RA' && /\d ?%? $/.test(gap)) return true;
  // "a few schooners of XXXX".
  if (isUpper && text.length > 2 && new Set(text).size === 1) return true;
  // "Therapist: OK.", "Post RT obs".
  if (text === 'OK' && !follows.startsWith(' (')) return true;
  if (isUpper && gap === ' ' && /^(?:post|pre)$/.test(tokens[index - 1]?.folded ?? '')) return true;
  // "the Maudsley", "live in Toronto": a place that a test is called after as well.
  const isNamed = towns().has(folded) || organisations().has(folded) || tokens[index - 1]?.folded === 'the';
  const isPlace = isNamed && !hasPossessive;
  // "edinburgh score four", as it is dictated.
  const next = tokens[index + 1];
  if (!isCapital && next?.gap === ' ' && eponyms().has(folded) && OF_SCALES.test(next.folded)) return true;
  if (isSurelyScale(tokens, index)) return true;
  return !isPlace && !/^\d/.test(follows) && isEponym(tokens, index);
}

const placesOf = (start: number, { length }: string): number[] => Array.from({ length }, (_, place) => start + place);

const ORIENTED = /(?<![\p{L}\p{N}])(?:A{1,3}|A&|AA&|CA)O ?[xX×] ?\d(?![\p{L}\p{N}])/gu;
const OF_SCALES = /^(?:score|scored|scale|test|questionnaire|inventory|postnatal|depression)$/;

/** "reads at Grade 1 level", "working at Y3", "moved to Ward 7". */
const LEVEL =
  /^(?:Grade|Year|Yr|Y|Level|Stage|Tier|Step|Band|Set|Phase|Module|Session|Week|Class|Key Stage|KS|Ward|Bay|Bed|Room|Gym|Clinic|Theatre|Cubicle|Corridor|Floor|Pod)$/;

const MOST_WORDS = 4;
/** "Child-Pugh B": a space and a letter that tell of the phrase and not of anybody. */
const LETTER_BEHIND = 2;

/** "Clare's" as it is spelt in a list, without its apostrophe. */
const wordOf = ({ folded, hasPossessive }: Token): string => (hasPossessive ? `${folded}s` : folded);

/** Where names stand that everybody knows, such as Harry Potter: for the start of each of their words, the end of all. */
function listKept(tokens: readonly Token[]): Map<number, number> {
  const kept = new Map<number, number>();
  for (const [index, token] of tokens.entries()) {
    if (!token.isCapital) continue;
    let [phrase, plural] = [token.folded, wordOf(token)];
    for (let words = 1; words < MOST_WORDS; words += 1) {
      const next = tokens[index + words];
      if (next === undefined || !/^(?: |-|'s |\. )$/.test(next.gap)) break;
      [phrase, plural] = [`${phrase}_${next.folded}`, `${plural}_${wordOf(next)}`];
      if (!keptPhrases().has(phrase) && !keptPhrases().has(plural)) continue;
      for (let word = 0; word <= words; word += 1) kept.set(tokens[index + word]?.start ?? 0, next.end);
    }
  }
  return kept;
}
