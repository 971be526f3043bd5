import type { Identifier } from './identifier.ts';
import type { PlaceholderKind } from './placeholders.ts';

/** A group `hidden` is the part that is replaced; without one, all of it is. Every pattern takes linear time. */
export interface KindPattern {
  kind: PlaceholderKind;
  pattern: RegExp;
  /** What a text must have for it to be worth a look. */
  needs?: RegExp;
  /** Whether what was matched is meant, where its shape alone does not tell. */
  accepts?: (match: string) => boolean;
}

export function findAll(text: string, patterns: readonly KindPattern[]): Identifier[] {
  return patterns.flatMap(({ kind, pattern, needs, accepts }) => {
    if (needs?.test(text) === false) return [];
    return matchesOf(text, pattern).flatMap((match) => {
      if (accepts?.(match[0]) === false) return [];
      const hidden = match.groups?.['hidden'];
      const start = match.index + (hidden === undefined ? 0 : match[0].lastIndexOf(hidden));
      return [{ kind, start, end: start + (hidden ?? match[0]).length }];
    });
  });
}

/** As `matchAll` does, which makes a pattern of its own each time: with hundreds of them that took most of the time. */
function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return matches;
}

/** Not in the middle of a word or a number. */
export const ALONE_BEFORE = String.raw`(?<![\p{L}\p{N}])`;
export const ALONE_AFTER = String.raw`(?![\p{L}\p{N}])`;

/** One word of a name with a capital. */
export const NAME = String.raw`\p{Lu}[\p{L}'-]{1,24}`;

export const DIGIT = /\d/;

export const RELATIVES =
  'wife|husband|partner|mother|father|mum|mam|mom|dad|son|daughter|brother|sister|aunt|uncle|niece|nephew|cousin|nan|gran|grandmother|grandfather';
