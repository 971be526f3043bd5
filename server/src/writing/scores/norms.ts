/** Means and deviations of standard, scaled and T scores. */
const NORMS = [
  [100, 15],
  [10, 3],
  [50, 10],
] as const;
/** Tables of norms round, and are not quite normal. */
const MAX_DIFFERENCE = 3;

/** Whether a figure behind a score can only be its percentile: it is the share that lies below it. */
export function isPercentileOf(score: number, figure: number, most = MAX_DIFFERENCE): boolean {
  return NORMS.some(([mean, deviation]) => Math.abs(100 * shareBelow((score - mean) / deviation) - figure) <= most);
}

/** The normal distribution (Abramowitz and Stegun 26.2.17). */
function shareBelow(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z));
  const tail =
    Math.exp((-z * z) / 2) *
    0.398_942_3 *
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return z >= 0 ? 1 - tail : tail;
}
