import type { Fragment, StructureNode } from '../lines/fragment.ts';
import { joinTwo, type Spelling } from '../lines/join-lines.ts';
import { buildRows, joinSegments, type Segment } from '../lines/line.ts';
import type { PlacedCell } from './place-cells.ts';

/** The text of a page, given out to the nodes of its structure tree: each piece to the first node that asks for it. */
export interface TaggedText {
  takeLines(node: StructureNode): Segment[];
  /** The same, and leaves them to whoever asks next. */
  showLines(node: StructureNode): Segment[];
  /** All lines as one. */
  takeFlat(node: StructureNode): string;
  /** The same, with its place. */
  takeCell(node: StructureNode): PlacedCell;
  /** What nobody asked for. */
  rest(): Fragment[];
}

export function createTaggedText(fragments: readonly Fragment[], spelling: Spelling): TaggedText {
  const byContent = Map.groupBy(fragments, (fragment) => fragment.contentId);
  const used = new Set<Fragment>();

  function find(node: StructureNode): Fragment[] {
    return node.children.flatMap((child) => {
      if ('role' in child) return find(child);
      return (byContent.get(child.contentId) ?? []).filter((fragment) => !used.has(fragment));
    });
  }

  function take(node: StructureNode): Fragment[] {
    const found = [...new Set(find(node))];
    for (const fragment of found) used.add(fragment);
    return found;
  }

  function takeLines(node: StructureNode): Segment[] {
    return buildRows(take(node)).map(joinSegments);
  }

  function joinAll(lines: Segment[]): string {
    const texts = lines.map((line) => line.text);
    return texts.length === 0 ? '' : texts.reduce((above, below) => joinTwo(above, below, spelling));
  }

  return {
    takeLines,
    showLines: (node) => buildRows(find(node)).map(joinSegments),
    takeFlat: (node) => joinAll(takeLines(node)),
    takeCell: (node) => {
      const lines = takeLines(node);
      const [left, right] = [lines.map((line) => line.left), lines.map((line) => line.right)];
      return { text: joinAll(lines), left: Math.min(...left), right: Math.max(...right) };
    },
    rest: () => fragments.filter((fragment) => !used.has(fragment)),
  };
}
