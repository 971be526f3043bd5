import { isGivenName, isNameAndWord, isSurname, isUnknown } from './kinds-of-words.ts';
import { kinAndRoles, surnamesAlsoWords, titles } from './lists.ts';
import { tokenise, type Token } from './tokens.ts';

const LONGEST_CAPITALS = 4;

/**
 * Whether nothing but capitals tells that a name is one: "Operations", "AED" and "R" are hidden where in doubt, and are
 * no people whom anybody would look for. Behind a title or a relative it is somebody.
 */
export function isDoubtfulName(name: string, before: Token | undefined): boolean {
  if (before !== undefined && (titles().has(before.folded) || kinAndRoles().has(before.folded)))
    return !/\p{L}{2}/u.test(name);
  return !tokenise(name).some(isLikeName);
}

function isLikeName(token: Token): boolean {
  const { folded, text, isUpper } = token;
  if (text.length < 2 || !token.isCapital || (isUpper && text.length <= LONGEST_CAPITALS)) return false;
  if (isGivenName(folded) || isNameAndWord(folded) || isSurname(folded) || surnamesAlsoWords().has(folded)) return true;
  return isUnknown({ ...token, isFirst: false });
}
