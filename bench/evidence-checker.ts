import { type ClaimChecker, createClaimChecker } from '../server/src/writing/claims/check-claims.ts';
import { toNote } from '../server/src/writing/claims/training/to-note.ts';

export function checkerFor(notes: readonly string[]): ClaimChecker {
  return createClaimChecker(notes.map(toNote));
}

export function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}
