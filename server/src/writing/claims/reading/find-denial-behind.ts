import { NEGATIONS_AFTER } from '../lexicon/cues.ts';
import type { Cut } from './cut-segments.ts';
import { isContent } from './word-kinds.ts';
import type { Token } from '../words/tokenise.ts';

/** A word that denies what stands before it. Where it is not sure, neither is said of that. */
export interface DenialBehind {
  at: number;
  isSure: boolean;
}

/** "None since" says when it ended, not that there was none. */
const AFTER_ENDING = new Set('since after now currently today recently else other'.split(' '));
/** "Guns: none in the house", "smokes 0 this month": what follows says where or when. */
const ADJUNCTS = new Set('in at on for since during this last so until till over within from'.split(' '));
/** "Alcohol 0 units a week". */
const COUNTED = new Set(['unit', 'pint', 'cigarette', 'per']);
const NOUGHTS = new Set(['none', 'nil', 'nothing', '0', 'zero']);
/** "Week 0" numbers something; "did nothing" has its own verb. */
const NUMBERED = new Set('week day month year stage grade level item step para type score did does do'.split(' '));

/** Where the word stands that negates what is before it: "seizures none", "stroke was ruled out". */
export function findDenialBehind(
  tokens: readonly Token[],
  { from, to, opener }: Cut,
  covered: ReadonlySet<number>,
): DenialBehind | null {
  const last = to - 1;
  const word = tokens[last]?.word ?? '';
  const find = (isSo: (token: Token, at: number) => boolean): number =>
    tokens.findIndex((token, at) => at > from && at < to && isSo(token, at));
  const ruled = find(
    (token, at) =>
      at < last && token.word === 'ruled' && tokens[at + 1]?.word === 'out' && !isExcluding(tokens, at, to),
  );
  if (ruled !== -1 && tokens.slice(from, ruled).some(isContent))
    return { at: ruled, isSure: !hasNot(tokens, from, ruled) };
  const excluded = find(
    (token, at) =>
      at < last && token.word === 'excluded' && tokens[at + 1]?.word !== 'from' && !isExcluding(tokens, at, to),
  );
  if (excluded !== -1) return { at: excluded, isSure: !hasNot(tokens, from, excluded) };
  const absent = find((token, at) => token.word === 'absent' && tokens[at + 1]?.word !== 'from');
  if (absent !== -1 && isOfThing(tokens.slice(from, absent))) return sure(absent);
  // "Past tense not yet."
  const isNotYet = word === 'yet' && tokens[last - 1]?.word === 'not' && tokens.slice(from, last - 1).some(isContent);
  if (isNotYet) return sure(last - 1);
  // "Chocolate not", "nitrite negative": of the thing itself neither is said for sure.
  const isOpen = (word === 'not' || word === 'negative' || word === 'n') && !covered.has(last);
  if (isOpen && tokens.slice(from, last).some(isContent) && !isAhead(tokens[to])) return { at: last, isSure: false };
  const nought = tokens.findIndex((_, at) => at >= from && at < to && !covered.has(at) && isNought(tokens, at, to));
  const hasThing = nought > from ? tokens.slice(from, nought).some(isContent) : opener === ':';
  if (nought !== -1 && hasThing) return sure(nought);
  // "Splint offered, said no."
  const isSaid = word === 'no' && tokens[last - 1]?.lemma === 'say';
  if (!NEGATIONS_AFTER.has(word) || (covered.has(last) && !isSaid) || AFTER_ENDING.has(tokens[to]?.word ?? ''))
    return null;
  const hasWordsBefore = tokens.slice(from, last).some((token) => token.kind === 'word');
  return hasWordsBefore || last === from ? { at: last, isSure: !hasNot(tokens, from, last) } : null;
}

/** "The scan has ruled out a bleed", "the film excluded a fracture": what is denied follows. */
export function isExcluding(tokens: readonly Token[], at: number, to: number): boolean {
  const word = tokens[at]?.word ?? '';
  const end = word === 'ruled' && tokens[at + 1]?.word === 'out' ? at + 2 : at + 1;
  if ((word !== 'ruled' && word !== 'excluded') || end >= to || (word === 'ruled' && end === at + 1)) return false;
  const [before, next] = [tokens[at - 1]?.word ?? '', tokens[end]?.word ?? ''];
  return /^(?:has|have|had)$/.test(before) ? next !== 'from' : /^(?:an?|any|the)$/.test(next);
}

function sure(at: number): DenialBehind {
  return { at, isSure: true };
}

/** Whether nothing but where or when follows it, so that it counts what stands before. */
function isNought(tokens: readonly Token[], at: number, to: number): boolean {
  const token = tokens[at];
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (token === undefined || !NOUGHTS.has(token.word) || before === undefined || NUMBERED.has(before.word))
    return false;
  if (token.kind === 'number' && (before.kind === 'number' || (before.kind === 'sign' && before.word !== ':')))
    return false;
  if (next === undefined) return true;
  if (at + 1 < to) return ADJUNCTS.has(next.word) || (token.kind === 'number' && COUNTED.has(next.lemma));
  return /^[.;,()]$/.test(next.word) || next.word === 'since' || next.word === 'until' || next.word === 'so';
}

/** "Angina was not excluded." */
export function hasNot(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ word }) => word === 'not' || word === 'never');
}

/** In "reflexes absent" there are none; in "in May he was absent" there was a May. */
function isOfThing(before: readonly Token[]): boolean {
  return before.some(isContent) && !before.some(({ word }) => /^(?:he|she|they|i|we)$/.test(word));
}

/** "Walks with a stick, not with the frame": what is denied follows. */
function isAhead(next: Token | undefined): boolean {
  return next !== undefined && next.kind === 'word';
}
