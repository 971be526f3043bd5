import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';

export interface OutlineHeading {
  level: number;
  text: string;
}

export interface OutlinePlaces {
  /** Without their positions, which change with every key before them. */
  headings: OutlineHeading[];
  /** The heading that the caret stands under; -1 above the first. */
  current: number;
}

/** Headings in quotes are not a part of the report's structure. */
export function readOutline({ doc, selection }: EditorState): OutlinePlaces {
  const headings: OutlineHeading[] = [];
  let current = -1;
  let position = 0;
  for (const block of doc.children) {
    if (isHeading(block)) {
      if (position <= selection.from) current = headings.length;
      headings.push({ level: Number(block.attrs['level']), text: block.textContent.trim() });
    }
    position += block.nodeSize;
  }
  return { headings, current };
}

/** Where the text of a heading begins, by its place among them; null if there are no longer so many. */
export function findHeading(doc: ProseMirrorNode, index: number): number | null {
  let left = index;
  let position = 0;
  for (const block of doc.children) {
    if (isHeading(block) && left-- === 0) return position + 1;
    position += block.nodeSize;
  }
  return null;
}

function isHeading({ type }: ProseMirrorNode): boolean {
  return type.name === 'heading';
}
