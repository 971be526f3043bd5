import type { Span } from '../reading/span.ts';

const WORD_SIGN = /[\p{L}\p{N}]/u;
const BLANK = /^\s*$/;

/** The sentences of a text as far as they are known, and what stands between them as one each. */
export function splitAtKnown(text: string, known: readonly string[]): Span[] {
  const found = known
    .flatMap((words) => findWhole(text, words))
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  const spans: Span[] = [];
  let at = 0;
  for (const span of [...found, { start: text.length, end: text.length }]) {
    if (span.start < at) continue;
    if (!BLANK.test(text.slice(at, span.start))) spans.push({ start: at, end: span.start });
    if (span.end > span.start) spans.push(span);
    at = span.end;
  }
  return spans;
}

/** A single word, such as a figure in a cell, cannot be distinguished from a part of another sentence. */
function findWhole(text: string, words: string): Span[] {
  const start = words.includes(' ') ? text.indexOf(words) : -1;
  const end = start + words.length;
  if (start === -1 || WORD_SIGN.test(text.charAt(start - 1)) || WORD_SIGN.test(text.charAt(end))) return [];
  return [{ start, end }];
}
