import type { BlockNode, InlineNode, Mark } from '@casewright/document';

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

/** As long as its nodes are: a break is a line end, a variable one sign. */
export function plainText(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : node.type === 'hardBreak' ? '\n' : '\ufffc')).join('');
}

export interface MarkedRange {
  start: number;
  end: number;
  mark: Mark;
}

/** The nodes without any evidence but that of these ranges, which are places in their plain text. */
export function markRanges(nodes: readonly InlineNode[], ranges: readonly MarkedRange[]): InlineNode[] {
  let start = 0;
  return nodes.flatMap((node) => {
    const length = node.type === 'text' ? node.text.length : 1;
    const end = start + length;
    const cuts = new Set([start, end]);
    for (const range of ranges) for (const cut of [range.start, range.end]) if (cut > start && cut < end) cuts.add(cut);
    const edges = [...cuts].toSorted((a, b) => a - b);
    const from = start;
    start = end;
    return edges.slice(1).map((edge, index): InlineNode => {
      const at = edges[index] ?? from;
      const marks = (node.marks ?? []).filter(({ type }) => type !== 'evidence' && type !== 'unsupported');
      const added = ranges.find((range) => range.start <= at && range.end >= edge)?.mark;
      const all = added === undefined ? marks : [added, ...marks];
      const piece = node.type === 'text' ? { ...node, text: node.text.slice(at - from, edge - from) } : node;
      return { ...piece, marks: all };
    });
  });
}
