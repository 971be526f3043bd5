import type { Fragment, PlacedText } from './fragment.ts';
import { matchListMarker } from './list-marker.ts';
import { raise } from './raised.ts';
import { orderByDirection } from './right-to-left.ts';

/** Text without a wide gap in it: a line of a column, or what one cell of a table has on that line. */
export interface Segment extends PlacedText {
  fragments: Fragment[];
  /** It stands for a whole table that lines show, so that the table has its place among the rows of text. */
  table?: string[][];
}

/** Segments side by side on one baseline. */
export interface Row {
  baseline: number;
  size: number;
  segments: Segment[];
}

// In ems.
const SAME_BASELINE = 0.45;
const LARGER = 1.05;
const WIDE_GAP = 0.85;
const WORD_GAP = 0.12;
const MARKER_GAP = 4;
const FIELD_GAP = 8;
const LONE_MARKER = /^(?:[•‣◦▪▫●○■□–—*o·➢✓-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])$/i;

export function buildRows(fragments: Fragment[]): Row[] {
  const rows: Fragment[][] = [];
  let row: Fragment[] = [];
  // The line is that of its largest letters: powers stand above it, indices below.
  let line: Fragment | undefined;
  for (const fragment of fragments.toSorted((a, b) => a.baseline - b.baseline || a.left - b.left)) {
    if (line === undefined || fragment.baseline - line.baseline > SAME_BASELINE * Math.max(line.size, fragment.size)) {
      rows.push((row = []));
      line = fragment;
    } else if (fragment.size > line.size * LARGER) line = fragment;
    row.push(fragment);
  }
  return rows.map((members) => toRow(members.toSorted((a, b) => a.left - b.left || a.index - b.index)));
}

function toRow(fragments: Fragment[]): Row {
  const segments: Fragment[][] = [];
  let right = -Infinity;
  let size = Infinity;
  for (const [index, fragment] of fragments.entries()) {
    const last = segments.at(-1);
    const gap = (fragment.left - right) / Math.min(size, fragment.size);
    if (last !== undefined && gap < widestGap(last, fragment, fragments[index + 1])) last.push(fragment);
    else segments.push([fragment]);
    right = Math.max(right, fragment.right);
    size = fragment.size;
  }
  return rowOf(segments.map(buildSegment));
}

/** What is filled in behind a label belongs to it; several fields side by side are cells of a table. */
function widestGap(before: Fragment[], fragment: Fragment, next: Fragment | undefined): number {
  if (fragment.isField === true && before.at(-1)?.isField !== true && next?.isField !== true) return FIELD_GAP;
  const isMarked = before.length === 1 && isMarker(before[0]?.text ?? '') && !isMarker(fragment.text);
  return isMarked ? MARKER_GAP : WIDE_GAP;
}

/** A sign before an item, which programs that write texts set apart from it; two side by side are cells of a table. */
function isMarker(text: string): boolean {
  return LONE_MARKER.test(text) || matchListMarker(`${text} x`)?.marker === text;
}

export function rowOf(segments: Segment[]): Row {
  const size = Math.max(...segments.map((segment) => segment.size));
  return { segments, size, baseline: Math.max(...segments.map((segment) => segment.baseline)) };
}

/** Fragments of one line, from left to right. */
export function buildSegment(fragments: Fragment[]): Segment {
  let text = '';
  let boldCharacters = 0;
  let longest = fragments[0];
  let previous: Fragment | undefined;
  for (const fragment of fragments) if (fragment.text.length > (longest?.text.length ?? 0)) longest = fragment;
  for (const fragment of orderByDirection(fragments)) {
    text += (previous !== undefined && isApart(previous, fragment) ? ' ' : '') + raise(fragment, longest);
    if (fragment.isBold) boldCharacters += fragment.text.length;
    previous = fragment;
  }
  return {
    text,
    left: Math.min(...fragments.map((fragment) => fragment.left)),
    right: Math.max(...fragments.map((fragment) => fragment.right)),
    baseline: longest?.baseline ?? 0,
    size: longest?.size ?? 0,
    isBold: boldCharacters > 0.9 * fragments.reduce((sum, fragment) => sum + fragment.text.length, 0),
    fragments,
  };
}

function isApart(previous: Fragment, next: Fragment): boolean {
  const gap = Math.max(next.left - previous.right, previous.left - next.right);
  const isNextInStream = Math.abs(next.index - previous.index) === 1;
  const later = next.index > previous.index ? next : previous;
  if (isNextInStream && later.hasSpaceBefore) return true;
  return gap > WORD_GAP * Math.min(previous.size, next.size);
}

/** The segments of a row as one line. */
export function joinSegments({ segments }: Row): Segment {
  const [only] = segments;
  return segments.length === 1 && only !== undefined
    ? only
    : buildSegment(segments.flatMap(({ fragments }) => fragments));
}
