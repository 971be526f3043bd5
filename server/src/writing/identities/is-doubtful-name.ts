import { isGivenName, isNameAndWord, isSurname, isUnknown, isWord } from './kinds-of-words.ts';
import { leadsToPerson, saysSomething } from './leading-words.ts';
import { eponyms, kinAndRoles, placesAlsoWords, surnamesAlsoWords, titles, towns } from './lists.ts';
import { tokenise, type Token } from './tokens.ts';

const LONGEST_CAPITALS = 4;

/**
 * Whether nothing but capitals tells that a name is one: "Operations", "AED" and "R" are hidden where in doubt, and are
 * no people whom anybody would look for. Behind a title or a relative it is somebody.
 */
export function isDoubtfulName(name: string, before: Token | undefined): boolean {
  const words = tokenise(name);
  if (before !== undefined && (titles().has(before.folded) || kinAndRoles().has(before.folded)))
    return !/\p{L}{2}/u.test(name) || isInitialAndWord(words);
  // "the Tagus": nobody has an article, unless it is a family, "the Patels".
  if (before?.folded === 'the' && words.length === 1 && !isSurname(words[0]?.folded.replace(/s$/, '') ?? ''))
    return true;
  // "Rivermead PCSQ", "Schubert, played again": whoever a test or a piece is called after is not of the client's people.
  if (
    words.some(({ folded }) => eponyms().has(folded)) &&
    !words.some(({ folded }) => isGivenName(folded) || isNameAndWord(folded))
  )
    return true;
  return !words.some(isLikeName);
}

/** "Mr H. Gave it up": the letter is the name, and the sentence goes on. */
function isInitialAndWord(words: readonly Token[]): boolean {
  const [letter, word] = words;
  if (letter?.text.length !== 1 || word === undefined || words.length > 2) return false;
  return isWord(word.folded) && !isNameAndWord(word.folded) && !surnamesAlsoWords().has(word.folded);
}

/** Given names of which the town is better known. */
const RATHER_TOWNS = new Set('paris milan sydney florence london dublin vienna lourdes cairo dallas lyon'.split(' '));

/** "Kyoto", "Perth": a town, where no title, no relative and nothing done tells that it is somebody. */
export function isTownName(name: string, before: Token | undefined, after: Token | undefined): boolean {
  if (before !== undefined && titles().has(before.folded)) return false;
  const words = tokenise(name).map(({ folded }) => folded);
  const [first = ''] = words;
  if (words.length === 1 && (isGivenName(first) || isNameAndWord(first))) {
    const isSomebody =
      (before !== undefined && (kinAndRoles().has(before.folded) || leadsToPerson(before.folded))) ||
      (after?.gap === ' ' && saysSomething(after.folded)) ||
      after?.gap.startsWith("'s") === true;
    return RATHER_TOWNS.has(first) && !isSomebody;
  }
  return towns().has(words.join('_')) || (words.length === 1 && placesAlsoWords().has(first));
}

function isLikeName(token: Token): boolean {
  const { folded, text, isUpper } = token;
  if (text.length < 2 || !token.isCapital || (isUpper && text.length <= LONGEST_CAPITALS)) return false;
  if (isGivenName(folded) || isNameAndWord(folded) || isSurname(folded) || surnamesAlsoWords().has(folded)) return true;
  return isUnknown({ ...token, isFirst: false });
}
