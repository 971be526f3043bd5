import type { Identifier } from './identifier.ts';
import type { PlaceholderKind } from './placeholders.ts';

/** A group `hidden` is the part that is replaced; without one, all of it is. Every pattern takes linear time. */
export interface KindPattern {
  kind: PlaceholderKind;
  pattern: RegExp;
  /** What a text must have for it to be worth a look. */
  needs?: RegExp;
}

export function findAll(text: string, patterns: readonly KindPattern[]): Identifier[] {
  return patterns.flatMap(({ kind, pattern, needs }) => {
    if (needs?.test(text) === false) return [];
    return Array.from(text.matchAll(pattern), (match) => {
      const hidden = match.groups?.['hidden'];
      const start = match.index + (hidden === undefined ? 0 : match[0].lastIndexOf(hidden));
      return { kind, start, end: start + (hidden ?? match[0]).length };
    });
  });
}

/** Not in the middle of a word or a number. */
export const ALONE_BEFORE = String.raw`(?<![\p{L}\p{N}])`;
export const ALONE_AFTER = String.raw`(?![\p{L}\p{N}])`;

export const DIGIT = /\d/;
