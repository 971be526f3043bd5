import { isRareWordOfClient, isSaidOfClient } from './client-contexts.ts';
import { isWithin } from './edit-distance.ts';
import type { Identifier } from './identifier.ts';
import { isMisspelt } from './is-like-name.ts';
import { isGivenName, isUnknown, isWord } from './kinds-of-words.ts';
import type { KnownMatch, RateInContext } from './known-match.ts';
import type { KnownNames, NameForm } from './known-names.ts';
import { kinAndRoles, titles } from './lists.ts';
import { matchLikeness } from './match-likeness.ts';
import { isShorthand, matchInitials } from './match-own-initials.ts';
import { matchPetForms } from './match-pet-forms.ts';
import { matchScannedNames } from './match-scanned-names.ts';
import { isSmallActor } from './small-actor.ts';
import { HYPHEN, type Token } from './tokens.ts';

const MOST_WORDS = 6;
/** What may stand between the words of one name. */
const INSIDE = /^(?:[ \-'._\n]|\. |, | & |-\s{1,3}|'\s|)$/;
const LONGEST_DIGITS = 8;
const LEAST_WITH_S = 2;

/** Where a text names somebody whom the record knows, in whatever form. */
export function matchKnownNames(
  text: string,
  tokens: readonly Token[],
  names: KnownNames,
  rateAt: RateInContext = () => undefined,
): Identifier[] {
  const found: Identifier[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const match =
      matchForm(tokens, index, names, rateAt) ??
      matchLikeness(tokens, index, names) ??
      matchInitials(tokens, index, names, rateAt) ??
      matchPetForms(tokens, index, names, rateAt);
    if (match === undefined) continue;
    extendOverHyphens(tokens, index, match, names);
    extendOverLetters(tokens, index, match, names);
    match.end = endOfDigits(text, match.end);
    const before = tokens[index - 1];
    extendOverMiddle(text, match, found.at(-1));
    const isBeforeKnown = before !== undefined && (found.at(-1)?.end ?? 0) > before.start;
    found.push(isBeforeKnown ? match : ownPerson(tokens, index, match));
    index += match.words - 1;
  }
  return [...found, ...matchScannedNames(text, names), ...matchUnparted(text, names)];
}

/** "Angelo J Suzuki": the letter of a second given name that the record does not have. */
function extendOverMiddle(text: string, match: KnownMatch, previous: Identifier | undefined): void {
  if (match.kind !== 'CLIENT' || previous?.kind !== 'CLIENT' || match.start - previous.end > LONGEST_MIDDLE) return;
  if (/^ \p{Lu}\.? $/u.test(text.slice(previous.end, match.start))) match.start = previous.end + 1;
}

const LONGEST_MIDDLE = 4;

/** "Jean-Lcu": what is no word and hangs on a known name by a hyphen is part of it, misspelt as it may be. */
function extendOverHyphens(tokens: readonly Token[], index: number, match: KnownMatch, names: KnownNames): void {
  const before = tokens[index - 1];
  if (tokens[index]?.gap === '-' && before !== undefined && !isWord(before.folded)) match.start = before.start;
  for (
    let next = tokens[index + match.words];
    next !== undefined && HYPHEN.test(next.gap) && isRestOfName(tokens, index, next, names);
  ) {
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

/** No word, or a word by chance: "Chih-ho" for Chih-hao. */
function isRestOfName(tokens: readonly Token[], index: number, next: Token, { parts }: KnownNames): boolean {
  if (!isWord(next.folded)) return true;
  const joined = `${tokens[index]?.folded ?? ''}${next.folded}`;
  return parts.some(
    ({ kind, folded, isFound }) =>
      !isFound &&
      (isMisspelt(folded, joined) || (kind === 'CLIENT' && folded.length > 3 && isWithin(folded, joined, 1))),
  );
}

/** "Wisniewska A", "Smith, J.", "vd Merwe": letters that stand for the rest of the client's name. */
function extendOverLetters(
  tokens: readonly Token[],
  index: number,
  match: KnownMatch,
  { parts, initials, letters }: KnownNames,
): void {
  if (match.kind !== 'CLIENT') return;
  const before = tokens[index - 1];
  // "R. Oh": a surname so short that its letters alone make no form.
  if (before !== undefined && /^\.? $/.test(tokens[index]?.gap ?? '') && letters.has(before.text))
    match.start = before.start;
  if (before !== undefined && tokens[index]?.gap === ' ' && /^v\.?d$/.test(before.text)) match.start = before.start;
  // "lvy Marchbanks", "vori Kravchenko": what is no word before a name, as a scan has read it.
  if (before !== undefined && tokens[index]?.gap === ' ' && isMisreadBefore(before)) match.start = before.start;
  // "VdLinden": what is written onto it is part of it.
  if (before !== undefined && tokens[index]?.gap === '') match.start = before.start;
  const next = tokens[index + match.words];
  if (next === undefined || !/^,? $/.test(next.gap)) return;
  // "Yusof bin" for Tariq bin Yusof.
  if (/^(?:bin|binti|ibn|van|von|der|del)$/.test(next.folded) && tokens[index + match.words + 1]?.isCapital !== true) {
    match.end = next.end;
    match.words += 1;
    return;
  }
  // "Bartholomew QH" for Quigley-Hart.
  if (next.gap === ' ' && next.isUpper && isRestOfInitials(next.text, initials)) {
    match.end = next.end;
    match.words += 1;
    return;
  }
  if (!/^\p{Lu}$/u.test(next.text)) return;
  const isOwn = parts.some(({ kind, folded }) => kind === 'CLIENT' && folded.startsWith(next.folded));
  // "Crawford F 1/52" is followed by a time, "Crawford T 76" by a score.
  if (!isOwn || /^[\d/'-]|^ ?\d(?!\d?[y/])/.test(next.follows)) return;
  match.end = next.end;
  match.words += 1;
}

function isMisreadBefore({ folded, text, isCapital, isFirst }: Token): boolean {
  return (
    !isCapital &&
    text.length > 1 &&
    text.length < 8 &&
    !isShorthand(folded) &&
    !isWord(folded) &&
    !(isFirst && text.length < 3)
  );
}

/** Whether capitals are those of the client without the first. */
function isRestOfInitials(capitals: string, initials: KnownNames['initials']): boolean {
  return Array.from(initials).some(([letters, kind]) => kind === 'CLIENT' && letters.slice(1) === capitals);
}

/** "maeve1984": what is written onto a name belongs to it. */
function endOfDigits(text: string, end: number): number {
  let last = end;
  while (last - end < LONGEST_DIGITS && /[\d_]/.test(text.charAt(last))) last += 1;
  return last;
}

function matchForm(
  tokens: readonly Token[],
  index: number,
  { forms }: KnownNames,
  rateAt: RateInContext,
): KnownMatch | undefined {
  const first = tokens[index] as Token;
  let joined = '';
  let longest: KnownMatch | undefined;
  for (let words = 1; words <= MOST_WORDS; words += 1) {
    const token = tokens[index + words - 1];
    if (token === undefined || (words > 1 && !INSIDE.test(token.gap))) break;
    joined += token.folded;
    const form =
      forms.get(joined) ??
      (joined.length > LEAST_WITH_S && (joined.length > 3 || isShortWithS(tokens, index))
        ? (forms.get(joined.replace(/s$/, '')) ?? forms.get(joined.replace(/es$/, '')))
        : undefined);
    if (
      form !== undefined &&
      (isMeant(form, tokens.slice(index, index + words)) ||
        isSmallActor(tokens, index, words) ||
        (form.kind === 'CLIENT' &&
          (isSaidOfClient(tokens, index, words) || (words === 1 && isRareWordOfClient(tokens, index)))) ||
        (words === 1 && isLikely(form, rateAt(index))))
    ) {
      longest = { kind: form.kind, words, start: first.start, end: token.end };
    }
  }
  return longest;
}

/** In log-odds: nobody is as likely to be meant by a word as the client who is called so. */
const CLIENT_FROM = -4;
const OTHERS_FROM = -3;

/** "sat next to page", "rang about april.": a word where a person is wanted. */
function isLikely({ kind }: NameForm, rate: number | undefined): boolean {
  if (rate === undefined) return false;
  if (kind === 'CLIENT') return rate >= CLIENT_FROM;
  return (kind === 'CLINICIAN' || kind === 'PERSON') && rate >= OTHERS_FROM;
}

/** "Dis mum", not "ALS": a name of two letters with the s of somebody who leaves the apostrophe out. */
function isShortWithS(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  return token.isCapital ? !token.isUpper : isSaidOfClient(tokens, index);
}

function isMeant({ needsCapital, needsMiddle }: NameForm, written: readonly Token[]): boolean {
  const [first] = written;
  // Nothing but a name is spelt letter by letter.
  if (written.length > 2 && written.every(({ text }) => text.length === 1)) return true;
  if (needsMiddle && first?.isFirst === true && !first.hasPossessive) return false;
  if (!needsCapital || written.every(({ isCapital }) => isCapital)) return true;
  // "Cha-\nse", "Gr ace": a word that a line or a scan has broken.
  return (
    first?.isCapital === true &&
    written.some(({ folded, gap }, place) => place > 0 && (/^-\s/.test(gap) || !isWord(folded)))
  );
}

/** "Siobhan O'Brien", and "her mother, Mrs O'Brien", are not the client but somebody with the same surname. */
function ownPerson(tokens: readonly Token[], index: number, { kind, words, start, end }: KnownMatch): Identifier {
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
