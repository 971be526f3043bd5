import type { Span } from './span.ts';

/** Text that stands as it is within this distance is taken to be the one that is meant. */
const NEAR_CHARACTERS = 2_000;

/**
 * Where a text that was read out of Markdown stands in it, looked for from `position` on. The signs of Markdown stand
 * between its characters, so that it is found as a subsequence: the earliest end, and for that end the latest start.
 */
export function locate(source: string, text: string, position: number): Span {
  const exact = source.indexOf(text, position);
  if (exact !== -1 && exact - position <= NEAR_CHARACTERS) return { start: exact, end: exact + text.length };
  const characters = [...text].filter((character) => /\S/.test(character));
  let end = position;
  let matched = 0;
  for (const character of characters) {
    const found = source.indexOf(character, end);
    // A reference such as `&amp;` has none of its own characters; it is passed over.
    if (found === -1 || found - end > NEAR_CHARACTERS) continue;
    end = found + character.length;
    matched += 1;
  }
  if (matched === 0) return { start: Math.min(position, source.length), end: Math.min(position + 1, source.length) };
  let start = end;
  for (const character of characters.toReversed()) {
    const found = source.lastIndexOf(character, start - 1);
    if (found >= position) start = found;
  }
  return { start, end };
}
