import { readNote } from '../../../reading/read-note.ts';
import { judgeClaim, type Verdict } from '../judge-claim.ts';
import { indexPassages } from '../passages.ts';

/** Judges claims that cite nothing against one note. */
export function judgeAgainst(title: string, markdown: string, date = '15 July 2025'): (claim: string) => Verdict {
  const index = indexPassages([{ title, date, passages: readNote(markdown) }]);
  return (claim) => judgeClaim(index, claim, []).verdict;
}
