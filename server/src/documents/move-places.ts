import type { NotePlace } from '@casewright/document';
import { findKept } from './find-kept.ts';

/** The former text from `start` to `end` is now the text from `newStart` to `newEnd`. */
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

/** Lines that stayed stand still, however many others changed before and behind them. */
function listChanges(before: string, after: string): Change[] {
  const [former, present] = [splitLines(before), splitLines(after)];
  const kept = findKept(former, present) ?? [];
  let [line, newLine, at, newAt] = [0, 0, 0, 0];
  return [...kept, [former.length, present.length] as const].flatMap(([next, newNext]) => {
    const [gone, come] = [former.slice(line, next), present.slice(newLine, newNext)];
    const changes = compareLines(gone, come, at, newAt);
    at += lengthOf(gone) + (former[next]?.length ?? 0);
    newAt += lengthOf(come) + (present[newNext]?.length ?? 0);
    [line, newLine] = [next + 1, newNext + 1];
    return changes;
  });
}

/** Line by line where as many lines came as went; else they are one change. */
function compareLines(gone: readonly string[], come: readonly string[], start: number, newStart: number): Change[] {
  if (gone.length !== come.length) return listChange(gone.join(''), come.join(''), start, newStart);
  let [at, newAt] = [start, newStart];
  return gone.flatMap((line, index) => {
    const other = come[index] ?? '';
    const changes = listChange(line, other, at, newAt);
    at += line.length;
    newAt += other.length;
    return changes;
  });
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
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
