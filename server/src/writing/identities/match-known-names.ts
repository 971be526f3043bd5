import type { Identifier } from './identifier.ts';
import { isGivenName, isUnknown, isWord } from './kinds-of-words.ts';
import type { KnownNames, NameForm, NamePart } from './known-names.ts';
import { saysSomething } from './leading-words.ts';
import { abbreviations, kinAndRoles, titles } from './lists.ts';
import type { PlaceholderKind } from './placeholders.ts';
import type { Token } from './tokens.ts';

const MOST_WORDS = 6;
/** What may stand between the words of one name. */
const INSIDE = /^(?:[ \-'._]|\. |, | & |)$/;
const MIN_PREFIX = 4;
const MIN_MISSPELT = 5;
const LONGEST_ENDING = 4;
/** No name is longer, and comparing takes the product of the lengths. */
const LONGEST_NAME = 40;
const MIN_CONTAINED = 8;

/** Where a text names somebody whom the record knows, in whatever form. */
export function matchKnownNames(text: string, tokens: readonly Token[], names: KnownNames): Identifier[] {
  const found: Identifier[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const match =
      matchForm(tokens, index, names) ?? matchLikeness(tokens, index, names) ?? matchInitials(tokens, index, names);
    if (match === undefined) continue;
    const before = tokens[index - 1];
    const isBeforeKnown = before !== undefined && (found.at(-1)?.end ?? 0) > before.start;
    found.push(isBeforeKnown ? match : ownPerson(tokens, index, match));
    index += match.words - 1;
  }
  return [...found, ...matchUnparted(text, names)];
}

interface Match {
  kind: PlaceholderKind;
  words: number;
  start: number;
  end: number;
}

function matchForm(tokens: readonly Token[], index: number, { forms }: KnownNames): Match | undefined {
  const first = tokens[index] as Token;
  let joined = '';
  let longest: Match | undefined;
  for (let words = 1; words <= MOST_WORDS; words += 1) {
    const token = tokens[index + words - 1];
    if (token === undefined || (words > 1 && !INSIDE.test(token.gap))) break;
    joined += token.folded;
    const form = forms.get(joined) ?? (joined.length > 4 ? forms.get(joined.replace(/e?s$/, '')) : undefined);
    if (form !== undefined && isMeant(form, tokens.slice(index, index + words))) {
      longest = { kind: form.kind, words, start: first.start, end: token.end };
    }
  }
  return longest;
}

function isMeant({ needsCapital, needsMiddle }: NameForm, written: readonly Token[]): boolean {
  const [first] = written;
  if (needsMiddle && first?.isFirst === true && !first.hasPossessive) return false;
  return !needsCapital || written.every(({ isCapital }) => isCapital);
}

/** `Temi` for Temiloluwa, `Nováková` and `Anny` for Novák and Anna, `Meave` for Maeve, `maeveobrienletter`. */
function matchLikeness(tokens: readonly Token[], index: number, names: KnownNames): Match | undefined {
  const token = tokens[index] as Token;
  const { folded, isCapital, isFirst, isUpper, start, end } = token;
  if (!isCapital && folded.length < MIN_MISSPELT) return undefined;
  const key = `${folded} ${Number(isCapital)}${Number(isFirst)}${Number(isUpper)}${Number(token.follows.startsWith('.'))}`;
  const known = names.compared.get(key);
  const kind = known === undefined ? compare(token, names) : known;
  names.compared.set(key, kind);
  return kind === null ? undefined : { kind, words: 1, start, end };
}

function compare(token: Token, { parts, forms }: KnownNames): PlaceholderKind | null {
  if (token.folded.length >= MIN_CONTAINED) {
    for (const [form, { kind }] of forms) {
      if (form.length >= MIN_CONTAINED && token.folded.includes(form)) return kind;
    }
  }
  if (!token.isCapital) {
    const isNoWord = isUnknown(token) && !isGivenName(token.folded);
    return parts.find((part) => isNoWord && !part.isFound && isMisspelt(part.folded, token.folded))?.kind ?? null;
  }
  // "Eliz." for Elizabeth.
  const shortened = parts.find(
    ({ folded, isFound }) =>
      !isFound && token.follows.startsWith('.') && token.folded.length > 2 && folded.startsWith(token.folded),
  );
  if (shortened !== undefined && !isWord(token.folded)) return shortened.kind;
  const isStrange = isUnknown(token);
  return parts.find((part) => isLike(part, token, isStrange))?.kind ?? null;
}

function isLike({ isFound, folded: name }: NamePart, { folded, isFirst, isUpper }: Token, isStrange: boolean): boolean {
  if (folded.length > LONGEST_NAME || name.length > LONGEST_NAME) return false;
  // People who were only found in the notes are many: a likeness to one of them says little.
  if (isFound && !isStrange) return false;
  if (isStrange && folded.length >= MIN_PREFIX && name.startsWith(folded)) return true;
  if (isStrange && hasEnding(folded, name)) return true;
  // Another given name is another person: Cara is not Clara.
  const mayBeMisspelt = !isGivenName(folded) && (isStrange || (!isFirst && !isUpper));
  if (!mayBeMisspelt || name.length < MIN_MISSPELT || folded.length < MIN_MISSPELT - 1) return false;
  if (isWord(folded) && folded.charAt(0) !== name.charAt(0)) return false;
  if (isStrange && !isFound && isMisspelt(name, folded)) return true;
  return isWithin(folded, name, name.length >= 8 && isStrange ? 2 : 1);
}

/** By letters that were exchanged, or by the sound: Shivaun for Siobhan needs an ear, Katherine for Catherine does not. */
function isMisspelt(name: string, folded: string): boolean {
  if (name.length < MIN_MISSPELT || folded.length < MIN_MISSPELT || folded.length > LONGEST_NAME) return false;
  if (isWithin(folded, name, name.length >= 8 ? 2 : 1)) return true;
  const [one, other] = [soundOf(name), soundOf(folded)];
  return one.length >= 3 && one === other && Math.abs(name.length - folded.length) <= 3;
}

/** What is left of a word without its vowels, with one letter for each sound. */
function soundOf(word: string): string {
  return word
    .replaceAll(/ph/g, 'f')
    .replaceAll(/sch|sh|sz|ch|cz|tch/g, 'x')
    .replaceAll(/[cqg](?=[eiy])/g, 's')
    .replaceAll(/ck|[cq]/g, 'k')
    .replaceAll(/th/g, 't')
    .replaceAll(/[zs]/g, 's')
    .replaceAll(/[wv]/g, 'v')
    .replaceAll(/[aeiouyh]/g, '')
    .replaceAll(/(.)\1+/g, '$1');
}

/** Cases of Slavic and Baltic names: Anna, Anny, Annę; Kowalski, Kowalskiego; Marek, Marka. */
function hasEnding(folded: string, name: string): boolean {
  if (name.length < MIN_PREFIX) return false;
  const stems = [name, name.replace(/[aeiouy]{1,20}$/, ''), name.replace(/[eo](?=[^aeiouy]$)/, '')];
  return stems.some(
    (stem) =>
      stem.length >= 3 && folded.startsWith(stem) && folded.length - stem.length <= LONGEST_ENDING && folded.length > 3,
  );
}

/** Whether two words are that few letters apart: one put in, left out, exchanged, or two that changed places. */
function isWithin(one: string, other: string, distance: 1 | 2): boolean {
  if (Math.abs(one.length - other.length) > distance) return false;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return (row[other.length] ?? Number.POSITIVE_INFINITY) <= distance;
}

/** "M.O'B.", "M. O. B.", "M O B" and "MOB". */
function matchInitials(tokens: readonly Token[], index: number, { initials }: KnownNames): Match | undefined {
  const first = tokens[index] as Token;
  let letters = '';
  let longest: Match | undefined;
  for (let words = 1; words <= MOST_WORDS; words += 1) {
    const token = tokens[index + words - 1];
    if (token === undefined || (words > 1 && !/^(?:\.|\. |'|\.'|-)$/.test(token.gap))) break;
    const part = token.text.replaceAll(/[^\p{L}]/gu, '');
    if (part !== part.toUpperCase() || part.length > 5) break;
    letters += part;
    const kind = initials.get(letters);
    // "SD" is also a standard deviation: it is somebody where people are spoken of.
    if (kind !== undefined && (!abbreviations().has(letters) || isSpokenOf(tokens, index, words)))
      longest = { kind, words, start: first.start, end: token.end };
  }
  return longest;
}

function isSpokenOf(tokens: readonly Token[], index: number, words: number): boolean {
  const [before, last, after] = [tokens[index - 1], tokens[index + words - 1], tokens[index + words]];
  if (last?.hasPossessive === true || (words > 1 && tokens[index + 1]?.gap.startsWith('.') === true)) return true;
  const acts =
    after?.gap === ' ' &&
    !after.isCapital &&
    saysSomething(after.folded) &&
    !/^(?:is|was|can|could|would|had|has|had|left|started|stopped)$/.test(after.folded);
  return (
    acts ||
    (before !== undefined &&
      /^(?:told|saw|met|asked|rang|phoned|with|client|pt|patient)$/.test(before.folded) &&
      tokens[index]?.gap === ' ')
  );
}

/** "Siobhan O'Brien", and "her mother, Mrs O'Brien", are not the client but somebody with the same surname. */
function ownPerson(tokens: readonly Token[], index: number, { kind, words, start, end }: Match): Identifier {
  const before = tokens[index - 1];
  const token = tokens[index];
  if (kind !== 'CLIENT' || words > 1 || before === undefined || token?.gap !== ' ') return { kind, start, end };
  if (titles().has(before.folded)) {
    const kin = tokens[index - 2];
    return { kind: kin !== undefined && kinAndRoles().has(kin.folded) ? 'PERSON' : kind, start, end };
  }
  const isOther = before.isCapital && !before.isUpper && (isGivenName(before.folded) || isUnknown(before));
  return isOther ? { kind: 'PERSON', start: before.start, end } : { kind, start, end };
}

function matchUnparted(text: string, { unparted }: KnownNames): Identifier[] {
  return unparted.flatMap(({ kind, text: name }) => {
    const found: Identifier[] = [];
    for (let start = text.indexOf(name); start >= 0; start = text.indexOf(name, start + name.length)) {
      found.push({ kind, start, end: start + name.length });
    }
    return found;
  });
}
