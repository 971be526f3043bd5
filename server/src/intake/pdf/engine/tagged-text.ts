import type { Fragment, StructureNode } from './fragment.ts';
import { joinTwo, type Spelling } from './join-lines.ts';
import { buildRows, joinSegments, type Segment } from './line.ts';

/** The text of a page, given out to the nodes of its structure tree: each piece to the first node that asks for it. */
export interface TaggedText {
  takeLines(node: StructureNode): Segment[];
  /** All lines as one. */
  takeFlat(node: StructureNode): string;
  /** What nobody asked for. */
  rest(): Fragment[];
}

export function createTaggedText(fragments: readonly Fragment[], spelling: Spelling): TaggedText {
  const byContent = Map.groupBy(fragments, (fragment) => fragment.contentId);
  const used = new Set<Fragment>();

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

  return {
    takeLines,
    takeFlat: (node) => {
      const texts = takeLines(node).map((line) => line.text);
      return texts.length === 0 ? '' : texts.reduce((above, below) => joinTwo(above, below, spelling));
    },
    rest: () => fragments.filter((fragment) => !used.has(fragment)),
  };
}
