import { indexPassages } from '../claims/comparing/passages.ts';
import { compareClaims } from './compare-claims.ts';
import { compareDenials } from './compare-denials.ts';
import { compareFigures } from './compare-figures.ts';
import type { Contradiction, ToldPassage } from './contradiction.ts';

/**
 * The passages of the notes as claims about each other. Whether what is found holds at one time is for whoever knows the
 * days of the notes: see `are-of-one-time.ts`.
 */
export function comparePassages(notes: readonly (readonly ToldPassage[])[]): Contradiction[] {
  const index = indexPassages(
    notes.map((passages) => ({
      title: '',
      date: '',
      passages: passages.map((passage) => ({ ...passage, start: 0, end: 0 })),
    })),
  );
  return [...compareClaims(index), ...compareDenials(index), ...compareFigures(index)];
}
