/** Text may hold line breaks that were meant. */
export type Block =
  | { kind: 'heading'; text: string; level: number }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: ListItem[] }
  | { kind: 'table'; rows: string[][] };

export interface ListItem {
  /** As printed, e.g. "•", "3." or "b)". */
  marker: string;
  depth: number;
  text: string;
}

/** Everything a block says, markers of numbered items with it. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'list':
      return block.items.map(({ marker, text }) => `${marker} ${text}`).join('\n');
    case 'table':
      return block.rows.map((row) => row.join(' ')).join('\n');
    default:
      return block.text;
  }
}
