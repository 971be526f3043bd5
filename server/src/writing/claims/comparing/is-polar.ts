import type { Item } from '../reading/statement.ts';

/** Classes of words whose members can be affirmed or denied. A side or a month cannot. */
const POLAR_CLASSES = new Set(['disorder', 'substance', 'weapon', 'drink', 'animal']);

/** Lighter words are too common: that one is affirmed or denied means nothing. */
export const MIN_POLAR_WEIGHT = 0.6;

/** Whether a word can be affirmed or denied by itself. */
export function isPolar({ weight, kind, className, isName }: Item): boolean {
  return (
    weight >= MIN_POLAR_WEIGHT && kind !== 'kin' && !isName && (className === null || POLAR_CLASSES.has(className))
  );
}
