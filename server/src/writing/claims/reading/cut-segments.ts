import { AUXILIARIES, REPORTING_WORDS } from '../lexicon/function-words.ts';
import { SCOPE_ENDS } from '../lexicon/cues.ts';
import { isMainlyVerb } from '../words/known-words.ts';
import type { Token } from '../words/tokenise.ts';

export interface Cut {
  from: number;
  to: number;
  /** The sign or word before it; empty at the start. */
  opener: string;
  /** Whether it speaks anew, rather than going on with a list. */
  isClause: boolean;
  hasVerb: boolean;
}

const HARD = new Set([';', ':', '.', '!', '?', '(', ')', '[', ']', '|', '-', '"']);
const SOFT = new Set([',', 'and', 'or', 'nor', 'plus', '/']);
const PRONOUNS = new Set(['he', 'she', 'they', 'i', 'we', 'it', 'there', 'who', 'which', 'this']);
/** How far into a part its verb is looked for, to tell whether it says something of its own. */
const VERB_REACH = 4;

export function isVerb(token: Token | undefined): boolean {
  if (token === undefined || token.kind !== 'word') return false;
  if (AUXILIARIES.has(token.word)) return true;
  if (token.word.endsWith('ing')) return false;
  return (isMainlyVerb(token.lemma) || REPORTING_WORDS.has(token.lemma)) && token.word !== token.lemma;
}

/** A sentence cut wherever it could go on to something else: at signs, between the members of a list, at "but". */
export function cutSegments(tokens: readonly Token[], covered: ReadonlySet<number>): Cut[] {
  const cuts: Cut[] = [];
  let from = 0;
  let opener = '';
  const close = (to: number): void => {
    if (to > from) cuts.push(describeCut(tokens, from, to, opener));
  };
  for (const [at, token] of tokens.entries()) {
    const isBreak = HARD.has(token.word) || SOFT.has(token.word) || SCOPE_ENDS.has(token.word);
    const isDecimal = token.word === '.' && tokens[at + 1]?.kind === 'number' && tokens[at - 1]?.kind === 'number';
    const isRange =
      (token.word === '-' || token.word === '/' || token.word === 'or') &&
      tokens[at + 1]?.kind === 'number' &&
      tokens[at - 1]?.kind === 'number';
    const isNotYet =
      (token.word === 'yet' &&
        (tokens[at - 1]?.word === 'not' || tokens[at + 1] === undefined || tokens[at + 1]?.word === 'to')) ||
      (token.word === 'still' && (tokens[at - 1]?.word === 'not' || isWaiting(tokens[at + 1])));
    // "Has only been considered" says one thing.
    const isMere = token.word === 'only' && AUXILIARIES.has(tokens[at - 1]?.word ?? '');
    if (!isBreak || isDecimal || isRange || isNotYet || isMere || covered.has(at)) continue;
    close(at);
    // "but" itself belongs to neither side, "who" and "which" begin theirs.
    from = at + 1;
    opener = token.word;
  }
  close(tokens.length);
  return cuts;
}

/** "The scan is still awaited" says one thing. */
function isWaiting(next: Token | undefined): boolean {
  return /^(?:awaited|awaiting|pending|outstanding|due|to)$/.test(next?.word ?? '');
}

function describeCut(tokens: readonly Token[], from: number, to: number, opener: string): Cut {
  const start = tokens.slice(from, Math.min(to, from + VERB_REACH));
  const own = tokens.slice(from, to);
  const hasVerb = own.some(isVerb);
  // "plans" alone between commas is a noun, whatever else it may be.
  const isBare =
    own.filter(({ kind }) => kind === 'word').length <= 1 && !own.some(({ word }) => AUXILIARIES.has(word));
  const speaksAnew = !isBare && start.some((token) => PRONOUNS.has(token.word) || isVerb(token));
  const isClause = opener === '' || HARD.has(opener) || SCOPE_ENDS.has(opener) || speaksAnew;
  return { from, to, opener, isClause, hasVerb };
}

export function isHardBreak(opener: string): boolean {
  return HARD.has(opener);
}
