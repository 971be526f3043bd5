import { Text, VisuallyHidden } from '@mantine/core';
import { createElement, Fragment, type ReactNode } from 'react';
import type { ComparedLine, Piece } from './compare-lines.ts';
import classes from './conflict.module.css';

/** How many equal lines are shown before and after a difference. */
const CONTEXT = 1;

/** Joins parts without React keys: they never change while they are shown. */
function join(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

interface DifferencesProps {
  lines: readonly ComparedLine[];
  /** Who wrote the other text, as "only in …". */
  theirName: string;
}

/** Both texts as one, with the differences marked. */
export function Differences({ lines, theirName }: DifferencesProps) {
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ change }) => change !== 'none'),
  );
  return (
    <>
      <Text size="sm" mb="sm" className={classes['legend'] ?? ''}>
        <span data-side="mine">only in yours</span> <span data-side="theirs">only in {theirName}</span>
      </Text>
      {join(lines.map((line, index) => (isNear[index] ? renderLine(line, theirName) : renderGap(isNear, index))))}
    </>
  );
}

/** One remark for all the equal lines in a row that are not shown. */
function renderGap(isNear: readonly boolean[], index: number): ReactNode {
  if (index > 0 && isNear[index - 1] === false) return null;
  const next = isNear.indexOf(true, index);
  const hidden = (next === -1 ? isNear.length : next) - index;
  return <p className={classes['gap']}>{hidden === 1 ? 'One part is the same' : `${hidden} parts are the same`}</p>;
}

function renderLine({ kind, depth, cells, change }: ComparedLine, theirName: string): ReactNode {
  const texts = cells.map((pieces) => join(pieces.map((piece) => renderPiece(piece, theirName))));
  return (
    <div className={classes['line']} data-kind={kind} data-depth={Math.min(depth, 4)}>
      {kind === 'row'
        ? join(texts.map((text) => createElement('span', { className: classes['cell'] }, text)))
        : join(texts)}
      {change === 'formatting' && <span className={classes['formatting']}> (different formatting)</span>}
    </div>
  );
}

function renderPiece({ text, side }: Piece, theirName: string): ReactNode {
  if (side === null) return text;
  return (
    <span data-side={side}>
      <VisuallyHidden>{side === 'mine' ? 'Only in yours: ' : `Only in ${theirName}: `}</VisuallyHidden>
      {text}
    </span>
  );
}
