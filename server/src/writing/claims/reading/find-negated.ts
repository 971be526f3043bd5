import { LIGHT_WORDS, REPORTING_WORDS } from '../lexicon/function-words.ts';
import { isMainlyVerb } from '../words/known-words.ts';
import { NEGATIONS_BEFORE, NOT_NEGATIONS } from '../lexicon/cues.ts';
import { type Cut, isHardBreak, isVerb } from './cut-segments.ts';
import { BARE_PREDICATES, negateBack, negateSubject } from './deny-before.ts';
import { findDenialBehind, isExcluding } from './find-denial-behind.ts';
import { isContent, isSubject } from './word-kinds.ts';
import type { Token } from '../words/tokenise.ts';

/** A part with one of these has a state of its own: "no pain, sleep poor". */
const STATES = new Set(
  `poor good ok okay fine low high normal present improved increased reduced stable intact well better worse settled
  bad unchanged excellent raised full clear soft warm alert regular thick dry moist clean equal calm open`.split(/\s+/),
);
/** "Bowels: no change" and "no concerns about his memory" deny a trouble, and not what might have it. */
const TROUBLES = new Set(
  'change concern worry disturbance abnormality impairment deficit cause reason objection'.split(' '),
);
const AFTER_TROUBLE = new Set('of in about with to regarding against'.split(' '));
/** "Does not always wear it" and "hardly slept" deny neither. */
const PARTLY = new Set('always often usually entirely fully completely necessarily every all everything'.split(' '));
const HARDLY = new Set(['hardly', 'barely']);
const ADJUNCTS = new Set(
  'during since until till when while after before because on at as from in with by for about'.split(' '),
);
/** "No indication for an operation" denies the operation. */
const CARRIERS = new Set('indication need evidence support ground case'.split(' '));
/** What is turned down is denied, and nothing that is told of it: "declined the offer of a group for his anger". */
const TURNING_DOWN = /^(?:declin|refus|avoid|abstain)/;
/** "Disqualified from driving": does not drive. */
const BARRED = new Set('disqualified banned barred prohibited prevented suspended exempt'.split(' '));
const SPREADING = new Set(['deny', 'no', 'nil', 'neither', 'without', 'none', 'nor', 'lack', 'zero', 'non']);

/** Which tokens stand under a negation, list by list: "denies A, B or C" negates all three. */
export function findNegated(
  tokens: readonly Token[],
  cuts: readonly Cut[],
  covered: ReadonlySet<number>,
): (boolean | null)[] {
  const negated = tokens.map((): boolean | null => false);
  let scope: { isSpreading: boolean; isFirst: boolean; isOpen: boolean } | null = null;
  for (const [index, cut] of cuts.entries()) {
    if (scope !== null && endsScope(tokens, cuts, index, scope)) scope = null;
    const behind = findDenialBehind(tokens, cut, covered);
    const startsAfter: number = scope === null ? findCue(tokens, cut, covered) : cut.from - 1;
    if (behind !== null && (scope === null || startsAfter === behind.at)) {
      negateBack(tokens, cuts, index, behind, negated);
      continue;
    }
    if (startsAfter === -1) {
      leaveOpen(tokens, cuts, index, covered, negated);
      continue;
    }
    if (cut.opener === ':' && scope === null && isBareDenial(tokens, cut, startsAfter))
      negateLabel(cuts[index - 1], negated);
    const reach: Reach = scope === null ? findReach(tokens, cut, startsAfter) : { adjunct: cut.to, object: cut.to };
    for (let at = startsAfter + 1; at < cut.to; at += 1)
      negated[at] = at < Math.min(reach.adjunct, reach.object) && scope?.isOpen !== true ? true : null;
    if (scope !== null) continue;
    const cue: Token | undefined = tokens[startsAfter];
    if (cue?.word === 'not' || cue?.word === 'never') negateSubject(tokens, cuts, index, startsAfter, negated);
    scope = {
      isSpreading: SPREADING.has(cue?.lemma ?? '') || cue?.word === 'denying',
      isFirst: cut.isClause,
      // "No bleed on the scan or the film": the list is one of places.
      isOpen: reach.adjunct < cut.to,
    };
  }
  leaveSubject(tokens, cuts, negated);
  leaveFree(tokens, negated);
  return negated;
}

