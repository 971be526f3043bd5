import type { Editor } from '@tiptap/core';
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { type BlockNode, checkDocument, DOCUMENT_VERSION, type DocumentJson } from '@casewright/document';

/** The document in the editor, checked and as it is stored. */
export function readDocument(editor: Editor): DocumentJson {
  return checkDocument(editor.getJSON());
}

/** Blocks never change: an edit makes another one. So what was read of one before still holds. */
const read = new WeakMap<ProseMirrorNode, BlockNode[]>();

/** The same for a text that is read again and again while somebody types: only what was edited is checked anew. */
export function readEditedDocument({ state: { doc } }: Pick<Editor, 'state'>): DocumentJson {
  const content = doc.children.flatMap(readBlock);
  const attrs = { version: DOCUMENT_VERSION };
  return { type: 'doc', attrs, content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

/** One block of it; none where nothing of it is stored. */
export function readBlock(block: ProseMirrorNode): BlockNode[] {
  const known = read.get(block);
  if (known !== undefined) return known;
  const { content } = checkDocument({ type: 'doc', content: [block.toJSON() as unknown] });
  // An empty paragraph stays only where there is nothing else.
  const kept = content.filter((each) => each.type !== 'paragraph' || (each.content ?? []).length > 0);
  read.set(block, kept);
  return kept;
}
