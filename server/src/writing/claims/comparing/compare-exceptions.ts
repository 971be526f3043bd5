import type { Item, Segment } from '../reading/statement.ts';
import type { Comparison, ConflictKind } from './comparison.ts';
import { isNamedThing } from './is-named-thing.ts';
import { matchWords } from './match-words.ts';

/** "No allergies apart from penicillin": of what is excepted the contrary of the rest is so. */
export function compareExceptions(comparison: Comparison, claimed: Segment, segments: readonly Segment[]): void {
  const excepted = segments.filter(({ isExcepted }) => isExcepted);
  if (excepted.length === 0 || claimed.isExcepted) return;
  const things = claimed.items.filter(isNamedThing);
  const named = things.filter((item) => isOf(item, excepted));
  // "Urine screen: negative except cannabis": what stands before the colon holds for both.
  const rest = segments.filter(({ isExcepted }, place) => !isExcepted && segments[place + 1]?.isExcepted === true);
  if (named.length === 0 || !things.some((item) => !named.includes(item) && isOf(item, rest))) return;
  if (!comparison.conflicts.some(isPolarity)) comparison.conflicts.push('polarity');
  else comparison.conflicts = comparison.conflicts.filter((kind) => !isPolarity(kind));
}

function isOf(item: Item, known: readonly Segment[]): boolean {
  return known.some(({ items }) => items.some((other) => matchWords(item, other) === 'same'));
}

function isPolarity(kind: ConflictKind): boolean {
  return kind === 'polarity' || kind === 'opposite';
}
