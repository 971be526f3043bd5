import { diffArrays, diffWordsWithSpace } from 'diff';
import type { Line } from './list-lines.ts';

export type Side = 'mine' | 'theirs';

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

/** Both texts as one: line by line, and where a line was changed on one side, word by word. */
export function compareLines(mine: readonly Line[], theirs: readonly Line[]): ComparedLine[] {
  const options = { timeout: MOST_MS, comparator: (a: Line, b: Line) => a.key === b.key };
  const changes = diffArrays([...theirs], [...mine], options) as
    | { value: Line[]; added: boolean; removed: boolean }[]
    | undefined;
  if (changes === undefined) return pairLines(theirs, mine);
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
function pairLines(theirs: readonly Line[], mine: readonly Line[]): ComparedLine[] {
  const length = Math.max(theirs.length, mine.length);
  return Array.from({ length }, (_, index) => [theirs[index], mine[index]]).flatMap(([before, after]) => {
    const isSameKind = before?.kind === after?.kind && before?.cells.length === after?.cells.length;
    if (before !== undefined && after !== undefined && isSameKind) return [compareCells(before, after)];
    return [
      ...(before === undefined ? [] : [asOneSided(before, 'theirs')]),
      ...(after === undefined ? [] : [asOneSided(after, 'mine')]),
    ];
  });
}

function compareCells(theirs: Line, mine: Line): ComparedLine {
  const cells = mine.cells.map((text, index) => compareWords(theirs.cells[index] ?? '', text));
  const isSame = cells.every((pieces) => pieces.every(({ side }) => side === null));
  return { kind: mine.kind, depth: mine.depth, change: isSame ? 'formatting' : 'words', cells };
}

function compareWords(theirs: string, mine: string): Piece[] {
  const changes = diffWordsWithSpace(theirs, mine, { timeout: MOST_MS });
  const pieces: Piece[] = changes?.map(({ value, added, removed }) => ({
    text: value,
    side: added ? 'mine' : removed ? 'theirs' : null,
  })) ?? [
    { text: theirs, side: 'theirs' },
    { text: mine, side: 'mine' },
  ];
  return pieces.filter(({ text }) => text !== '');
}

function asSame({ kind, depth, cells }: Line): ComparedLine {
  return { kind, depth, change: 'none', cells: cells.map((text) => [{ text, side: null }]) };
}

function asOneSided({ kind, depth, cells }: Line, side: Side): ComparedLine {
  return { kind, depth, change: side, cells: cells.map((text) => [{ text, side }]) };
}
