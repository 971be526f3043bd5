import type { PlaceholderKind } from './placeholders.ts';

/** Words of a text that name somebody whom the record knows. */
export interface KnownMatch {
  kind: PlaceholderKind;
  words: number;
  start: number;
  end: number;
}
