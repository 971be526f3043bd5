import { parseMarkdown } from '@casewright/document';
import { Node as ProseMirrorNode } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { sliceOf } from '../extensions/paste.ts';
import type { SnippetSearch } from './snippet-trigger.ts';

/** The snippet in the place of what was typed. Its first and last paragraph join the text around them. */
export function insertSnippet(
  { tr, schema }: EditorState,
  { from, to }: SnippetSearch,
  markdown: string,
  isTemplate: boolean,
): Transaction {
  const { content } = parseMarkdown(markdown, { template: isTemplate });
  const nodes = content.map((block) => ProseMirrorNode.fromJSON(schema, block));
  return tr.replaceRange(from, to, sliceOf(nodes)).scrollIntoView();
}
