import { AGE_PATTERNS, knownAgePatterns } from './age-patterns.ts';
import { ADDRESS_ABROAD_PATTERNS } from './address-abroad-patterns.ts';
import { ADDRESS_HOME_PATTERNS } from './address-home-patterns.ts';
import { ADDRESS_PATTERNS } from './address-patterns.ts';
import { BIRTH_CONTEXT_PATTERNS } from './birth-context-patterns.ts';
import { BIRTH_DATE_PATTERNS, knownBirthDatePatterns } from './birth-date-patterns.ts';
import { CONTACT_PATTERNS } from './contact-patterns.ts';
import { extendAddresses } from './extend-addresses.ts';
import { findAddressLines } from './find-address-lines.ts';
import { fillAddressGaps } from './fill-address-gaps.ts';
import { fillHouseNumbers } from './fill-house-numbers.ts';
import { fillRowsOfInitials } from './fill-rows-of-initials.ts';
import { findOthers } from './find-others.ts';
import { foldWord } from './folding.ts';
import type { Identifier } from './identifier.ts';
import type { Identity } from './identity.ts';
import { isDoubtfulName, isTownName } from './is-doubtful-name.ts';
import { joinGroups } from './join-groups.ts';
import { findAll, type KindPattern } from './kind-pattern.ts';
import { isGivenName, isNameAndWord, isWord } from './kinds-of-words.ts';
import { isRareSmallWord, readKnownNames } from './known-names.ts';
import { surnamesAlsoWords } from './lists.ts';
import { listLineKinds } from './lines.ts';
import { LIST_LINE_PATTERNS } from './list-line-patterns.ts';
import { LABELLED_NUMBER_PATTERNS } from './labelled-number-patterns.ts';
import type { RateInContext } from './known-match.ts';
import { matchKnownNames } from './match-known-names.ts';
import { readMisreadDigits } from './misread-digits.ts';
import { normalise } from './normalise.ts';
import { BED_PATTERNS, NICKNAME_PATTERNS, SIGNED_PATTERNS, SPELT_PATTERNS } from './nickname-patterns.ts';
import { NUMBER_PATTERNS } from './number-patterns.ts';
import { ORGANISATION_PATTERNS } from './organisation-patterns.ts';
import { PHONE_PATTERNS } from './phone-patterns.ts';
import { POSTCODE_PATTERNS } from './postcode-patterns.ts';
import { RECORD_NUMBER_PATTERNS } from './record-number-patterns.ts';
import { SHORTHAND_NAME_PATTERNS } from './shorthand-name-patterns.ts';
import { STREET_PATTERNS } from './street-patterns.ts';
import { placeholderLike, type PlaceholderKind } from './placeholders.ts';
import { languageOf, languageOfAll } from './text-language.ts';
import { rateInContext } from './tagger/network/rate-in-context.ts';
import { tagNames } from './tagger/tag-names.ts';
import { tokenise, type Token } from './tokens.ts';

/** Of numbers, which are also looked for where their groups are parted carelessly. */
const NUMERIC: readonly KindPattern[] = [
  ...NUMBER_PATTERNS,
  ...LABELLED_NUMBER_PATTERNS,
  ...RECORD_NUMBER_PATTERNS,
  ...PHONE_PATTERNS,
  ...BIRTH_DATE_PATTERNS,
  ...BIRTH_CONTEXT_PATTERNS,
];

const PATTERNS: readonly KindPattern[] = [
  ...NUMBER_PATTERNS,
  ...LABELLED_NUMBER_PATTERNS,
  ...RECORD_NUMBER_PATTERNS,
  ...CONTACT_PATTERNS,
  ...PHONE_PATTERNS,
  ...ADDRESS_PATTERNS,
  ...ADDRESS_ABROAD_PATTERNS,
  ...ADDRESS_HOME_PATTERNS,
  ...STREET_PATTERNS,
  ...POSTCODE_PATTERNS,
  ...BIRTH_DATE_PATTERNS,
  ...BIRTH_CONTEXT_PATTERNS,
  ...AGE_PATTERNS,
  ...NICKNAME_PATTERNS,
  ...ORGANISATION_PATTERNS,
  ...SPELT_PATTERNS,
  ...SIGNED_PATTERNS,
  ...BED_PATTERNS,
  ...LIST_LINE_PATTERNS,
  ...SHORTHAND_NAME_PATTERNS,
];

