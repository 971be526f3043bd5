import { isClinical, isGivenName, isNameAndWord, isSurname, isUnknown, isWord } from './kinds-of-words.ts';
import { leadsToPerson, PARTICLES, setOf } from './leading-words.ts';
import { abbreviations, commonWords, kinAndRoles, titles } from './lists.ts';
import type { Token } from './tokens.ts';

const LEAST_SMALL = 4;
/** Names so short that only a relative before them tells: "mum jo". */
export const isShortName = (folded: string): boolean => /^(?:jo|bo|mo|vi|ty|jd|aj|cj)$/.test(folded);
const SPEAKS = setOf(
  'said says goes told tells rang phoned texted reckons came comes wont cant didnt doesnt wouldnt isnt wasnt hasnt hadnt gave hit',
);
const SPOKEN_TO = setOf('told asked met rang phoned texted married dating ask tell ring phone text');

/** "val", "kev": three letters that can be spoken, and that stand for nothing else. */
export const isSyllable = (folded: string): boolean =>
  /^[bcdfghjklmnprstvwyz]+[aeiou][bcdfghjklmnprstvxyz]$/.test(folded) && !abbreviations().has(folded.toUpperCase());

const WITH_SOMEBODY =
  /^(?:(?:spoke|spoken|speaking|talked|out|lives|living|lived|mates|friends|friend|sex|relationship|sleeps|stays|staying|stayed|row|argument|argued|contact) (?:with|w|to)|(?:bullied|hit|assaulted|raped|groomed|abused|attacked|threatened|dumped|beaten) by|(?:scared|frightened|afraid|jealous|fond) of|(?:married|engaged|close|spoke|talks|talking|lied) to)$/;
const MET = setOf(
  'told asked met saw rang phoned texted married dating ask tell ring phone text misses missed hates trusts thinks says said because since when called named',
);
const DID = setOf(
  'said says told tells rang phoned texted came comes goes hit left died visits visited lives lived moved drinks wants gave collects collected agrees thinks hates cried slept stole hurt',
);

/** "saw mick today", "ebony hit him": a name that is a word which notes hardly use, where somebody acts or is met. */
export function isRareSmallName(tokens: readonly Token[], index: number): boolean {
  const [far, before, token, after] = [tokens[index - 2], tokens[index - 1], tokens[index] as Token, tokens[index + 1]];
  const { folded, isCapital } = token;
  const isRare = isNameAndWord(folded) ? !commonWords().has(folded) : isSyllable(folded) && isUnknown(token);
  if (isCapital || !isRare || isClinical(folded)) return false;
  const isNoun = /^(?:the|a|an|his|her|their|my|of|some|no|any|this|that)$/.test(before?.folded ?? '');
  if (!isNoun && after?.gap === ' ' && DID.has(after.folded)) return true;
  if (token.hasPossessive && after !== undefined && (kinAndRoles().has(after.folded) || after.folded === 'house'))
    return true;
  if (token.gap !== ' ' || before === undefined) return false;
  if (kinAndRoles().has(before.folded) && !before.hasPossessive) return true;
  return MET.has(before.folded) || WITH_SOMEBODY.test(`${far?.folded} ${before.folded}`);
}

/** Whether a word in small letters may be a name. */
export function mayBeSmallName(tokens: readonly Token[], index: number): boolean {
  const { folded } = tokens[index] as Token;
  const before = tokens[index - 1]?.folded ?? '';
  if (PARTICLES.has(folded)) return false;
  if (isShortName(folded)) return kinAndRoles().has(before);
  return (
    !isWord(folded) ||
    isGivenName(folded) ||
    (isNameAndWord(folded) &&
      (titles().has(before) ||
        kinAndRoles().has(before) ||
        tokens[index + 1]?.folded === 'the' ||
        isRareSmallName(tokens, index)))
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
  if ((token.folded.length < LEAST_SMALL && !isSyllable(token.folded)) || !isUnknown(token)) return false;
  if (after?.gap === ' ' && SPEAKS.has(after.folded)) return true;
  if (token.gap !== ' ' || before === undefined) return false;
  if (SPOKEN_TO.has(before.folded)) return true;
  return (
    /^(?:to|with)$/.test(before.folded) &&
    (/^(?:spoke|spoken|speaking|talked|talking|chatted)$/.test(first?.folded ?? '') ||
      WITH_SOMEBODY.test(`${first?.folded} ${before.folded}`))
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
