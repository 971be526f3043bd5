import type { Item } from '../reading/statement.ts';

const MIN_WEIGHT = 0.7;

/** Whether it names a thing that a figure, a side or a denial may be of: no relative, no part of a name and no word by the way. */
export function isNamedThing({ kind, weight, isPart }: Item): boolean {
  return weight >= MIN_WEIGHT && !isPart && kind !== 'kin';
}
