import type { Editor } from '@tiptap/core';
import { checkDocument, type DocumentJson } from '@casewright/document';

/** The document in the editor, checked and as it is stored. */
export function readDocument(editor: Editor): DocumentJson {
  return checkDocument(editor.getJSON());
}
