import { type ClaimChecker, createClaimChecker } from '../server/src/writing/claims/check-claims.ts';
import { readNote } from '../server/src/writing/reading/read-note.ts';

export function checkerFor(notes: readonly string[]): ClaimChecker {
  return createClaimChecker(
    notes.map((markdown) => ({ title: 'Note', date: '15 July 2025', passages: readNote(markdown) })),
  );
}

export function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}
