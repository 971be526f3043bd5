import type { Identifier } from './identifier.ts';
import { isGivenName, isUnknown, isWord } from './kinds-of-words.ts';
import type { KnownNames, NameForm, NamePart } from './known-names.ts';
import { PARTICLES, saysSomething } from './leading-words.ts';
import { abbreviations, kinAndRoles, titles } from './lists.ts';
import type { PlaceholderKind } from './placeholders.ts';
import type { Token } from './tokens.ts';

const MOST_WORDS = 6;
/** What may stand between the words of one name. */
const INSIDE = /^(?:[ \-'._\n]|\. |, | & |-\n|'\n|)$/;
const MIN_PREFIX = 4;
const MIN_MISSPELT = 5;
const LONGEST_ENDING = 4;
/** No name is longer, and comparing takes the product of the lengths. */
const LONGEST_NAME = 40;
const MIN_CONTAINED = 8;
const LONGEST_DIGITS = 8;

/** Where a text names somebody whom the record knows, in whatever form. */
export function matchKnownNames(text: string, tokens: readonly Token[], names: KnownNames): Identifier[] {
  const found: Identifier[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const match =
      matchForm(tokens, index, names) ?? matchLikeness(tokens, index, names) ?? matchInitials(tokens, index, names);
    if (match === undefined) continue;
    extendOverHyphens(tokens, index, match);
    match.end = endOfDigits(text, match.end);
    const before = tokens[index - 1];
    const isBeforeKnown = before !== undefined && (found.at(-1)?.end ?? 0) > before.start;
    found.push(isBeforeKnown ? match : ownPerson(tokens, index, match));
    index += match.words - 1;
  }
  return [...found, ...matchUnparted(text, names)];
}

/** "Jean-Lcu": what is no word and hangs on a known name by a hyphen is part of it, misspelt as it may be. */
function extendOverHyphens(tokens: readonly Token[], index: number, match: Match): void {
  const before = tokens[index - 1];
  if (tokens[index]?.gap === '-' && before !== undefined && !isWord(before.folded)) match.start = before.start;
  for (let next = tokens[index + match.words]; next?.gap === '-' && !isWord(next.folded);) {
    match.end = next.end;
    match.words += 1;
    next = tokens[index + match.words];
    while (next?.gap === '') {
      match.end = next.end;
      match.words += 1;
      next = tokens[index + match.words];
    }
  }
}

/** "maeve1984": what is written onto a name belongs to it. */
function endOfDigits(text: string, end: number): number {
  let last = end;
  while (last - end < LONGEST_DIGITS && /[\d_]/.test(text.charAt(last))) last += 1;
  return last;
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
    if (
      form !== undefined &&
      (isMeant(form, tokens.slice(index, index + words)) || isSmallActor(tokens, index, words))
    ) {
      longest = { kind: form.kind, words, start: first.start, end: token.end };
    }
  }
  return longest;
}

function isMeant({ needsCapital, needsMiddle }: NameForm, written: readonly Token[]): boolean {
  const [first] = written;
  // Nothing but a name is spelt letter by letter.
  if (written.length > 2 && written.every(({ text }) => text.length === 1)) return true;
  if (needsMiddle && first?.isFirst === true && !first.hasPossessive) return false;
  return !needsCapital || written.every(({ isCapital }) => isCapital);
}

const SPEAKS =
  /^(?:said|says|told|tells|reports|reported|denies|denied|rang|asked|slept|cried|feels|felt|attended|thinks|wants)$/;

/** "will told me", "talked to rose about school": a name that is also a word, in small letters, of somebody who acts. */
function isSmallActor(tokens: readonly Token[], index: number, words: number): boolean {
  const [first, before, after] = [tokens[index - 2], tokens[index - 1], tokens[index + words]];
  if (tokens[index]?.isCapital === true) return false;
  if (
    after?.gap === ' ' &&
    SPEAKS.test(after.folded) &&
    !/^(?:the|a|an|he|she|it|they|who|and|i)$/.test(before?.folded ?? '')
  )
    return true;
  if (before === undefined || tokens[index]?.gap !== ' ') return false;
  if (/^(?:told|asked|met|rang|phoned|pt|client|patient)$/.test(before.folded)) return true;
  return (
    /^(?:to|with)$/.test(before.folded) &&
    /^(?:spoke|talked|speaking|talking|met|chatted|session|listened|said)$/.test(first?.folded ?? '')
  );
}

