import { type BlockNode, type InlineNode, VARIABLES } from '@casewright/document';

/** What is compared as a whole first: a paragraph, an item of a list, a row of a table. */
export interface Line {
  kind: 'heading' | 'paragraph' | 'item' | 'row' | 'code';
  depth: number;
  /** One text, or one for each cell of a row. */
  cells: string[];
  /** Equal for lines that do not differ at all, formatting included. */
  key: string;
}

export function listLines(blocks: readonly BlockNode[], depth = 0): Line[] {
  return blocks.flatMap((block) => linesOf(block, depth));
}

function linesOf(block: BlockNode, depth: number): Line[] {
  const line = (kind: Line['kind'], cells: string[], shape: unknown): Line[] => [
    { kind, depth, cells, key: JSON.stringify([kind, depth, shape]) },
  ];
  switch (block.type) {
    case 'heading':
      return line('heading', [textOf(block.content)], [block.attrs, block.content]);
    case 'paragraph':
      return line('paragraph', [textOf(block.content)], block.content);
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap(({ content: [first, ...rest] }) => [
        {
          kind: 'item',
          depth,
          cells: [textOf(first.content)],
          key: JSON.stringify(['item', block.type, depth, first]),
        },
        ...listLines(rest, depth + 1),
      ]);
    case 'blockquote':
      return listLines(block.content, depth + 1);
    case 'table':
      return block.content.flatMap((row) =>
        line(
          'row',
          row.content.map(({ content: [paragraph] }) => textOf(paragraph.content)),
          row,
        ),
      );
    case 'codeBlock':
      return line('code', [(block.content ?? []).map(({ text }) => text).join('')], block);
    case 'prompt':
      return line('paragraph', [block.attrs.label], block);
    default:
      return line('paragraph', ['———'], block);
  }
}

function textOf(nodes: readonly InlineNode[] = []): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text;
      return node.type === 'variable' ? VARIABLES[node.attrs.name] : '\n';
    })
    .join('');
}
