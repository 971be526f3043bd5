import type { Note } from '../../api/notes.ts';

/** A word of a transcript: where it stands in the Markdown, and when it is said. */
export interface SpokenWord {
  start: number;
  end: number;
  ms: number;
  isInDoubt: boolean;
}

/** A transcript as it is being corrected. */
export interface SpokenText {
  markdown: string;
  /** In the order of the text. */
  words: SpokenWord[];
}

/** From `start` to `end` of the Markdown is to stand `text`, which is Markdown too. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Where the times of words are not known, each has the time at which its passage begins. */
export function readSpokenText({ markdown, words, places }: Note): SpokenText {
  if (words !== null)
    return { markdown, words: words.map(([start, end, ms, doubt]) => ({ start, end, ms, isInDoubt: doubt === 1 })) };
  const passages = (places ?? []).filter(({ startMs }) => startMs !== undefined);
  return {
    markdown,
    words: passages.flatMap(({ startOffset, endOffset, startMs = 0 }) =>
      tokensOf(markdown.slice(startOffset, endOffset)).map(({ at, length }) => ({
        start: startOffset + at,
        end: startOffset + at + length,
        ms: startMs,
        isInDoubt: false,
      })),
    ),
  };
}

/** Makes the changes, which must not overlap. New words share the times of those that they replace. */
export function applyEdits({ markdown, words }: SpokenText, edits: readonly Edit[]): SpokenText {
  const sorted = edits.toSorted((a, b) => a.start - b.start);
  const changed: SpokenText = { markdown: '', words: [] };
  let [from, next] = [0, 0];
  const copyTo = (end: number): void => {
    const shift = changed.markdown.length - from;
    for (let word = words[next]; word !== undefined && word.start < end; word = words[(next += 1)])
      changed.words.push({ ...word, start: word.start + shift, end: word.end + shift });
    changed.markdown += markdown.slice(from, end);
    from = end;
  };
  for (const { start, end, text } of sorted) {
    copyTo(start);
    const gone: SpokenWord[] = [];
    for (let word = words[next]; word !== undefined && word.start < end; word = words[(next += 1)]) gone.push(word);
    changed.words.push(...timeTokens(text, changed.markdown.length, gone));
    changed.markdown += text;
    from = end;
  }
  copyTo(markdown.length);
  return changed;
}

function timeTokens(text: string, offset: number, gone: readonly SpokenWord[]): SpokenWord[] {
  const tokens = tokensOf(text);
  return gone.length === 0
    ? []
    : tokens.map(({ at, length }, index) => ({
        start: offset + at,
        end: offset + at + length,
        ms: gone[Math.floor((index * gone.length) / tokens.length)]?.ms ?? 0,
        isInDoubt: false,
      }));
}

function tokensOf(text: string): { at: number; length: number }[] {
  return [...text.matchAll(/\S+/gu)].map((match) => ({ at: match.index, length: match[0].length }));
}

/** The word that is being said at this moment; -1 before the first. */
export function findWordAt(words: readonly SpokenWord[], ms: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.ms ?? 0) <= ms) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
