import type { Quantity, Segment, Statement } from '../reading/statement.ts';
import { isNamedThing } from './is-named-thing.ts';
import { matchWords } from './match-words.ts';

/**
 * Whether a figure is that of another thing in a list, while the one it is claimed for has a figure of its own: "mood 8/10"
 * of "mood 3/10, anxiety 8/10".
 */
export function isOfNeighbour(
  claimed: Quantity,
  { items }: Segment,
  best: Segment | null,
  { segments }: Statement,
): boolean {
  if (best === null || claimed.changeEnd !== null || claimed.values.length === 0) return false;
  const isNamed = items.some(
    (item) => isNamedThing(item) && best.items.some((other) => matchWords(item, other) === 'same'),
  );
  const rivals = best.quantities.filter((known) => isAlike(claimed, known));
  if (!isNamed || rivals.length === 0 || rivals.some((known) => hasValues(claimed, known))) return false;
  const holding = segments.filter(({ quantities }) => quantities.some((known) => hasValues(claimed, known)));
  return (
    holding.length > 0 &&
    holding.every(
      (segment) =>
        segment !== best &&
        segment.items.some(isNamedThing) &&
        !segment.items.some((item) => isNamedThing(item) && items.some((own) => matchWords(own, item) !== null)),
    )
  );
}

function isAlike(claimed: Quantity, known: Quantity): boolean {
  return (
    known.values.length > 0 &&
    known.changeEnd === null &&
    known.unit === claimed.unit &&
    (known.outOf === null) === (claimed.outOf === null)
  );
}

function hasValues(claimed: Quantity, known: Quantity): boolean {
  return claimed.values.every((value) => known.values.includes(value));
}
