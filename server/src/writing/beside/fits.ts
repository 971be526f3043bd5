import { softmax } from '../network/vectors.ts';

/** How strongly a passage belongs nowhere, and in each section, in log-odds; null for what was not read. */
export type Fits = readonly number[] | null;

/** How likely a passage belongs nowhere, and in each section. */
export function shareFits(fits: Fits | undefined, sections: number): number[] {
  if (fits === null || fits === undefined) return Array.from({ length: 1 + sections }, () => 0);
  return softmax(fits);
}
