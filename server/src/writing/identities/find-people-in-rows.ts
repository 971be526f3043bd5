import type { Identifier } from './identifier.ts';
import { isClinical, isGivenName, isNameAndWord, isSurname, isUnknown } from './kinds-of-words.ts';
import { PARTICLES, setOf } from './leading-words.ts';
import { abbreviations, kinAndRoles, surnamesAlsoWords, titles } from './lists.ts';
import type { Token } from './tokens.ts';

/** What a line of minutes begins with where nothing but people follow. */
const LABELS = setOf('present apologies attendees attendance attending invited absent participants circulation');
const MOST_WORDS = 80;
const MOST_IN_NAME = 4;

/**
 * "PRESENT: SISTER ANIM (ELM WARD), WILL PARGETER (SW), VERITY": each of a row is somebody, also where the name is a word
 * and has no other letters than capitals.
 */
export function findPeopleInRows(tokens: readonly Token[]): Identifier[] {
  return tokens.flatMap((label, index) => {
    const isLabel = LABELS.has(label.folded) && label.isCapital && /^(?:: ?| - )/.test(tokens[index + 1]?.gap ?? '');
    return isLabel ? partRow(tokens, index + 1).flatMap(readEntry) : [];
  });
}

/** What stands between the commas of a line, without what is in brackets. */
function partRow(tokens: readonly Token[], from: number): Token[][] {
  const entries: Token[][] = [[]];
  let isInBracket = false;
  for (const [place, token] of tokens.slice(from, from + MOST_WORDS).entries()) {
    if (place > 0 && /[\n:|]|(?<!Dr|Mr|Mrs|Ms)\. /.test(token.gap)) break;
    if (/\)/.test(token.gap)) isInBracket = false;
    if (/[,;&/+]/.test(token.gap) || token.folded === 'and') entries.push([]);
    if (token.gap.lastIndexOf('(') > token.gap.lastIndexOf(')')) isInBracket = true;
    if (!isInBracket && token.folded !== 'and') entries.at(-1)?.push(token);
  }
  return entries;
}

const isTitle = ({ folded }: Token): boolean => titles().has(folded) || kinAndRoles().has(folded);

function readEntry(entry: readonly Token[]): Identifier[] {
  const first = entry.findIndex((token) => !isTitle(token));
  const name = first < 0 ? [] : entry.slice(first);
  const [start, end] = [name[0], name.at(-1)];
  if (start === undefined || end === undefined || name.length > MOST_IN_NAME) return [];
  const isOfNames = name.every((token) => (token.isCapital && !isOther(token)) || PARTICLES.has(token.folded));
  return isOfNames && name.some(mayBeName) ? [{ kind: 'PERSON', start: start.start, end: end.end }] : [];
}

/** A trade, a team or a word of medicine, behind or instead of a name. */
function isOther({ folded, text, isUpper }: Token): boolean {
  if (isNameAndWord(folded) || surnamesAlsoWords().has(folded)) return false;
  return (
    isClinical(folded) || titles().has(folded) || kinAndRoles().has(folded) || (isUpper && abbreviations().has(text))
  );
}

function mayBeName(token: Token): boolean {
  const { folded, text } = token;
  if (text.length < 3) return false;
  return isGivenName(folded) || isNameAndWord(folded) || isSurname(folded) || isUnknown({ ...token, isFirst: false });
}
