import { type Cut, isVerb } from './cut-segments.ts';
import type { Token } from '../words/tokenise.ts';

function isDoing(token: Token | undefined): boolean {
  return /[^s]s$/.test(token?.word ?? '') && isVerb(token);
}

/** "Goes mad if someone shifts them" is how it always is. */
export function isHabit(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ word }) => word === 'if');
  if (at > 0) return tokens.slice(0, at).some(isDoing);
  return tokens.some((token, place) => isDoing(token) && /^(?:he|she)$/.test(tokens[place - 1]?.word ?? ''));
}

/** "Return if there is chest pain" neither affirms nor denies the pain. */
export function leaveConditions(tokens: readonly Token[], negated: readonly (boolean | null)[]): (boolean | null)[] {
  if (!isCondition(tokens)) return [...negated];
  const from = tokens.findIndex(
    ({ word }, at) => word === 'if' && !/^(?:as|even|only)$/.test(tokens[at - 1]?.word ?? ''),
  );
  return negated.map((value, at) => (from !== -1 && at > from ? null : value));
}

/** Which parts stand in one sentence with an "if": what came before a full stop has nothing to do with it. */
export function findConditions(tokens: readonly Token[], cuts: readonly Cut[]): boolean[] {
  if (!isCondition(tokens)) return cuts.map(() => false);
  const starts = cuts.filter(({ opener }) => opener === '' || opener === '.' || opener === ';').map(({ from }) => from);
  return cuts.map(({ from }) => {
    const start = starts.findLast((each) => each <= from) ?? 0;
    const end = starts.find((each) => each > from) ?? tokens.length;
    return tokens.slice(start, end).some(({ word }, at) => word === 'if' && !isNoCondition(tokens, start + at));
  });
}

/** "As if", "even if", "if only barely", "asked if". */
function isNoCondition(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return /^(?:as|even|ask|wonder|check|know|see|unsure)$/.test(before?.lemma ?? '') || tokens[at + 1]?.word === 'only';
}

/** "Return if worse" lies ahead; "if I have a cold" is how it always is. */
function isCondition(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => word === 'if') && !tokens.some(({ word }) => word === 'i' || word === 'my');
}
