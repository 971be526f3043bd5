import type { Editor } from '@tiptap/core';
import { checkDocument, type DocumentJson } from '@casewright/document';

/** What stands in the editor, checked and in the form in which it is stored. */
export function readDocument(editor: Editor): DocumentJson {
  return checkDocument(editor.getJSON());
}
