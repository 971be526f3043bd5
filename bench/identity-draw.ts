import type { Random } from '../server/src/lib/seeded-random.ts';

/** What stands for `<name>` in a template, by its name. */
export type Slots = Record<string, () => string>;

/** What fillers are drawn with. */
export interface Draw {
  random: Random;
  pick: <Value>(values: readonly Value[]) => Value;
  digits(count: number): string;
  letters(count: number): string;
}

export function createDraw(random: Random): Draw {
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  return {
    random,
    pick,
    digits: (count) => Array.from({ length: count }, () => Math.floor(random() * 10)).join(''),
    letters: (count) => Array.from({ length: count }, () => pick([...'ABCDEFGHJKLMNPRSTUVWXY'])).join(''),
  };
}
