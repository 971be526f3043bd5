import { CLASS_OF } from '../lexicon/classes.ts';
import { TELLING_VERBS } from '../lexicon/cues.ts';
import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { KIN } from '../lexicon/kin.ts';
import { isKnownWord, isMainlyVerb } from '../words/known-words.ts';
import type { Token } from '../words/tokenise.ts';
import type { Cut } from './cut-segments.ts';

const TITLES = new Set('mr mrs ms miss dr prof professor sister nurse'.split(' '));
const BEFORE_OBJECTS = new Set(
  'with to for by from of at about against towards between like than behind on in and'.split(' '),
);
const MIN_NAME = 3;

/** All words that can only be names: a capital within a sentence, and no dictionary has them. */
export function readNames(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    const isInside = before !== undefined && before.word !== '.' && before.word !== ':';
    return isInside && isName(token) ? [token.word] : [];
  });
}

/** Of these, whoever a part may be about: no verb and no preposition stands before the name, and something behind it. */
export function readSubjects(tokens: readonly Token[], { from, to }: Cut): string[] {
  return tokens.slice(from, to).flatMap((token, place) => {
    const [before, next] = [tokens[from + place - 1], tokens[from + place + 1]];
    const isObject =
      before !== undefined &&
      (BEFORE_OBJECTS.has(before.word) || TITLES.has(before.word) || isMainlyVerb(before.lemma) || isName(before));
    const isSubject = next?.kind === 'word' && !token.isPossessive && !TELLING_VERBS.has(next.lemma);
    return isName(token) && isSubject && !(place > 0 && isObject) ? [token.word] : [];
  });
}

/** With a capital, and in no dictionary. */
export function isName(token: Token | undefined): boolean {
  return (
    token?.isCapital === true &&
    !token.isAcronym &&
    token.word.length >= MIN_NAME &&
    !FUNCTION_WORDS.has(token.word) &&
    !KIN.has(token.word) &&
    !CLASS_OF.has(token.word) &&
    !isKnownWord(token.word) &&
    !isKnownWord(token.lemma)
  );
}
