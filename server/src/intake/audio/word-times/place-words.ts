import { findDoubts } from '../doubts/mark-doubts.ts';

/** Where a word stands in the Markdown text, when it begins in the recording, and 1 if it is in doubt. */
export type PlacedWord = [startOffset: number, endOffset: number, startMs: number, inDoubt?: 1];

/** A remark such as `\[? lisinopril\]`: it was not said. */
const REMARK = / \\\[\?[^\]]*\\\]/gu;

/**
 * The words of a piece in the note. `written` is its text with signs of Markdown escaped and remarks put in, which
 * changes no word: so without the remarks its words are those of the text, one by one. It begins at `offset`.
 */
export function placeWords(
  {
    text,
    secondReading,
    wordStartsMs = [],
  }: { text: string; secondReading?: string; wordStartsMs?: readonly number[] },
  written: string,
  offset: number,
): PlacedWord[] {
  const doubts = findDoubts(text, secondReading);
  const heard = [...text.matchAll(/\S+/gu)];
  return findWords(written).flatMap(([start, end], index): PlacedWord[] => {
    const [startMs, word] = [wordStartsMs[index], heard[index]];
    if (startMs === undefined || word === undefined) return [];
    const isInDoubt = doubts.some(
      ({ from, at }) => from !== undefined && from < word.index + word[0].length && at > word.index,
    );
    const place = [offset + start, offset + end, startMs] as const;
    return [isInDoubt ? [...place, 1] : [...place]];
  });
}

/** A remark may stand between a word and its comma: then the word ends before the remark. */
function findWords(written: string): [start: number, end: number][] {
  const remarks = [...written.matchAll(REMARK)];
  const removedBefore = (at: number, isEnd: boolean): number => {
    let removed = 0;
    for (const remark of remarks) {
      const place = remark.index - removed;
      if (isEnd ? place < at : place <= at) removed += remark[0].length;
    }
    return removed;
  };
  return [...written.replaceAll(REMARK, '').matchAll(/\S+/gu)].map((match) => {
    const start = match.index + removedBefore(match.index, false);
    const end = match.index + match[0].length;
    const inside = remarks.find((remark) => remark.index > start && remark.index < end + removedBefore(end, true));
    return [start, inside?.index ?? end + removedBefore(end, true)];
  });
}
