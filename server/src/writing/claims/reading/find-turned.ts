import { NEGATIONS_AFTER, NEGATIONS_BEFORE } from '../lexicon/cues.ts';
import { isKnownWord } from '../words/known-words.ts';
import { lemmatise } from '../words/lemmatise.ts';
import { wordsOf } from '../words/words-of.ts';
import type { Token } from '../words/tokenise.ts';
import type { Cut } from './cut-segments.ts';

/** Whoever writes so says that something is not done, not there or not so, without a word of denial. */
const TURNING: ReadonlySet<string> = new Set(
  wordsOf(`shun ban forbid forbidden prohibit refrain withhold withheld unaware postpone cancel prevent spare reject abandon
    denial withdraw dispense teetotal grounded waive forgo abstinent abstinence missed`),
);
/** Two words together: "out of the question", "yet to be told", "turned down". */
const TURNING_PAIRS: ReadonlySet<string> = new Set(
  `out of|absent from|kept off|stay off|staying off|leave off|leaving off|left off|yet to|remains to|remain to|still to|turned down|turn down|
  gave up|given up|give up|put off|too early|advised against|advise against|advises against|off medication|keeps from|keep away|
  kept away|kept from|keep from|kept out|but for|only if|only after|only when`
    .split('|')
    .map((pair) => pair.trim()),
);

/** Which parts are turned. A list that leads to a turned verb is turned too: "bladder and bowel are unaffected". */
export function findTurned(tokens: readonly Token[], cuts: readonly Cut[]): boolean[] {
  const turned = cuts.map(
    ({ from, to }, index) =>
      tokens.slice(from, to).some((_, place) => isTurning(tokens, from + place)) ||
      // "No further words until he was three": then there were.
      (cuts[index + 1]?.opener === 'until' &&
        tokens.slice(from, to).some(({ word }) => /^(?:no|not|never)$/.test(word))),
  );
  for (let index = cuts.length - 2; index >= 0; index -= 1) {
    const next = cuts[index + 1];
    const isListed = /^(?:and|or|,|\/)$/.test(next?.opener ?? '') && cuts[index]?.hasVerb === false;
    if (isListed && turned[index + 1] === true) turned[index] = true;
  }
  return turned;
}

function isTurning(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word') return false;
  if (NEGATIONS_BEFORE.has(token.word) || NEGATIONS_AFTER.has(token.word)) return false;
  if (TURNING.has(token.word) || TURNING.has(token.lemma)) return true;
  if (TURNING_PAIRS.has(`${token.word} ${tokens[at + 1]?.word ?? ''}`)) return true;
  return isUndone(token.word);
}

/** "Unaffected", "unnecessary", "untroubled". */
function isUndone(word: string): boolean {
  const bare = word.replace(/^un/, '');
  return bare !== word && bare.length > 4 && (isKnownWord(bare) || isKnownWord(lemmatise(bare)));
}
