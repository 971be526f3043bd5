import type { NoteWord } from '@casewright/document';
import { findKept } from './find-kept.ts';

interface Token {
  start: number;
  end: number;
  text: string;
}

/**
 * Where the words of a transcript are after its text was corrected, and when they are said. A word that stayed keeps its
 * time. Words that were put in the place of others share the time of those; a word that was put in between two others
 * gets the time of the one before it. A correction so large that the texts cannot be compared leaves no times.
 */
export function moveWords(before: string, after: string, words: readonly NoteWord[]): NoteWord[] {
  const [former, present] = [readTokens(before), readTokens(after)];
  const kept = findKept(
    former.map(({ text }) => text),
    present.map(({ text }) => text),
  );
  if (kept === undefined) return [];
  const timed = new Map(words.map((word) => [word[0], word]));
  const wordOf = ({ start }: Token): NoteWord | undefined => timed.get(start);
  const moved: NoteWord[] = [];
  let [formerAt, presentAt] = [0, 0];
  for (const [formerNext, presentNext] of [...kept, [former.length, present.length] as const]) {
    const gone = former
      .slice(formerAt, formerNext)
      .map(wordOf)
      .filter((word) => word !== undefined);
    moved.push(...timeNew(present.slice(presentAt, presentNext), gone, moved.at(-1)?.[2]));
    const [held, place] = [former[formerNext], present[presentNext]];
    const word = held && wordOf(held);
    if (word !== undefined && place !== undefined) moved.push([place.start, place.end, ...withoutOffsets(word)]);
    [formerAt, presentAt] = [formerNext + 1, presentNext + 1];
  }
  return moved;
}

function withoutOffsets([, , ...rest]: NoteWord): [startMs: number, inDoubt?: 1] {
  return rest;
}

/** The new words share out the times of those that they replace. Where no timed word went, they get no time. */
function timeNew(tokens: readonly Token[], gone: readonly NoteWord[], lastMs: number | undefined): NoteWord[] {
  const times = gone.length > 0 ? gone.map(([, , ms]) => ms) : lastMs === undefined ? [] : [lastMs];
  if (times.length === 0) return [];
  return tokens.map(({ start, end }, index) => [
    start,
    end,
    times[Math.floor((index * times.length) / tokens.length)] as number,
  ]);
}

function readTokens(text: string): Token[] {
  return [...text.matchAll(/\S+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
}
