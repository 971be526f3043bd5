import { type Cut, isVerb } from './cut-segments.ts';
import type { Token } from '../words/tokenise.ts';

/** In which form a part says something. */
export interface Mode {
  /** Whether it says "I". */
  isFirstPerson: boolean;
  /** Tells what was done and not who did it. */
  isPassive: boolean;
  /** Says "has done" rather than "does". */
  isPerfect: boolean;
  /** Only speaks of doing it: "discussed fluoxetine". */
  isProposed: boolean;
  /** Orders that something end: "Stop olanzapine". */
  isStopping: boolean;
}

const BE = new Set('was were is are been being be'.split(' '));
const PROPOSING = new Set(['discuss', 'offer', 'consider', 'suggest', 'mention', 'raise', 'explore']);
const SUBJECTS = /^(?:he|she|they|i|we|client|patient)$/;

export function readMode(tokens: readonly Token[], { from, to }: Cut): Mode {
  const own = tokens.slice(from, to);
  const isPassive =
    own.some((token, at) => BE.has(token.word) && isParticiple(own[at + 1], own[at + 2])) &&
    !own.some(({ word }) => word === 'by' || SUBJECTS.test(word));
  return {
    isFirstPerson: own.some(({ word }) => word === 'i'),
    isPassive,
    isPerfect: own.some((token, at) => /^(?:has|have)$/.test(token.word) && isParticipleLike(own[at + 1])),
    isStopping: /^(?:stop|cease|discontinue|withdraw|wean)$/.test(own[0]?.word ?? ''),
    isProposed: own.some(({ lemma, word }) => PROPOSING.has(lemma) && word !== lemma),
  };
}

function isParticipleLike(next: Token | undefined): boolean {
  return /^(?:been|had|already|not|also)$/.test(next?.word ?? '') || isVerb(next);
}

/** "Locked", "not locked", "safely locked". */
function isParticiple(next: Token | undefined, after: Token | undefined): boolean {
  return isDone(next) || (/^(?:not|also|then|.+ly)$/.test(next?.word ?? '') && isDone(after));
}

function isDone(token: Token | undefined): boolean {
  return isVerb(token) && /(?:ed|en|wn|ept|ent|ade|old|ut|id)$/.test(token?.word ?? '');
}
