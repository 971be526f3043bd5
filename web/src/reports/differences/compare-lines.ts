import { diffArrays, diffWordsWithSpace } from 'diff';
import type { Line } from './list-lines.ts';

export type Side = 'before' | 'after';

/** Words that are in both texts, or in one of them only. */
export interface Piece {
  text: string;
  side: Side | null;
}

export interface ComparedLine {
  kind: Line['kind'];
  depth: number;
  /** `formatting`: the words are equal, but not their format. */
  change: 'none' | 'words' | 'formatting' | Side;
  cells: Piece[][];
}

/** Two texts that have next to nothing in common are shown one after the other instead of word by word. */
const MOST_MS = 300;

/** Two texts as one: line by line, and where a line was changed, word by word. */
export function compareLines(after: readonly Line[], before: readonly Line[]): ComparedLine[] {
  const options = { timeout: MOST_MS, comparator: (a: Line, b: Line) => a.key === b.key };
  const changes = diffArrays([...before], [...after], options) as
    | { value: Line[]; added: boolean; removed: boolean }[]
    | undefined;
  if (changes === undefined) return pairLines(before, after);
  const compared: ComparedLine[] = [];
  let pending: Line[] = [];
  for (const { value, added, removed } of changes) {
    if (removed) {
      pending = value;
      continue;
    }
    compared.push(...(added ? pairLines(pending, value) : [...pairLines(pending, []), ...value.map(asSame)]));
    pending = [];
  }
  return [...compared, ...pairLines(pending, [])];
}

/** Pairs lines at the same place. Two of the same kind become one line with changes; others stay two lines. */
function pairLines(former: readonly Line[], latter: readonly Line[]): ComparedLine[] {
  const length = Math.max(former.length, latter.length);
  return Array.from({ length }, (_, index) => [former[index], latter[index]]).flatMap(([before, after]) => {
    const isSameKind = before?.kind === after?.kind && before?.cells.length === after?.cells.length;
    if (before !== undefined && after !== undefined && isSameKind) return [compareCells(before, after)];
    return [
      ...(before === undefined ? [] : [asOneSided(before, 'before')]),
      ...(after === undefined ? [] : [asOneSided(after, 'after')]),
    ];
  });
}

function compareCells(before: Line, after: Line): ComparedLine {
  const cells = after.cells.map((text, index) => compareWords(before.cells[index] ?? '', text));
  const isSame = cells.every((pieces) => pieces.every(({ side }) => side === null));
  return { kind: after.kind, depth: after.depth, change: isSame ? 'formatting' : 'words', cells };
}

function compareWords(before: string, after: string): Piece[] {
  const changes = diffWordsWithSpace(before, after, { timeout: MOST_MS });
  const pieces: Piece[] = changes?.map(({ value, added, removed }) => ({
    text: value,
    side: added ? 'after' : removed ? 'before' : null,
  })) ?? [
    { text: before, side: 'before' },
    { text: after, side: 'after' },
  ];
  return pieces.filter(({ text }) => text !== '');
}

function asSame({ kind, depth, cells }: Line): ComparedLine {
  return { kind, depth, change: 'none', cells: cells.map((text) => [{ text, side: null }]) };
}

function asOneSided({ kind, depth, cells }: Line, side: Side): ComparedLine {
  return { kind, depth, change: side, cells: cells.map((text) => [{ text, side }]) };
}
