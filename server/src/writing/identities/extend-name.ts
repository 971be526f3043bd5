import type { Identifier } from './identifier.ts';
import { isClinical, isGivenName, isNameAndWord, isUnknown, isWord } from './kinds-of-words.ts';
import { isMonthName, leadsToPlace, PARTICLES, setOf } from './leading-words.ts';
import { abbreviations, clinicalHeads, kinAndRoles, surnamesAlsoWords, titles } from './lists.ts';
import { ROLES } from './name-contexts.ts';
import type { Token } from './tokens.ts';

/** Words with a capital that follow one another as the parts of a name do. */
export const INSIDE = /^(?: |-|'|\. ?| - |)$/;
const PET_TITLES = setOf(
  'auntie aunty aunt uncle nana nan nanna granny gran grandma grandpa grandad granddad nanny baby big wee little papa mama',
);
/** The other words of the same name: given names, initials, particles and what follows them with a capital. */
export function extend(tokens: readonly Token[], index: number, kind: Identifier['kind']): number[] {
  const places = [index];
  for (let next = index + 1; next < tokens.length; next += 1) {
    const token = tokens[next] as Token;
    const isParticle = PARTICLES.has(token.folded) && token.gap === ' ' && tokens[next + 1]?.isCapital === true;
    // "Nia- mh": a word that a line or a scan has broken.
    if (/^-\s{1,2}$/.test(token.gap) && !token.isCapital && !isWord(token.folded)) {
      places.push(next);
      continue;
    }
    if (tokens[next - 1]?.hasPossessive === true || !INSIDE.test(token.gap) || token.isFirst) break;
    if (!isParticle && (!token.isCapital || !belongs(token, kind))) break;
    places.push(next);
  }
  // "Ya-ting", "Seo-yeon": the second half of a given name in small letters.
  const last = places.at(-1) ?? index;
  for (let next = last + 1; tokens[next]?.gap === '-' && isHalfOfName(tokens[next] as Token) && next - last < 3;) {
    places.push(next);
    next += 1;
  }
  for (let previous = index - 1; previous >= 0; previous -= 1) {
    const [token, following] = [tokens[previous] as Token, tokens[previous + 1] as Token];
    if (!/^(?: |-|\. ?|| & )$/.test(following.gap) || token.hasPossessive) break;
    // "Hill & Karunaratne" is one firm.
    if (following.gap === ' & ' && !(token.isCapital && surnamesAlsoWords().has(token.folded))) break;
    if (following.gap === ' & ') places.push(previous);
    // "Grandpa Joe" is what he is called.
    if (PET_TITLES.has(token.folded) && following.gap === ' ') places.push(previous);
    if (titles().has(token.folded) && token.text !== 'Di') break;
    const isInitial = token.text === 'Di' || (isInitials(token) && !/^[AI]$/.test(token.text));
    const isParticle = PARTICLES.has(token.folded) && following.gap === ' ';
    if (!isInitial && !isParticle && !(following.gap === '-' && token.isCapital) && !isOfPlace(tokens, previous, kind))
      break;
    places.push(previous);
  }
  return places;
}

function isHalfOfName({ isCapital, folded, follows }: Token): boolean {
  return !isCapital && (folded.length < 4 || !isWord(folded)) && folded.length < 7 && !follows.startsWith('-');
}

/** "K", and "RT" in "RT Obi"; not "GP". */
function isInitials({ text, isCapital, isUpper }: Token): boolean {
  return (
    (text.length === 1 && isCapital) ||
    (isUpper && text.length === 2 && !abbreviations().has(text) && !isWord(text.toLowerCase()))
  );
}

/** "in Stoke Newington": the first word of a place that is a word of its own. */
function isOfPlace(tokens: readonly Token[], index: number, kind: Identifier['kind']): boolean {
  const [before, token] = [tokens[index - 1], tokens[index] as Token];
  if (before === undefined || !leadsToPlace(before.folded) || token.gap !== ' ' || !token.isCapital || token.isFirst)
    return false;
  return kind !== 'PERSON' || (!kinAndRoles().has(token.folded) && !isClinical(token.folded));
}

function belongs(token: Token, kind: Identifier['kind']): boolean {
  if (token.text.length === 1) return true;
  if (isClinical(token.folded) || isMonthName(token.folded) || clinicalHeads().has(token.folded)) return false;
  if (
    isGivenName(token.folded) ||
    isUnknown(token) ||
    isNameAndWord(token.folded) ||
    surnamesAlsoWords().has(token.folded)
  )
    return true;
  return kind === 'PERSON' && !token.isUpper && !ROLES.has(token.folded) && !kinAndRoles().has(token.folded);
}