/** "The thoughts which he had in summer have not come back": of the thoughts neither is said. */
function leaveSubject(tokens: readonly Token[], cuts: readonly Cut[], negated: (boolean | null)[]): void {
  const [first, second] = cuts;
  if (first === undefined || second === undefined || first.hasVerb || !/^(?:which|who)$/.test(second.opener)) return;
  const isDenied = tokens.some(({ word }, at) => at >= second.from && at < second.to && /^(?:not|never)$/.test(word));
  if (isDenied) negated.fill(null, first.from, first.to);
}

/** "Seizure-free for a year": of the seizures neither is said by the word itself. */
function leaveFree(tokens: readonly Token[], negated: (boolean | null)[]): void {
  for (const [at, { word }] of tokens.entries()) {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (word !== 'free' || before === undefined || !isContent(before) || isVerb(before)) continue;
    if (!/^(?:of|from)$/.test(next?.word ?? '') && negated[at - 1] === false) negated[at - 1] = null;
  }
}

/** "But not in English" denies what was said before, and no English. */
const PLACING = new Set('in at on with'.split(' '));

/** "Does not fall asleep until three": falls asleep. */
function isNotUntil(tokens: readonly Token[], { to }: Cut, cue: number): boolean {
  return tokens[cue]?.word === 'not' && /^(?:until|till)$/.test(tokens[to]?.word ?? '');
}

/** Before these a verb is denied, and not what it does it to. */
const VERBAL = new Set('not never nothing nobody'.split(' '));

interface Reach {
  adjunct: number;
  object: number;
}

/**
 * Where a negation stops being about what follows: "no tablets during pregnancy" denies no pregnancy, and "does not like
 * writing" no writing. Of those words neither is said.
 */
function findReach(tokens: readonly Token[], cut: Cut, cue: number): Reach {
  let heads = 0;
  let head = cut.to;
  let adjunct = cut.to;
  const isElliptic =
    cut.opener === 'but' && cue === cut.from && tokens[cue]?.word === 'not' && PLACING.has(tokens[cue + 1]?.word ?? '');
  if (
    HARDLY.has(tokens[cue]?.word ?? '') ||
    PARTLY.has(tokens[cue + 1]?.word ?? '') ||
    isElliptic ||
    isInstead(tokens, cue) ||
    isNotUntil(tokens, cut, cue)
  )
    return { adjunct: cue + 1, object: cut.to };
  for (let at = cue + 1; at < cut.to; at += 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    const isOfTrouble = TROUBLES.has(tokens[at - 1]?.lemma ?? '') && AFTER_TROUBLE.has(token.word);
    const isCarried = token.word === 'for' && CARRIERS.has(tokens[at - 1]?.lemma ?? '');
    if (isOfTrouble || (heads > 0 && ADJUNCTS.has(token.word) && !isCarried)) {
      adjunct = at;
      break;
    }
    if (!isContent(token) || LIGHT_WORDS.has(token.lemma) || REPORTING_WORDS.has(token.lemma)) continue;
    if (heads === 0) head = at;
    heads += 1;
  }
  const isVerbal = VERBAL.has(tokens[cue]?.word ?? '') && isMainlyVerb(tokens[head]?.lemma ?? '');
  if (isVerbal) return { adjunct, object: head + 1 };
  if (!TURNING_DOWN.test(tokens[cue]?.word ?? '')) return { adjunct, object: cut.to };
  const end = tokens.findIndex((token, at) => at > head && at < cut.to && !isContent(token));
  return { adjunct, object: end === -1 ? cut.to : end };
}

/**
 * "Can not finish a book": where a term has the denial in it, what follows is neither affirmed nor denied by itself, nor is
 * what is listed with it: "no change in bladder or bowel function".
 */
function leaveOpen(
  tokens: readonly Token[],
  cuts: readonly Cut[],
  index: number,
  covered: ReadonlySet<number>,
  negated: (boolean | null)[],
): void {
  const { from, to } = cuts[index] ?? { from: 0, to: 0 };
  const cue = tokens.findIndex(
    (token, at) => at >= from && at < to && covered.has(at) && NEGATIONS_BEFORE.has(token.word),
  );
  if (cue === -1) return;
  const next = cuts[index + 1];
  const end = next?.opener === 'or' && !next.hasVerb ? next.to : to;
  for (let at = cue + 1; at < end; at += 1) if (!covered.has(at)) negated[at] = null;
}

