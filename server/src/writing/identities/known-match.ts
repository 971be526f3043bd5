import type { PlaceholderKind } from './placeholders.ts';

/** Words of a text that name somebody whom the record knows. */
export interface KnownMatch {
  kind: PlaceholderKind;
  words: number;
  start: number;
  end: number;
}

/** How much speaks for a word being of a name, by what stands around it; undefined where it is not read. */
export type RateInContext = (index: number) => number | undefined;
