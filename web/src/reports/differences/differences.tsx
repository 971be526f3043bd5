import { Text, VisuallyHidden } from '@mantine/core';
import { createElement, Fragment, type ReactNode } from 'react';
import type { ComparedLine, Piece, Side } from './compare-lines.ts';
import classes from './differences.module.css';

/** How many equal lines are shown before and after a difference. */
const CONTEXT = 1;

/** Joins parts without React keys: they never change while they are shown. */
function join(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

/** What the texts are called, as in "only in …". */
export type SideNames = Record<Side, string>;

interface DifferencesProps {
  lines: readonly ComparedLine[];
  names: SideNames;
}

/** Both texts as one, with the differences marked. */
export function Differences({ lines, names }: DifferencesProps) {
  const isNear = listNear(lines);
  return (
    <>
      <Text size="sm" mb="sm" className={classes['legend'] ?? ''}>
        <span data-side="after">only in {names.after}</span> <span data-side="before">only in {names.before}</span>
      </Text>
      {join(lines.map((line, index) => (isNear[index] ? renderLine(line, names) : renderGap(isNear, index))))}
    </>
  );
}

/** The text before on the left, the text after on the right, each with what only it has. */
export function SideBySide({ lines, names }: DifferencesProps) {
  const isNear = listNear(lines);
  const rows = lines.map((line, index) => {
    if (isNear[index] !== true) return renderGapRow(isNear, index);
    const cells = (['before', 'after'] as const).map((side) => {
      const isThere = line.change !== (side === 'before' ? 'after' : 'before');
      const own = line.cells.map((pieces) => pieces.filter((piece) => piece.side === null || piece.side === side));
      return createElement('td', null, isThere ? renderLine({ ...line, cells: own }, names) : null);
    });
    return createElement('tr', null, ...cells);
  });
  return (
    <table className={classes['sides']}>
      <thead>
        <tr>
          <th scope="col">{names.before}</th>
          <th scope="col">{names.after}</th>
        </tr>
      </thead>
      <tbody>{join(rows)}</tbody>
    </table>
  );
}

function renderGapRow(isNear: readonly boolean[], index: number): ReactNode {
  const gap = renderGap(isNear, index);
  return gap === null ? null : createElement('tr', null, createElement('td', { colSpan: 2 }, gap));
}

/** Which lines are shown: those with a difference, and their neighbours. */
function listNear(lines: readonly ComparedLine[]): boolean[] {
  return lines.map((_, index) =>
    lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ change }) => change !== 'none'),
  );
}

/** One remark for all the equal lines in a row that are not shown. */
function renderGap(isNear: readonly boolean[], index: number): ReactNode {
  if (index > 0 && isNear[index - 1] === false) return null;
  const next = isNear.indexOf(true, index);
  const hidden = (next === -1 ? isNear.length : next) - index;
  return <p className={classes['gap']}>{hidden === 1 ? 'One part is the same' : `${hidden} parts are the same`}</p>;
}

function renderLine({ kind, depth, cells, change }: ComparedLine, names: SideNames): ReactNode {
  const texts = cells.map((pieces) => join(pieces.map((piece) => renderPiece(piece, names))));
  return (
    <div className={classes['line']} data-kind={kind} data-depth={Math.min(depth, 4)}>
      {kind === 'row'
        ? join(texts.map((text) => createElement('span', { className: classes['cell'] }, text)))
        : join(texts)}
      {change === 'formatting' && <span className={classes['formatting']}> (different formatting)</span>}
    </div>
  );
}

function renderPiece({ text, side }: Piece, names: SideNames): ReactNode {
  if (side === null) return text;
  return (
    <span data-side={side}>
      <VisuallyHidden>Only in {names[side]}: </VisuallyHidden>
      {text}
    </span>
  );
}
