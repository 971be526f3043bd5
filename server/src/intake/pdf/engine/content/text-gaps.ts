import type { Fragment, Gap } from '../lines/fragment.ts';

/** Less is left by the end of a letter, or by a picture between paragraphs. */
const LEAST_SHARE = 1 / 3;
// In ems.
const ABOVE_BASELINE = 1.2;
const BELOW_BASELINE = 0.5;

/** Where a page that has some text may hold a scan: below the line that a program prints on top of it, for instance. */
export function findGaps(fragments: readonly Fragment[], height: number): Gap[] {
  if (fragments.length === 0) return [];
  const lines = fragments.map(({ baseline, size }) => ({
    top: (baseline - ABOVE_BASELINE * size) / height,
    bottom: (baseline + BELOW_BASELINE * size) / height,
  }));
  const gaps: Gap[] = [];
  let from = 0;
  for (const { top, bottom } of [...lines.toSorted((a, b) => a.top - b.top), { top: 1, bottom: 1 }]) {
    if (top - from >= LEAST_SHARE) gaps.push({ from, to: top });
    from = Math.max(from, bottom);
  }
  return gaps;
}
