import { isClinical, isGivenName, isNameAndWord, isSurname, isUnknown, isWord } from './kinds-of-words.ts';
import { leadsToPerson, PARTICLES, setOf } from './leading-words.ts';
import { kinAndRoles, titles } from './lists.ts';
import type { Token } from './tokens.ts';

const LEAST_SMALL = 4;
/** Names so short that only a relative before them tells: "mum jo". */
export const isShortName = (folded: string): boolean => /^(?:jo|bo|mo|vi|ty|jd|aj|cj)$/.test(folded);
const SPEAKS = setOf(
  'said says goes told tells rang phoned texted reckons came comes wont cant didnt doesnt wouldnt isnt wasnt hasnt hadnt gave hit',
);
const SPOKEN_TO = setOf('told asked met rang phoned texted married dating');

/** Whether a word in small letters may be a name. */
export function mayBeSmallName(tokens: readonly Token[], index: number): boolean {
  const { folded } = tokens[index] as Token;
  const before = tokens[index - 1]?.folded ?? '';
  if (PARTICLES.has(folded)) return false;
  if (isShortName(folded)) return kinAndRoles().has(before);
  return (
    !isWord(folded) ||
    isGivenName(folded) ||
    (isNameAndWord(folded) && (titles().has(before) || kinAndRoles().has(before)))
  );
}

/** What is no word, where somebody speaks or is spoken to: "spoke to chantelle". */
export function isSpokenOf(tokens: readonly Token[], index: number): boolean {
  const [first, before, token, after] = [
    tokens[index - 2],
    tokens[index - 1],
    tokens[index] as Token,
    tokens[index + 1],
  ];
  if (token.folded.length < LEAST_SMALL || !isUnknown(token)) return false;
  if (after?.gap === ' ' && SPEAKS.has(after.folded)) return true;
  if (token.gap !== ' ' || before === undefined) return false;
  if (SPOKEN_TO.has(before.folded)) return true;
  return (
    /^(?:to|with)$/.test(before.folded) &&
    /^(?:spoke|spoken|speaking|talked|talking|chatted)$/.test(first?.folded ?? '')
  );
}

/** A name in small letters: transcripts have no others. The lists of names hold no words. */
export function isSmallName({ folded, gap, follows }: Token, before: Token | undefined): boolean {
  if (/[\d/]$/.test(gap) || /^[\d/]/.test(follows) || isClinical(folded)) return false;
  if (isGivenName(folded)) {
    const isLed =
      before !== undefined && gap === ' ' && (leadsToPerson(before.folded) || kinAndRoles().has(before.folded));
    return folded.length >= LEAST_SMALL || (isLed && folded.length >= 3);
  }
  return isSurname(folded) && folded.length >= LEAST_SMALL && !/^\.?[:(]/.test(follows);
}
