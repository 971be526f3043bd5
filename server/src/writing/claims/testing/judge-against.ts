import { readNote } from '../../reading/read-note.ts';
import { rateClaim } from '../network/rate-claim.ts';
import { judgeClaim, type Verdict } from '../comparing/judge-claim.ts';
import { indexPassages } from '../comparing/passages.ts';

/** Judges claims that cite nothing against one note. */
export function judgeAgainst(title: string, markdown: string, date = '15 July 2025'): (claim: string) => Verdict {
  const index = indexPassages([{ title, date, passages: readNote(markdown) }]);
  return (claim) => judgeClaim(index, claim, [], rateClaim).verdict;
}
