import type { NotePlace } from '../db/tables.ts';

/** From `start` to `end` of the former text stands now what is from `newStart` to `newEnd`. */
interface Change {
  start: number;
  end: number;
  newStart: number;
  newEnd: number;
}

/**
 * Where the pages or moments of a note are after its text was corrected. What was typed within a place belongs to it;
 * what was typed outside of all of them gets a place without page or time, because only text in places is written from.
 */
export function movePlaces(before: string, after: string, places: readonly NotePlace[]): NotePlace[] {
  const changes = listChanges(before, after);
  const moved = places
    .map((place) => ({
      ...place,
      startOffset: move(place.startOffset, changes, 'start'),
      endOffset: move(place.endOffset, changes, 'end'),
    }))
    .filter(({ startOffset, endOffset }) => endOffset > startOffset);
  const bare = changes.flatMap(({ newStart, newEnd }) => listUncovered(newStart, newEnd, moved));
  return [...moved, ...bare].toSorted((a, b) => a.startOffset - b.startOffset);
}

/** Line by line where as many lines stand between the first and the last that differ; else these are one change. */
function listChanges(before: string, after: string): Change[] {
  const [former, present] = [splitLines(before), splitLines(after)];
  let head = 0;
  while (head < former.length && head < present.length && former[head] === present[head]) head += 1;
  let tail = 0;
  const most = Math.min(former.length, present.length) - head;
  while (tail < most && former.at(-1 - tail) === present.at(-1 - tail)) tail += 1;
  const [formerLines, presentLines] = [
    former.slice(head, former.length - tail),
    present.slice(head, present.length - tail),
  ];
  const start = former.slice(0, head).reduce((sum, line) => sum + line.length, 0);
  if (formerLines.length !== presentLines.length) {
    return listChange(formerLines.join(''), presentLines.join(''), start, start);
  }
  let [at, newAt] = [start, start];
  return formerLines.flatMap((line, index) => {
    const other = presentLines[index] ?? '';
    const changes = listChange(line, other, at, newAt);
    at += line.length;
    newAt += other.length;
    return changes;
  });
}

function splitLines(text: string): string[] {
  return text.split(/(?<=\n)/);
}

function listChange(before: string, after: string, start: number, newStart: number): Change[] {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return [
    {
      start: start + head,
      end: start + before.length - tail,
      newStart: newStart + head,
      newEnd: newStart + after.length - tail,
    },
  ];
}

/** What is typed between two places goes on with the first of them. */
function move(offset: number, changes: readonly Change[], edge: 'start' | 'end'): number {
  let shift = 0;
  for (const { start, end, newStart, newEnd } of changes) {
    if (offset < start || (offset === start && start < end && edge === 'start')) break;
    if (offset < end) {
      const part = (offset - start) / (end - start);
      return Math.round(newStart + part * (newEnd - newStart));
    }
    shift = newEnd - end;
  }
  return offset + shift;
}

/** The stretches between the two that no place covers. The places are in order. */
function listUncovered(start: number, end: number, places: readonly NotePlace[]): NotePlace[] {
  const uncovered: NotePlace[] = [];
  let at = start;
  for (const { startOffset, endOffset } of places) {
    if (endOffset <= at) continue;
    if (startOffset >= end) break;
    if (startOffset > at) uncovered.push({ startOffset: at, endOffset: startOffset });
    at = Math.max(at, endOffset);
  }
  if (at < end) uncovered.push({ startOffset: at, endOffset: end });
  return uncovered;
}
