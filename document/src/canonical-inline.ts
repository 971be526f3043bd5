import { isAsRecorded } from './fields.ts';
import { includesMark, orderMarks, sameMark, sameMarks, withMarks } from './marks.ts';
import { cleanText } from './text.ts';
import type { FieldMark, InlineNode, Mark } from './types.ts';
import type { MarkName } from './vocabulary.ts';

interface Piece {
  node: InlineNode;
  marks: Mark[];
  /** White space outside code, or a hard break: what emphasis cannot begin or end with. */
  isBlank: boolean;
}

const EMPHASIS: readonly MarkName[] = ['bold', 'italic', 'strike'];

/** See canonical.ts for the form this makes. */
export function canonicaliseInline(nodes: readonly InlineNode[]): InlineNode[] {
  const pieces = nodes.flatMap(splitNode);
  shareMarksWithBreaks(pieces);
  for (const name of EMPHASIS) trimEmphasis(pieces, name);
  dropEditedFields(pieces);
  return joinPieces(pieces);
}

function splitNode(node: InlineNode): Piece[] {
  const marks = orderMarks(node.marks ?? []);
  if (node.type !== 'text') {
    const kept = marks.filter((mark) => mark.type !== 'code');
    return [{ node, marks: kept, isBlank: node.type === 'hardBreak' }];
  }
  const text = cleanText(node.text);
  if (text === '') return [];
  const isCode = marks.some((mark) => mark.type === 'code');
  const core = isCode ? text : text.trim();
  if (core === '') return [{ node: { type: 'text', text }, marks, isBlank: true }];
  const start = isCode ? 0 : text.length - text.trimStart().length;
  const parts: Piece[] = [];
  for (const part of [text.slice(0, start), core, text.slice(start + core.length)]) {
    if (part !== '') parts.push({ node: { type: 'text', text: part }, marks, isBlank: part !== core });
  }
  return parts;
}

/** A break has the marks that what stands before it and after it have in common. */
function shareMarksWithBreaks(pieces: Piece[]): void {
  for (let start = 0; start < pieces.length; start++) {
    let end = start;
    while (pieces[end]?.node.type === 'hardBreak') end++;
    if (end === start) continue;
    const before = pieces[start - 1]?.marks ?? [];
    const after = pieces[end]?.marks ?? [];
    const shared = before.filter((mark) => mark.type !== 'code' && includesMark(after, mark));
    for (const piece of pieces.slice(start, end)) piece.marks = shared;
    start = end;
  }
}

function trimEmphasis(pieces: Piece[], name: MarkName): void {
  const isMarked = (piece: Piece | undefined): boolean => piece?.marks.some((mark) => mark.type === name) ?? false;
  for (let start = 0; start < pieces.length; start++) {
    if (!isMarked(pieces[start])) continue;
    let end = start;
    while (isMarked(pieces[end])) end++;
    const run = pieces.slice(start, end);
    const first = run.findIndex((piece) => !piece.isBlank);
    const last = run.findLastIndex((piece) => !piece.isBlank);
    for (const [index, piece] of run.entries()) {
      if (first === -1 || index < first || index > last) {
        piece.marks = piece.marks.filter((mark) => mark.type !== name);
      }
    }
    start = end;
  }
}

/** A field that somebody has edited is their text from then on. */
function dropEditedFields(pieces: Piece[]): void {
  for (let start = 0; start < pieces.length; start++) {
    const mark = fieldOf(pieces[start]);
    if (mark === undefined) continue;
    let end = start;
    while (sameField(fieldOf(pieces[end]), mark)) end++;
    const run = pieces.slice(start, end);
    const isCode = run.some(({ marks }) => marks.some(({ type }) => type === 'code'));
    const text = run.map(({ node }) => (node.type === 'text' ? node.text : '\n')).join('');
    if (isCode || !isAsRecorded(text, mark)) {
      for (const piece of run) piece.marks = piece.marks.filter(({ type }) => type !== 'field');
    }
    start = end - 1;
  }
}

function fieldOf(piece: Piece | undefined): FieldMark | undefined {
  return piece?.marks.find((mark) => mark.type === 'field');
}

function sameField(a: FieldMark | undefined, b: FieldMark): boolean {
  return a !== undefined && sameMark(a, b);
}

function joinPieces(pieces: readonly Piece[]): InlineNode[] {
  const nodes: InlineNode[] = [];
  let parts: string[] = [];
  for (const [index, { node, marks }] of pieces.entries()) {
    if (node.type !== 'text') {
      nodes.push(withMarks(node, marks));
      continue;
    }
    parts.push(node.text);
    const next = pieces[index + 1];
    if (next?.node.type === 'text' && sameMarks(next.marks, marks)) continue;
    nodes.push(withMarks({ type: 'text', text: parts.join('') }, marks));
    parts = [];
  }
  return nodes;
}
