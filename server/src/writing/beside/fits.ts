/** How strongly a passage belongs nowhere, and in each section, in log-odds; null for what was not read. */
export type Fits = readonly number[] | null;

/** How likely a passage belongs nowhere, and in each section. */
export function shareFits(fits: Fits | undefined, sections: number): number[] {
  if (fits === null || fits === undefined) return Array.from({ length: 1 + sections }, () => 0);
  const highest = Math.max(...fits);
  const shares = fits.map((fit) => Math.exp(fit - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}
