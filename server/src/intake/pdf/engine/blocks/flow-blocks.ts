import type { Block, ListItem } from './block.ts';
import { isBreakMeant, joinLines, joinTwo, type Spelling } from '../lines/join-lines.ts';
import { joinSegments, type Row, type Segment } from '../lines/line.ts';
import { isBullet, matchListMarker } from '../lines/list-marker.ts';
import { headingLevel, type TextStyle } from '../lines/text-style.ts';

// In ems.
const INDENT = 0.8;
const DEEP_INDENT = 5;
const SENTENCE_END = /[.!?:;]["'”’)]*$/;

/** Lines of one kind that belong together. */
interface Group {
  kind: 'heading' | 'paragraph' | 'item';
  level: number;
  lines: Segment[];
}

export interface FlowInput {
  style: TextStyle;
  spelling: Spelling;
  /** How far lines may reach; as far as the longest of these rows unless given. */
  rightEdge?: number;
}

/** The lines of one column as headings, paragraphs and lists. */
export function buildFlowBlocks(rows: Row[], { style, spelling, ...given }: FlowInput): Block[] {
  const lines = rows.map(joinSegments);
  const rightEdge = given.rightEdge ?? Math.max(...lines.map((line) => line.right));
  const pitch = typicalPitch(lines);
  const groups: Group[] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group !== undefined && belongs(line, group, { rightEdge, pitch, style })) group.lines.push(line);
    else groups.push(startGroup(line, style));
  }
  return toBlocks(groups, rightEdge, spelling);
}

function startGroup(line: Segment, style: TextStyle): Group {
  const level = headingLevel(line, style);
  if (level !== null) return { kind: 'heading', level, lines: [line] };
  return { kind: matchListMarker(line.text) === null ? 'paragraph' : 'item', level: 0, lines: [line] };
}

/** The distance of lines within paragraphs, in ems: the most common one. */
function typicalPitch(lines: Segment[]): number {
  const counts = new Map<number, number>();
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (above === undefined) continue;
    const pitch = Math.round(((line.baseline - above.baseline) / Math.max(1, line.size)) * 20) / 20;
    if (pitch > 0.8 && pitch < 2.2) counts.set(pitch, (counts.get(pitch) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, x], [b, y]) => y - x || a - b)[0]?.[0] ?? 1.3;
}

interface Measures {
  rightEdge: number;
  pitch: number;
  style: TextStyle;
}

function belongs(line: Segment, group: Group, { rightEdge, pitch, style }: Measures): boolean {
  const above = group.lines.at(-1);
  const first = group.lines[0];
  if (above === undefined || first === undefined) return false;
  const distance = (line.baseline - above.baseline) / Math.max(1, line.size);
  if (distance <= 0 || distance > Math.max(pitch, 1) * 1.25) return false;
  const level = headingLevel(line, style);
  if (group.kind === 'heading') return level === group.level && line.isBold === above.isBold;
  if (level !== null && level <= style.headingSizes.length) return false;
  if (Math.abs(line.size - above.size) > 0.15 * above.size || (level !== null && !above.isBold)) return false;
  if (matchListMarker(line.text) !== null) return false;
  if (group.kind === 'item') return continuesItem(line, above, first, rightEdge);
  const indent = (line.left - above.left) / Math.max(1, line.size);
  if (indent > INDENT && indent < DEEP_INDENT && group.lines.length > 1) return false;
  return !(isBreakMeant(above, line, rightEdge) && SENTENCE_END.test(above.text));
}

function continuesItem(line: Segment, above: Segment, first: Segment, rightEdge: number): boolean {
  if (line.left > first.left + INDENT * line.size * 0.6) return true;
  return line.left > first.left - INDENT * line.size && !isBreakMeant(above, line, rightEdge);
}

function toBlocks(groups: Group[], rightEdge: number, spelling: Spelling): Block[] {
  const blocks: Block[] = [];
  let lefts: number[] = [];
  for (const { kind, level, lines } of groups) {
    if (kind === 'heading') {
      const text = lines.map((line) => line.text).reduce((above, below) => joinTwo(above, below, spelling));
      blocks.push({ kind, level, text });
    } else if (kind === 'paragraph') blocks.push({ kind, text: joinLines(lines, rightEdge, spelling) });
    else {
      const last = blocks.at(-1);
      const items = last?.kind === 'list' ? last.items : [];
      if (last?.kind !== 'list') {
        blocks.push({ kind: 'list', items });
        lefts = [];
      }
      lefts = nest(lefts, lines[0]?.left ?? 0);
      items.push(toItem(lines, lefts.length - 1, spelling));
    }
  }
  return blocks.map(unlistDate);
}

/** "9. May 2024" is no list: a lone item with any number but the first is a line that happens to begin so. */
function unlistDate(block: Block): Block {
  const [item, ...others] = block.kind === 'list' ? block.items : [];
  if (item === undefined || others.length > 0 || isBullet(item.marker) || /^\(?[1ai][.)]$/.test(item.marker))
    return block;
  return { kind: 'paragraph', text: `${item.marker} ${item.text}` };
}

/** The left edges of the lists that are open once an item at this edge has begun. */
function nest(lefts: number[], left: number): number[] {
  const tolerance = 4;
  const outer = lefts.filter((open) => open < left - tolerance);
  return [...outer, left];
}

function toItem(lines: Segment[], depth: number, spelling: Spelling): ListItem {
  const text = lines.map((line) => line.text).reduce((above, below) => joinTwo(above, below, spelling));
  const marked = matchListMarker(text);
  return { depth, marker: marked?.marker ?? '', text: marked?.text ?? text };
}
