import type { BlockNode, ListItemNode, TableNode } from '@casewright/document';

/** As many as stay readable on an upright page; Word itself cannot open a table of more than 63. */
const MAX_COLUMNS = 10;

/** Tables too wide for a page become several, each with the first column again, which says whose the row is. */
export function splitWideTables(blocks: readonly BlockNode[]): BlockNode[] {
  return blocks.flatMap((block): BlockNode[] => {
    switch (block.type) {
      case 'table':
        return splitTable(block);
      case 'blockquote':
        return [{ ...block, content: splitWideTables(block.content) }];
      case 'bulletList':
      case 'orderedList':
        return [{ ...block, content: block.content.map(splitItem) }];
      default:
        return [block];
    }
  });
}

function splitItem({ type, content: [first, ...rest] }: ListItemNode): ListItemNode {
  return { type, content: [first, ...splitWideTables(rest)] };
}

function splitTable(table: TableNode): TableNode[] {
  const columns = table.content[0]?.content.length ?? 0;
  if (columns <= MAX_COLUMNS) return [table];
  const bands: TableNode[] = [];
  for (let start = 1; start < columns; start += MAX_COLUMNS - 1) {
    const rows = table.content.map((row) => ({
      ...row,
      content: [...row.content.slice(0, 1), ...row.content.slice(start, start + MAX_COLUMNS - 1)],
    }));
    bands.push({ ...table, content: rows });
  }
  return bands;
}