/** `Temi` for Temiloluwa, `Nováková` and `Anny` for Novák and Anna, `Meave` for Maeve, `maeveobrienletter`. */
function matchLikeness(tokens: readonly Token[], index: number, names: KnownNames): Match | undefined {
  const token = tokens[index] as Token;
  const parts = partsOfCamel(tokens, index);
  if (parts > 1) {
    const joined = joinTokens(tokens.slice(index, index + parts));
    const key = `joined ${joined.folded}`;
    const kind = names.compared.get(key) ?? compare(joined, names);
    names.compared.set(key, kind);
    if (kind !== null) return { kind, words: parts, start: joined.start, end: joined.end };
  }
  const { folded, isCapital, isFirst, isUpper, start, end } = token;
  if (!isCapital && folded.length < MIN_MISSPELT) return undefined;
  const key = `${folded} ${Number(isCapital)}${Number(isFirst)}${Number(isUpper)}${Number(token.follows.startsWith('.'))}`;
  const known = names.compared.get(key);
  const kind = known === undefined ? compare(token, names) : known;
  names.compared.set(key, kind);
  return kind === null ? undefined : { kind, words: 1, start, end };
}

const MOST_PARTS = 4;

/** How many tokens are one word with capitals inside: "O'rBien" is two. */
function partsOfCamel(tokens: readonly Token[], index: number): number {
  let parts = 1;
  while (parts < MOST_PARTS && tokens[index + parts]?.gap === '') parts += 1;
  return parts;
}

function joinTokens(written: readonly Token[]): Token {
  const [first, last] = [written[0] as Token, written.at(-1) as Token];
  const join = (of: (token: Token) => string): string => written.map(of).join('');
  return {
    ...first,
    text: join(({ text }) => text),
    folded: join(({ folded }) => folded),
    end: last.end,
    follows: last.follows,
  };
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
  const small = matchSmallInitials(tokens, index, initials);
  if (small !== undefined) return small;
  let letters = '';
  let hasSpace = false;
  let longest: Match | undefined;
  for (let words = 1; words <= MOST_WORDS; words += 1) {
    const token = tokens[index + words - 1];
    if (token === undefined || (words > 1 && !/^(?:\.|\. |'|\.'|-|\.-| )$/.test(token.gap))) break;
    if (words > 1 && PARTICLES.has(token.text) && token.gap !== '') continue;
    const part = token.text.replaceAll(/[^\p{L}]/gu, '');
    if (part !== part.toUpperCase() || part.length > 5) break;
    hasSpace ||= words > 1 && token.gap === ' ' && !PARTICLES.has(tokens[index + words - 2]?.text ?? '');
    letters += part;
    const kind = hasSpace && letters.length < 3 ? undefined : initials.get(letters);
    // "SD" is also a standard deviation: it is somebody where people are spoken of.
    if (kind !== undefined && (!isAbbreviation(letters, kind) || isSpokenOf(tokens, index, words)))
      longest = { kind, words, start: first.start, end: token.end };
  }
  return longest;
}

/** What every note has. The client's own initials are hidden wherever they are none of these. */
const EVERYWHERE = new Set(
  `GP BP HR IQ ED OT PT MS MH LD PE DV SI HI OD BD IV IM AM PM UK US EU TV IT PC CT ID SD SS NB NA OK RE DR MR AD AS AT BE DO GO HE IF IN IS ME MY NO OF ON OR SO TO UP WE
  MRI CBT DBT ASD ADD OCD NHS DOB PIP GAD PHQ MDT CPN ADHD PTSD CAMHS`.split(/\s+/),
);

function isAbbreviation(letters: string, kind: PlaceholderKind): boolean {
  return kind === 'CLIENT' ? EVERYWHERE.has(letters) : abbreviations().has(letters);
}

/** "mob says no": in small letters only where somebody speaks, since they may be a word. */
function matchSmallInitials(
  tokens: readonly Token[],
  index: number,
  initials: KnownNames['initials'],
): Match | undefined {
  const { text, start, end, isCapital } = tokens[index] as Token;
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  const kind = isCapital || text.length < 2 ? undefined : initials.get(text.toUpperCase());
  if (kind === undefined || after?.gap !== ' ' || !SPEAKS.test(after.folded)) return undefined;
  return /^(?:the|a|an|he|she|it|they|who|and|i|this|that)$/.test(before?.folded ?? '')
    ? undefined
    : { kind, words: 1, start, end };
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
  const isShort = before.text.length === 2 && !before.isFirst && !isWord(before.folded);
  const isOther = before.isCapital && !before.isUpper && (isGivenName(before.folded) || isUnknown(before) || isShort);
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
