import { includesMark, sameMark } from '../marks.ts';
import type { InlineNode, Mark } from '../types.ts';

/** What is written one after the other: leaves, and the signs around them that open and close a mark. */
export type Step = { kind: 'leaf'; node: InlineNode } | { kind: 'open' | 'close'; mark: Mark };

/**
 * Marks are sets on each node; Markdown wants them as brackets. The mark that lasts longest is opened first, so that
 * as few as possible must be closed and opened again. Code is no bracket: it belongs to its leaf.
 */
export function nestMarks(nodes: readonly InlineNode[]): Step[] {
  const steps: Step[] = [];
  const open: Mark[] = [];
  const ends = runEnds(nodes);
  const closeDownTo = (depth: number): void => {
    for (const mark of open.splice(depth).toReversed()) steps.push({ kind: 'close', mark });
  };
  for (const [index, node] of nodes.entries()) {
    const marks = bracketMarks(node);
    const ended = open.findIndex((mark) => !includesMark(marks, mark));
    if (ended !== -1) closeDownTo(ended);
    const opening = marks.filter((mark) => !includesMark(open, mark));
    const endOf = (mark: Mark): number => ends[index]?.get(mark) ?? index;
    for (const mark of opening.toSorted((a, b) => endOf(b) - endOf(a))) {
      steps.push({ kind: 'open', mark });
      open.push(mark);
    }
    steps.push({ kind: 'leaf', node });
  }
  closeDownTo(0);
  return steps;
}

function bracketMarks(node: InlineNode): Mark[] {
  return (node.marks ?? []).filter((mark) => mark.type !== 'code');
}

/** For each mark of each node: how far it lasts without a gap. Found from the end, in one pass. */
function runEnds(nodes: readonly InlineNode[]): ReadonlyMap<Mark, number>[] {
  const ends: ReadonlyMap<Mark, number>[] = [];
  let next: ReadonlyMap<Mark, number> = new Map();
  for (let index = nodes.length - 1; index >= 0; index--) {
    const current = new Map<Mark, number>();
    for (const mark of nodes[index]?.marks ?? []) {
      const [, end] = [...next].find(([other]) => sameMark(other, mark)) ?? [];
      current.set(mark, end ?? index);
    }
    ends[index] = current;
    next = current;
  }
  return ends;
}
