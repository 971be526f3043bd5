import type { ListItem } from '../blocks/block.ts';
import type { StructureNode } from '../lines/fragment.ts';
import { matchListMarker } from '../lines/list-marker.ts';
import type { TaggedText } from './tagged-text.ts';

/** The items of a list that the structure tree names, with those of the lists inside it. */
export function readListItems(list: StructureNode, text: TaggedText, depth = 0): ListItem[] {
  return list.children.flatMap((child) => {
    if (!('role' in child)) return [];
    if (child.role === 'L') return readListItems(child, text, depth + 1);
    return child.role === 'LI' ? readItem(child, text, depth) : readLooseItem(child, text, depth);
  });
}

function readLooseItem(node: StructureNode, { takeFlat }: TaggedText, depth: number): ListItem[] {
  const text = takeFlat(node);
  return text === '' ? [] : [{ marker: '•', depth, text }];
}

function readItem(item: StructureNode, tagged: TaggedText, depth: number): ListItem[] {
  const inner: StructureNode[] = [];
  const own = withoutLists(item, inner);
  const label = own.children.find((child): child is StructureNode => 'role' in child && child.role === 'Lbl');
  const marker = label === undefined ? '' : tagged.takeFlat(label);
  const text = tagged.takeFlat(own);
  const marked = marker === '' ? matchListMarker(text) : { marker, text };
  const items = inner.flatMap((list) => readListItems(list, tagged, depth + 1));
  if (text === '' && marker === '') return items;
  return [{ depth, marker: marked?.marker ?? '•', text: marked?.text ?? text }, ...items];
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
