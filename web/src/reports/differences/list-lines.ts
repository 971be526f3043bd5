import { type BlockNode, checkDocument, type InlineNode, VARIABLES } from '@casewright/document';

/** What is compared as a whole first: a paragraph, an item of a list, a row of a table. */
export interface Line {
  kind: 'heading' | 'paragraph' | 'item' | 'row' | 'code';
  depth: number;
  /** One text, or one for each cell of a row. */
  cells: string[];
  /** Equal for lines that do not differ at all, formatting included. */
  key: string;
}

/** A whole text under its title. One that cannot be read has the title alone. */
export function listTextLines({ title, content }: { title: string; content: unknown }): Line[] {
  const heading: Line = { kind: 'heading', depth: 0, cells: [title], key: title };
  try {
    return [heading, ...listLines(checkDocument(content).content)];
  } catch {
    return [heading];
  }
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
      return line('heading', [textOf(block.content)], [block.attrs, shapeOf(block.content)]);
    case 'paragraph':
      return line('paragraph', [textOf(block.content)], [block.attrs ?? null, shapeOf(block.content)]);
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap(({ content: [first, ...rest] }) => [
        {
          kind: 'item',
          depth,
          cells: [textOf(first.content)],
          key: JSON.stringify(['item', block.type, depth, shapeOf(first.content)]),
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
          row.content.map(({ type, attrs, content: [paragraph] }) => [type, attrs, shapeOf(paragraph.content)]),
        ),
      );
    case 'codeBlock':
      return line('code', [(block.content ?? []).map(({ text }) => text).join('')], block);
    case 'pageBreak':
      return line('paragraph', ['Page break'], block);
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

const MARKS_OF_ORIGIN: ReadonlySet<string> = new Set(['evidence', 'unsupported', 'field']);

/** The words with their format, and without where they come from: a check that found other evidence changes no text. */
function shapeOf(nodes: readonly InlineNode[] = []): unknown[] {
  const runs: { text: string; format: string }[] = [];
  for (const node of nodes) {
    const marks = (node.marks ?? []).filter(({ type }) => !MARKS_OF_ORIGIN.has(type));
    const format = JSON.stringify([node.type, marks]);
    const last = runs.at(-1);
    if (last?.format === format) last.text += textOf([node]);
    else runs.push({ text: textOf([node]), format });
  }
  return runs;
}
