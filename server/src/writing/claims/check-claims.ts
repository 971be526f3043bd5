import { judgeClaim, type RateClaim, type Verdict } from './comparing/judge-claim.ts';
import { indexPassages, type PassageIndex, type PassageNote } from './comparing/passages.ts';
import { rateClaim } from './network/rate-claim.ts';

/** A sentence of a report, and the places in the notes that its writer gives for it. */
export interface Claim {
  text: string;
  cited: readonly PassagePlace[];
}

export interface PassagePlace {
  note: number;
  sentence: number;
}

export interface CheckedClaim {
  verdict: Verdict;
  /** Whether what is wrong with it is a figure. */
  isFigure: boolean;
  /** What bears it out, or what it contradicts. */
  places: FoundPlace[];
}

export interface FoundPlace extends PassagePlace {
  /** Where it begins and ends in the note's Markdown. */
  start: number;
  end: number;
}

/** Compares claims with notes that were read once. `isReadClosely` lets the network read along, which takes time. */
export type ClaimChecker = (claim: Claim, isReadClosely?: boolean) => CheckedClaim;

/**
 * In place of the network: a rating that changes no verdict. A claim of which the notes have little is then not
 * supported.
 */
const leaveOpen: RateClaim = () => 0;

export function createClaimChecker(notes: readonly PassageNote[]): ClaimChecker {
  return checkAgainst(indexPassages(notes));
}

export function checkAgainst(index: PassageIndex): ClaimChecker {
  const starts = findStarts(index);
  return ({ text, cited }, isReadClosely = true) => {
    const numbers = cited.flatMap(({ note, sentence }) => {
      const start = starts.get(note);
      return start === undefined ? [] : [start + sentence];
    });
    const { verdict, isFigure, passages } = judgeClaim(index, text, numbers, isReadClosely ? rateClaim : leaveOpen);
    const places = passages.flatMap((number) => {
      const passage = index.passages[number];
      if (passage === undefined) return [];
      const { note, sentence, start, end } = passage;
      return [{ note, sentence, start, end }];
    });
    return { verdict, isFigure, places };
  };
}

function findStarts({ passages }: PassageIndex): Map<number, number> {
  const starts = new Map<number, number>();
  for (const [index, { note }] of passages.entries()) if (!starts.has(note)) starts.set(note, index);
  return starts;
}