const FOUND: Partial<Record<PlaceholderKind, Identity['kind']>> = { PERSON: 'person', PLACE: 'place' };

interface ReadText {
  text: string;
  tokens: Token[];
  locate(start: number, end: number): { start: number; end: number };
}

/** How texts are looked through. */
export interface Search {
  /** Whether the network judges each word by what stands around it, which takes long. */
  isContextRead: boolean;
}

const WHOLE: Search = { isContextRead: true };

/** All that says who somebody is, in the order of each text, none overlapping another. */
export function findIdentifiers(
  texts: readonly string[],
  known: readonly Identity[],
  { isContextRead }: Search = WHOLE,
): Identifier[][] {
  const read = texts.map(readText);
  const smallWords = listSmallWords(read);
  const around = languageOfAll(read.map(({ tokens }) => tokens));
  const names = readKnownNames(known);
  const nobody = listNobody(known);
  const literal = literalPatterns(known);
  const patterns = [...PATTERNS, ...literal];
  return read.map(({ text, tokens, locate }, index) => {
    const own = inOrder(matchKnownNames(text, tokens, names, isContextRead ? rateWords(text, tokens) : undefined));
    const isSomebody = ({ start, end }: Identifier): boolean => !nobody.has(foldWord(text.slice(start, end)));
    const { found: others, rates } = findOthers(text, tokens, smallWords, languageOf(tokens, around), isContextRead);
    const patterned = extendAddresses(text, [
      ...findAll(text, patterns),
      ...findInGroups(text, [...NUMERIC, ...literal]),
    ]);
    const lines = findAddressLines(text, tokens, patterned);
    const rest = leaveOutAll(others.filter(isSomebody), own, text);
    const found = joinOverlapping(fillAddressGaps(text, [...own, ...rest, ...patterned, ...lines]));
    const tagged = tagNames(tokens, rates, found).filter(isSomebody);
    const whole = [...found, ...tagged].map((place) => takePrefix(text, place));
    const placed = fillRowsOfInitials(text, fillHouseNumbers(text, joinOverlapping(whole))).map(
      ({ kind, start, end }) => ({
        kind,
        ...locate(start, end),
      }),
    );
    return joinOverlapping([...findAll(texts[index] ?? '', [{ kind: 'TEXT', pattern: placeholderLike() }]), ...placed]);
  });
}

/** Read when it is first asked for: most texts have no word that is a name of the record as well. */
function rateWords(text: string, tokens: readonly Token[]): RateInContext {
  let rates: (number | undefined)[] | undefined;
  return (index) => (rates ??= rateInContext(text, tokens, listLineKinds(tokens)))[index];
}

const PREFIX = /(?<!\p{L})(?:La|Le|De|Da|Ja|Ke|Ta|Sha|Mc|Mac|Fitz|Van|Du|Di)$/u;
const LONGEST_PREFIX = 5;

/** "LaQuita" is one name, though it is read as two words. */
function takePrefix(text: string, place: Identifier): Identifier {
  const isInWord = place.kind === 'PERSON' && /^\p{Lu}\p{Ll}/u.test(text.slice(place.start, place.start + 2));
  const prefix = isInWord ? PREFIX.exec(text.slice(Math.max(0, place.start - LONGEST_PREFIX), place.start))?.[0] : '';
  return takeHyphened(text, { ...place, start: place.start - (prefix?.length ?? 0) });
}

