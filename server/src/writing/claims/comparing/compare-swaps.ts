import type { Item, Segment } from '../reading/statement.ts';
import type { Comparison } from './comparison.ts';

/** "Ramipril was changed to losartan" stands against "losartan was changed to ramipril": the first is the one that went. */
export function compareSwaps(
  comparison: Comparison,
  claimed: Segment,
  best: Segment,
  segments: readonly Segment[],
): void {
  if (![claimed, best].every(({ items }) => items.some(({ key }) => key === 'replace'))) return;
  const [from, to, ...others] = medicinesOf(claimed);
  if (from === undefined || to === undefined || others.length > 0) return;
  // "The citalopram made me sweat, so the doctor swapped it for mirtazapine."
  const known = segments.flatMap(medicinesOf);
  if (known.includes(from) && known.indexOf(from) > known.indexOf(to) && known.includes(to))
    comparison.conflicts.push('other');
}

function medicinesOf({ items }: Segment): string[] {
  return items
    .filter((item: Item) => item.kind === 'medicine')
    .toSorted((a, b) => a.at - b.at)
    .map(({ key }) => key);
}
