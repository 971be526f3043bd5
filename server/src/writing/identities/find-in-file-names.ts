import { pattern } from '../../lib/pattern.ts';
import { FILE_ENDINGS } from './contact-patterns.ts';
import type { Identifier } from './identifier.ts';
import { isKeptCapital, isUnknown, isWord } from './kinds-of-words.ts';
import type { Token } from './tokens.ts';

const FILE_END = pattern('giu')`\.(?:${FILE_ENDINGS})(?![\p{L}\p{N}])`;
const LONGEST = 80;
/** Before the name of a file, and no part of it. */
const BEFORE = new Set(
  `attached attach see file files saved save as named called titled open opened in from is was the a an and with uploaded upload received sent send
  document image photo scan recording export exported to of for please also it at by on`.split(/\s+/),
);
const OUTSIDE = new Set(' \t"\'<>[]');
const WORD_BEFORE = /(?:^|[\s:;,"'(<[])([^\s:;,"'<>[\]]{1,40}) $/u;

/** Names of files may have spaces. All that belongs to one is hidden, and what is no word before it as well. */
export function findInFileNames(text: string, tokens: readonly Token[]): Identifier[] {
  const ends = Array.from(text.matchAll(FILE_END), ({ index, 0: ending }) => ({ index, length: ending.length }));
  if (ends.length === 0) return [];
  let next = 0;
  const strange = tokens.flatMap((token): Identifier[] => {
    while (next < ends.length && (ends[next]?.index ?? 0) < token.end) next += 1;
    const end = ends[next]?.index;
    if (end === undefined || end - token.start > LONGEST || /[\n|]/.test(text.slice(token.end, end))) return [];
    if (token.text.length < 2 || isWord(token.folded) || isKeptCapital(token.folded)) return [];
    return token.isCapital || isUnknown({ ...token, isFirst: false }) || token.folded.length > 4
      ? [{ kind: 'PERSON', start: token.start, end: token.end }]
      : [];
  });
  return [...strange, ...ends.map(({ index, length }) => wholeName(text, index, length))];
}

function wholeName(text: string, dot: number, length: number): Identifier {
  const line =
    text
      .slice(Math.max(0, dot - LONGEST), dot)
      .split(/[\n|]/)
      .at(-1) ?? '';
  let start = dot;
  while (dot - start < line.length && !OUTSIDE.has(line.charAt(line.length - (dot - start) - 1))) start -= 1;
  for (;;) {
    const word = WORD_BEFORE.exec(line.slice(0, line.length - (dot - start)))?.[1];
    if (word === undefined || BEFORE.has(word.toLowerCase()) || /[.!?]$/.test(word)) break;
    start -= word.length + 1;
  }
  return { kind: 'LINK', start, end: dot + length };
}
