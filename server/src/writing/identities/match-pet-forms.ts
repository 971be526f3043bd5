import { isCalled, isSaidOfClient } from './client-contexts.ts';
import { isWord } from './kinds-of-words.ts';
import type { KnownMatch, RateInContext } from './known-match.ts';
import type { KnownNames } from './known-names.ts';
import { saysSomething } from './leading-words.ts';
import { isShorthand } from './match-own-initials.ts';
import { isPetForm } from './pet-forms.ts';
import type { Token } from './tokens.ts';

/** What people do or are, in a form that only follows somebody. */
const OF_PEOPLE = /^(?:prefers|was|is|has|had|will|fell|cried|slept|laughed|drinks|smokes|lives|works|can't|doesn't)$/;

/** In log-odds: "Cat to bring the diary", for Catrin. */
const WORD_FROM = -2.5;

/** What friends make of the client's name. A word that begins a sentence is one only where somebody is meant. */
export function matchPetForms(
  tokens: readonly Token[],
  index: number,
  names: KnownNames,
  rateAt: RateInContext,
): KnownMatch | undefined {
  const token = tokens[index] as Token;
  const { folded, start, end } = token;
  // "told ty to breathe".
  const isSmall = !token.isCapital;
  if (folded.length > 12 || (isSmall && (isWord(folded) || isShorthand(folded) || !isSaidOfClient(tokens, index))))
    return undefined;
  const part = names.parts.find(({ kind, isFound, folded: name }) => {
    return kind === 'CLIENT' && !isFound && isPetForm(folded, name);
  });
  if (part === undefined) return undefined;
  if (isWord(folded) && !isSomebody(tokens, index) && (rateAt(index) ?? WORD_FROM - 1) < WORD_FROM) return undefined;
  return { kind: part.kind, words: 1, start, end };
}

function isSomebody(tokens: readonly Token[], index: number): boolean {
  const [token, after, third] = [tokens[index] as Token, tokens[index + 1], tokens[index + 2]];
  if (!token.isFirst || token.hasPossessive || isCalled(tokens, index)) return true;
  if (after?.folded === 'to' && /^(?:his|her|their|friends|family|mates|everyone)$/.test(third?.folded ?? ''))
    return true;
  return after?.gap === ' ' && !after.isCapital && (saysSomething(after.folded) || OF_PEOPLE.test(after.text));
}