const HYPHENED_BEFORE = /(?<![\p{L}\p{N}'-])\p{Lu}\p{Ll}{1,14}-$/u;
const HYPHENED_AFTER = /^-\p{Lu}\p{Ll}{1,14}(?![\p{L}\p{N}-])/u;
const LONGEST_HALF = 17;

/** "Amber-Jade": of two words that a hyphen joins, both are the name. */
function takeHyphened(text: string, place: Identifier): Identifier {
  if (place.kind !== 'PERSON') return place;
  const before = HYPHENED_BEFORE.exec(text.slice(Math.max(0, place.start - LONGEST_HALF), place.start))?.[0] ?? '';
  const after = HYPHENED_AFTER.exec(text.slice(place.end, place.end + LONGEST_HALF))?.[0] ?? '';
  return { ...place, start: place.start - before.length, end: place.end + after.length };
}

function findInGroups(text: string, patterns: readonly KindPattern[]): Identifier[] {
  const misread = readMisreadDigits(text);
  const joined = joinGroups(misread ?? text);
  const whole = misread === undefined ? [] : findAll(misread, patterns);
  if (joined === undefined) return whole;
  const parted = findAll(joined.text, patterns).map(({ kind, start, end }) => ({ kind, ...joined.locate(start, end) }));
  return [...whole, ...parted];
}

const LONGEST_NAME = 120;

/**
 * Names of people and organisations in the texts, so that each is also known where nothing around it shows that it is a
 * name.
 */
export function findNames(
  texts: readonly string[],
  known: readonly Identity[],
  { isContextRead }: Search = WHOLE,
): Identity[] {
  const read = texts.map(readText);
  const smallWords = listSmallWords(read);
  const around = languageOfAll(read.map(({ tokens }) => tokens));
  const names = readKnownNames(known);
  const nobody = listNobody(known);
  const found = new Map<string, Identity>();
  for (const { text, tokens } of read) {
    const own = inOrder(matchKnownNames(text, tokens, names, isContextRead ? rateWords(text, tokens) : undefined));
    let [next, at] = [0, 0];
    const others = findOthers(text, tokens, smallWords, languageOf(tokens, around), isContextRead);
    for (const { kind, start, end } of inOrder(others.found)) {
      while ((own[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
      while ((tokens[at]?.start ?? Number.POSITIVE_INFINITY) < start) at += 1;
      if ((own[next]?.start ?? Number.POSITIVE_INFINITY) < end) continue;
      // What is longer is no name that comes again; it is hidden where it stands.
      if (end - start > LONGEST_NAME) continue;
      const name = trimName(text, tokens, at, end);
      if (nobody.has(foldWord(name))) continue;
      const before = tokens[at]?.isFirst === true ? undefined : tokens[at - 1];
      const isTown = kind === 'PERSON' && isTownName(name, before, tokens[at + name.split(/[ -]/).length]);
      const identity: Identity = {
        kind: isTown ? 'place' : (FOUND[kind] ?? 'organisation'),
        text: name,
        isFound: true,
      };
      const key = `${identity.kind} ${name}`;
      const isDoubtful = identity.kind === 'person' && isDoubtfulName(name, before);
      if (isDoubtful && found.has(key)) continue;
      found.set(key, isDoubtful ? { ...identity, isDoubtful } : identity);
    }
    // What somebody is called on the net is no name that others say.
    const taken = joinOverlapping([...own, ...others.found, ...findAll(text, CONTACT_PATTERNS)]);
    for (const { kind, start, end } of tagNames(tokens, others.rates, taken)) {
      const identity = readLikely(text.slice(start, end), kind);
      const key = `${identity.kind} ${identity.text}`;
      if (isRareName(identity.text) && !found.has(key) && !nobody.has(foldWord(identity.text)))
        found.set(key, identity);
    }
  }
  return [...found.values()];
}

function readLikely(text: string, kind: PlaceholderKind): Identity {
  return { kind: FOUND[kind] ?? 'organisation', text, isFound: true, isDoubtful: true };
}

/** A name that is a common word too is not looked for elsewhere: there it may be the word. */
function isRareName(name: string): boolean {
  return /^(?:\p{Lu}\p{Ll}|\p{Ll}{3})/u.test(name) && !name.split(/[ -]/).some(isCommonWord);
}

const isCommonWord = (part: string): boolean => isWord(foldWord(part)) && !isRareSmallWord(part);

/** "Brought Finn" is Finn, and so is "Finn T 76": the word of a sentence and the letter of a score are no part of a name. */
function trimName(text: string, tokens: readonly Token[], at: number, end: number): string {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first === undefined) return '';
  const isOpening =
    first.isFirst &&
    second?.gap === ' ' &&
    second.end <= end &&
    isGivenName(second.folded) &&
    isWord(first.folded) &&
    !isGivenName(first.folded) &&
    !isNameAndWord(first.folded) &&
    !surnamesAlsoWords().has(first.folded);
  const name = text.slice(isOpening ? second.start : first.start, end);
  return /^ \d/.test(text.slice(end, end + 2)) ? name.replace(/ \p{Lu}$/u, '') : name;
}

/** Words that a member has said name nobody. */
function listNobody(known: readonly Identity[]): Set<string> {
  return new Set(known.flatMap(({ kind, text }) => (kind === 'nobody' ? [foldWord(text)] : [])));
}

function readText(original: string): ReadText {
  const { text, locate } = normalise(original);
  return { text, locate, tokens: tokenise(text) };
}

/** What stands in small letters somewhere is a word, also where a sentence begins with it. */
function listSmallWords(read: readonly ReadText[]): Set<string> {
  return new Set(
    read.flatMap(({ tokens }) => tokens.filter(({ isCapital }) => !isCapital).map(({ folded }) => folded)),
  );
}

const MOST_MADE = 200;
const made = new Map<string, KindPattern[]>();

/** Making a pattern takes longer than trying it, and the same people come in one text after another. */
function literalPatterns(known: readonly Identity[]): KindPattern[] {
  return known.flatMap((identity) => {
    const key = `${identity.kind} ${identity.text}`;
    const patterns = made.get(key) ?? makeLiteralPatterns(identity);
    if (made.size >= MOST_MADE) made.clear();
    made.set(key, patterns);
    return patterns;
  });
}

/** Numbers and addresses as they are known, and names with a figure in them. */
function makeLiteralPatterns({ kind, text }: Identity): KindPattern[] {
  if (kind === 'birth date') return [...knownBirthDatePatterns(text), ...knownAgePatterns(text)];
  if (kind === 'email') return literalPattern('EMAIL', text);
  if (kind === 'number') return literalPattern('NUMBER', text);
  const named = text.split(/\s+/).filter((word) => /\p{L}/u.test(word) && /\d/.test(word));
  return named.flatMap((word) => literalPattern(kind === 'client' ? 'CLIENT' : 'PERSON', word));
}

function literalPattern(kind: PlaceholderKind, text: string): KindPattern[] {
  const literal = normalise(text.trim()).text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  if (literal === '') return [];
  return [
    {
      kind,
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])${literal.replaceAll(/[ -]+/g, '[ -]{0,3}')}(?![\\p{L}\\p{N}])`, 'giu'),
    },
  ];
}

function inOrder(found: readonly Identifier[]): Identifier[] {
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** Both in the order of the text, so that each is looked at once. */
function leaveOutAll(places: readonly Identifier[], known: readonly Identifier[], text: string): Identifier[] {
  let first = 0;
  return inOrder(places).flatMap((place) => {
    while ((known[first]?.end ?? Number.POSITIVE_INFINITY) <= place.start) first += 1;
    let last = first;
    while ((known[last]?.start ?? Number.POSITIVE_INFINITY) < place.end) last += 1;
    return leaveOut(place, known.slice(first, last), text);
  });
}

/** What is left of a place beside those that are known: "Temi Whitcombe" may be two people. */
function leaveOut(place: Identifier, known: readonly Identifier[], text: string): Identifier[] {
  const parts: Identifier[] = [];
  let { start } = place;
  for (const { kind, start: from, end: to } of known) {
    if (to <= start || from >= place.end || kind === place.kind) continue;
    parts.push({ ...place, start, end: from });
    start = to;
  }
  parts.push({ ...place, start });
  return parts.flatMap((part) => {
    const written = text.slice(part.start, part.end);
    // A single letter is a person's where all of it was found, and what is left of a name where it was not.
    const isWhole = part.start === place.start && part.end === place.end;
    const isTold = part.end > part.start && (isWhole || /[\p{L}\p{N}]{2}/u.test(written));
    const [before] = /^[^\p{L}\p{N}]*/u.exec(written) ?? [''];
    const [after] = /(?<=[\p{L}\p{N}]|^)[^\p{L}\p{N}]*$/u.exec(written) ?? [''];
    return isTold ? [{ ...part, start: part.start + before.length, end: part.end - after.length }] : [];
  });
}

/** Where some overlap they become one, so that no end of a name is left standing. */
function joinOverlapping(found: readonly Identifier[]): Identifier[] {
  const chosen: Identifier[] = [];
  for (const next of inOrder(found)) {
    const previous = chosen.at(-1);
    if (next.end <= next.start) continue;
    const isOne = previous !== undefined && previous.end === next.start && previous.kind === next.kind;
    if (previous !== undefined && (next.start < previous.end || isOne)) previous.end = Math.max(previous.end, next.end);
    else chosen.push({ ...next });
  }
  return chosen;
}
