import type { DecidedItem, ReviewGroup, ReviewItem } from '../../api/review.ts';

export type Decided = ReadonlyMap<string, DecidedItem>;

export function mapDecisions(decisions: readonly DecidedItem[]): Decided {
  return new Map(decisions.map((each) => [each.key, each]));
}

/** A passage that was placed may have been taken out again: then it counts as open. */
export function findDecision(item: ReviewItem, decided: Decided): DecidedItem | null {
  const found = decided.get(item.key);
  if (found === undefined) return null;
  const isGone = found.decision === 'placed' && item.kind === 'passage' && !item.is_in_report;
  return isGone ? null : found;
}

export function countSettled(items: readonly ReviewItem[], decided: Decided): number {
  return items.filter((item) => findDecision(item, decided) !== null).length;
}

/** The next open item after a place, from the beginning again at the end; null where none is open. */
export function findNextOpen(items: readonly ReviewItem[], decided: Decided, after: number): number | null {
  return findNext(items, after, (item) => findDecision(item, decided) === null);
}

/**
 * The next other item after a place about which nobody has decided; null where none is. A passage that was just put into the report
 * counts as decided, although the report is asked for anew only once it is saved.
 */
export function findNextUndecided(items: readonly ReviewItem[], decided: Decided, after: number): number | null {
  return findNext(items, after, (item) => item !== items[after] && !decided.has(item.key));
}

function findNext(items: readonly ReviewItem[], after: number, isWanted: (item: ReviewItem) => boolean): number | null {
  for (let step = 1; step <= items.length; step += 1) {
    const index = (after + step) % items.length;
    const item = items[index];
    if (item !== undefined && isWanted(item)) return index;
  }
  return null;
}

/** The item that somebody looks at, so that it is found again in a later list. */
export interface Place {
  key: string | null;
  text: string;
  index: number;
  isAtEnd: boolean;
}

export function placeOf(items: readonly ReviewItem[], index: number, isAtEnd = false): Place {
  const item = items[index];
  return { key: item?.key ?? null, text: item?.text ?? '', index, isAtEnd };
}

/**
 * Where an item stands now. A sentence that a colleague confirms loses its mark, and with it its key and its place: it is
 * found by its words, so that nobody decides about another one than they read. What is gone was changed: what took its
 * place is as near as can be.
 */
export function findPlace(items: readonly ReviewItem[], { key, text, index: former }: Omit<Place, 'isAtEnd'>): number {
  const index = items.findIndex((item) => item.key === key);
  if (index !== -1) return index;
  const sameWords = items.findIndex((item) => item.kind === 'sentence' && text.startsWith(item.text));
  return sameWords === -1 ? Math.max(0, Math.min(former, items.length - 1)) : sameWords;
}

/**
 * The item that is looked at. Behind the last one it is what has opened again: a check that ended late has changed the key of a
 * sentence, and whoever had gone through all would stay at what they have decided already.
 */
export function findCurrent(items: readonly ReviewItem[], decided: Decided, place: Place): number {
  const index = findPlace(items, place);
  const item = items[index];
  const isWaiting = place.isAtEnd && item !== undefined && findDecision(item, decided) !== null;
  return (isWaiting ? findNextOpen(items, decided, index) : null) ?? index;
}

/** Where the report has it. One that may be about risk is looked at also where it stands in the report. */
export function nameWhere(item: ReviewItem): string {
  if (item.kind === 'sentence') return item.section ?? 'Before the first heading';
  return item.is_in_report ? 'In the report, and may be about risk' : 'Not in the report';
}

const LEFT: [ReviewGroup | 'placed', one: string, many: string][] = [
  ['contradiction', 'contradiction', 'contradictions'],
  ['unsupported', 'sentence without support', 'sentences without support'],
  ['section', 'other sentence', 'other sentences'],
  ['unplaced', 'passage that is not in the report', 'passages that are not in the report'],
  ['placed', 'passage of the report that may be about risk', 'passages of the report that may be about risk'],
];

/** What is still open, in words; null where nothing is. */
export function describeLeft(items: readonly ReviewItem[], decided: Decided): string | null {
  const open = items.filter((item) => findDecision(item, decided) === null);
  const parts = LEFT.flatMap(([group, one, many]) => {
    const count = open.filter(
      (item) => (item.kind === 'passage' && item.is_in_report ? 'placed' : item.group) === group,
    ).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return parts.length === 0 ? null : `Left: ${parts.join(', ')}`;
}
