import type { Block, ListItem } from './block.ts';
import type { Fragment, StructureNode } from './fragment.ts';
import { joinLines, joinTwo, type Spelling } from './join-lines.ts';
import { buildRows, joinSegments, type Segment } from './line.ts';
import { matchListMarker } from './list-marker.ts';
import { headingLevel, type TextStyle } from './text-style.ts';

export interface TaggedInput {
  fragments: Fragment[];
  style: TextStyle;
  spelling: Spelling;
  /** Some page of the document names its headings; then nothing else is one, unless it is much larger than the text. */
  hasHeadingRoles: boolean;
}

export interface TaggedBlocks {
  blocks: Block[];
  /** Text that the structure does not speak of. */
  rest: Fragment[];
}

const MUCH_LARGER = 1.25;
const HEADING_ROLE = /^H([1-6])?$/;
const BLOCK_ROLES = new Set([
  'P',
  'Caption',
  'BlockQuote',
  'Note',
  'TOCI',
  'Formula',
  'Title',
  'FENote',
  'Index',
  'BibEntry',
]);
const ROW_ROLES = new Set(['TH', 'TD']);

export function hasHeadings(node: StructureNode | null): boolean {
  if (node === null) return false;
  return HEADING_ROLE.test(node.role) || node.children.some((child) => 'role' in child && hasHeadings(child));
}

/** The page as its structure tree tells it. */
export function buildTaggedBlocks(tree: StructureNode, input: TaggedInput): TaggedBlocks {
  const byContent = Map.groupBy(input.fragments, (fragment) => fragment.contentId);
  const used = new Set<Fragment>();
  const rightEdge = Math.max(...input.fragments.map((fragment) => fragment.right));

  function take(node: StructureNode): Fragment[] {
    return node.children.flatMap((child) => {
      if ('role' in child) return take(child);
      const found = (byContent.get(child.contentId) ?? []).filter((fragment) => !used.has(fragment));
      for (const fragment of found) used.add(fragment);
      return found;
    });
  }

  function takeLines(node: StructureNode): Segment[] {
    return buildRows(take(node)).map(joinSegments);
  }

  function takeFlat(node: StructureNode): string {
    const texts = takeLines(node).map((line) => line.text);
    return texts.length === 0 ? '' : texts.reduce((above, below) => joinTwo(above, below, input.spelling));
  }

  function paragraph(node: StructureNode): Block[] {
    const lines = takeLines(node);
    const [first] = lines;
    if (first === undefined) return [];
    const mayBeHeading =
      lines.length <= 2 && (!input.hasHeadingRoles || first.size > input.style.bodySize * MUCH_LARGER);
    const level = mayBeHeading ? headingLevel(first, input.style) : null;
    const text = joinLines(lines, rightEdge, input.spelling);
    return [
      level === null ? { kind: 'paragraph', text } : { kind: 'heading', level, text: text.replaceAll('\n', ' ') },
    ];
  }

  function listItems(list: StructureNode, depth: number): ListItem[] {
    return list.children.flatMap((child) => {
      if (!('role' in child)) return [];
      if (child.role === 'L') return listItems(child, depth + 1);
      return child.role === 'LI' ? listItem(child, depth) : looseItem(child, depth);
    });
  }

  function looseItem(node: StructureNode, depth: number): ListItem[] {
    const text = takeFlat(node);
    return text === '' ? [] : [{ marker: '•', depth, text }];
  }

  function listItem(item: StructureNode, depth: number): ListItem[] {
    const inner: StructureNode[] = [];
    const own = withoutLists(item, inner);
    const label = own.children.find((child): child is StructureNode => 'role' in child && child.role === 'Lbl');
    const marker = label === undefined ? '' : takeFlat(label);
    const text = takeFlat(own);
    const marked = marker === '' ? matchListMarker(text) : { marker, text };
    const items = inner.flatMap((list) => listItems(list, depth + 1));
    if (text === '' && marker === '') return items;
    return [{ depth, marker: marked?.marker ?? '•', text: marked?.text ?? text }, ...items];
  }

  function tableRows(node: StructureNode): string[][] {
    return node.children.flatMap((child) => {
      if (!('role' in child)) return [];
      if (child.role !== 'TR') return tableRows(child);
      const cells = child.children.filter((cell): cell is StructureNode => 'role' in cell && ROW_ROLES.has(cell.role));
      return [cells.map((cell) => takeFlat(cell))];
    });
  }

  function table(node: StructureNode): Block[] {
    const caption = node.children.filter(
      (child): child is StructureNode => 'role' in child && child.role === 'Caption',
    );
    const rows = tableRows(node).filter((row) => row.some((cell) => cell !== ''));
    const captions = caption.flatMap(paragraph);
    return rows.length === 0 ? captions : [...captions, { kind: 'table', rows }];
  }

  function walk(node: StructureNode): Block[] {
    const heading = HEADING_ROLE.exec(node.role);
    if (heading !== null) {
      const text = takeFlat(node);
      return text === '' ? [] : [{ kind: 'heading', level: Number(heading[1] ?? 1), text }];
    }
    if (node.role === 'L') {
      const items = listItems(node, 0);
      return items.length === 0 ? [] : [{ kind: 'list', items }];
    }
    if (node.role === 'Table') return table(node);
    if (BLOCK_ROLES.has(node.role) || node.children.some((child) => !('role' in child))) return paragraph(node);
    return node.children.flatMap((child) => ('role' in child ? walk(child) : []));
  }

  const blocks = walk(tree);
  return { blocks, rest: input.fragments.filter((fragment) => !used.has(fragment)) };
}

/** A copy without the lists inside it, which are put aside. */
function withoutLists(node: StructureNode, lists: StructureNode[]): StructureNode {
  const children = node.children.flatMap((child): StructureNode['children'] => {
    if (!('role' in child)) return [child];
    if (child.role !== 'L') return [withoutLists(child, lists)];
    lists.push(child);
    return [];
  });
  return { role: node.role, children };
}
