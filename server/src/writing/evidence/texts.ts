import { type BlockNode, type InlineNode, isVerdict, type Mark } from '@casewright/document';

export interface TextPlace {
  /** Texts of one table row share a number; null outside tables. */
  row: number | null;
  isHeader: boolean;
}

type MapText = (nodes: readonly InlineNode[], place: TextPlace) => InlineNode[];

/** The blocks with each run of inline nodes replaced, in the order in which they are read. */
export function mapTexts(blocks: readonly BlockNode[], map: MapText): BlockNode[] {
  let rows = 0;
  const mapBlock = (block: BlockNode): BlockNode => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return { ...block, content: map(block.content ?? [], { row: null, isHeader: false }) };
      case 'bulletList':
      case 'orderedList':
        return {
          ...block,
          content: block.content.map((item) => {
            const [first, ...rest] = item.content;
            const start = { ...first, content: map(first.content ?? [], { row: null, isHeader: false }) };
            return { ...item, content: [start, ...rest.map(mapBlock)] };
          }),
        };
      case 'blockquote':
        return { ...block, content: block.content.map(mapBlock) };
      case 'table':
        return {
          ...block,
          content: block.content.map((row) => {
            rows += 1;
            const cells = row.content.map((cell): typeof cell => {
              const content = map(cell.content[0].content ?? [], { row: rows, isHeader: cell.type === 'tableHeader' });
              return { ...cell, content: [{ type: 'paragraph', content }] };
            });
            return { ...row, content: cells };
          }),
        };
      default:
        return block;
    }
  };
  return blocks.map(mapBlock);
}

export interface PlacedText {
  nodes: readonly InlineNode[];
  place: TextPlace;
}

/** Each run of inline nodes, in the order in which they are read. */
export function listTexts(blocks: readonly BlockNode[]): PlacedText[] {
  const texts: PlacedText[] = [];
  mapTexts(blocks, (nodes, place) => {
    texts.push({ nodes, place });
    return [...nodes];
  });
  return texts;
}

/** As long as its nodes are: a break is a line end, a variable one sign. */
export function plainText(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : node.type === 'hardBreak' ? '\n' : '\ufffc')).join('');
}

export interface MarkedRange {
  start: number;
  end: number;
  mark: Mark;
}

/**
 * The nodes without any evidence but that of these ranges, which are places in their plain text. The ranges stand in
 * their order and do not overlap, so each of them is looked at once.
 */
export function markRanges(nodes: readonly InlineNode[], ranges: readonly MarkedRange[]): InlineNode[] {
  let start = 0;
  let first = 0;
  return nodes.flatMap((node) => {
    const from = start;
    start += node.type === 'text' ? node.text.length : 1;
    while ((ranges[first]?.end ?? Infinity) <= from) first += 1;
    const marks = (node.marks ?? []).filter(({ type }) => !isVerdict(type));
    return cutAtRanges(from, start, ranges, first).map(({ at, edge, mark }): InlineNode => {
      const piece = node.type === 'text' ? { ...node, text: node.text.slice(at - from, edge - from) } : node;
      return { ...piece, marks: mark === undefined ? marks : [mark, ...marks] };
    });
  });
}

interface Piece {
  at: number;
  edge: number;
  mark: Mark | undefined;
}

/** What lies between two places, cut where a range begins or ends. */
function cutAtRanges(from: number, to: number, ranges: readonly MarkedRange[], first: number): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (let index = first; at < to; index += 1) {
    const range = ranges[index];
    const next = Math.min(range?.start ?? to, to);
    if (next > at) pieces.push({ at, edge: next, mark: undefined });
    at = Math.max(at, next);
    if (range === undefined || at >= to) continue;
    const edge = Math.min(range.end, to);
    if (edge > at) pieces.push({ at, edge, mark: range.mark });
    at = Math.max(at, edge);
  }
  return pieces;
}