function endsScope(
  tokens: readonly Token[],
  cuts: readonly Cut[],
  index: number,
  { isSpreading, isFirst }: { isSpreading: boolean; isFirst: boolean },
): boolean {
  const cut = cuts[index];
  if (cut === undefined || isHardBreak(cut.opener)) return true;
  const own = tokens.slice(cut.from, cut.to);
  if (own.some((token) => NEGATIONS_BEFORE.has(token.word))) return true;
  // "No smell, with little exudate", "no pointing, lined up cars".
  const [first, second] = own;
  const isTold =
    cut.opener === ',' && /.ed$/.test(first?.word ?? '') && (second === undefined || second.kind === 'word');
  if (first?.word === 'with') return true;
  // "No knives or guns were involved": the verb is that of the whole list.
  const isListEnd = (cut.opener === 'or' || cut.opener === 'nor') && isSpreading && !own.some(isSubject);
  if (cut.isClause && !isListEnd) return true;
  if (cut.opener === 'or' || cut.opener === 'nor' || cut.opener === '/') return false;
  const rest = cuts.slice(index + 1);
  const end = rest.findIndex((each) => each.isClause);
  const leadsToOr = (end === -1 ? rest : rest.slice(0, end)).some(({ opener }) => opener === 'or' || opener === 'nor');
  if (leadsToOr) return false;
  if (isTold && !BARE_PREDICATES.has(first?.word ?? '')) return true;
  // "No fever, pulse 88": what has a figure is so.
  if (cut.opener === ',' && own.some(({ kind }) => kind === 'number')) return true;
  return own.some((token) => STATES.has(token.word)) || !(isSpreading && isFirst);
}

/** Where in a part the word stands that negates what follows it; -1 where there is none. */
function findCue(tokens: readonly Token[], { from, to }: Cut, covered: ReadonlySet<number>): number {
  for (let at = from; at < to; at += 1) {
    const word = tokens[at]?.word ?? '';
    if (isInstead(tokens, at)) return at;
    if (covered.has(at) || isHarmless(tokens, at)) continue;
    if (NEGATIONS_BEFORE.has(word)) return at;
    if ((word === 'negative' || word === 'absent') && at === from && at + 1 < to && tokens[at + 1]?.word !== 'from')
      return at;
    if ((word === 'negative' || word === 'free') && /^(?:for|of|from)$/.test(tokens[at + 1]?.word ?? '')) return at + 1;
    if (BARRED.has(word) && tokens[at + 1]?.word === 'from') return at + 1;
    if (word === 'ruled' && tokens[at + 1]?.word === 'out' && at + 2 < to) return at + 1;
    if (word === 'excluded' && isExcluding(tokens, at, to)) return at;
  }
  return -1;
}

/** "Sad rather than angry" may deny the anger, or only prefer the other word. */
function isInstead(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word;
  return (tokens[at]?.word === 'than' && before === 'rather') || (tokens[at]?.word === 'of' && before === 'instead');
}

/** "Risk: nil current" denies what stands before the colon. */
function isBareDenial(tokens: readonly Token[], { from, to }: Cut, cue: number): boolean {
  if (cue !== from) return false;
  return tokens
    .slice(cue + 1, to)
    .every(
      (token) =>
        !TROUBLES.has(token.lemma) &&
        (!isContent(token) || LIGHT_WORDS.has(token.lemma) || BARE_PREDICATES.has(token.word)),
    );
}

function negateLabel(label: Cut | undefined, negated: (boolean | null)[]): void {
  if (label !== undefined) negated.fill(true, label.from, label.to);
}

function isHarmless(tokens: readonly Token[], at: number): boolean {
  // "No, she smiles": an answer, and no denial of what follows.
  if (tokens[at]?.word === 'no' && /^(?:he|she|they|i|we|it)$/.test(tokens[at + 1]?.word ?? '')) return true;
  return NOT_NEGATIONS.some((words) => words.every((word, index) => tokens[at + index]?.word === word));
}
