import { type BlockNode, fillVariables, parseMarkdown, type VariableValues } from '@casewright/document';
import { Node as ProseMirrorNode } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { sliceOf } from '../extensions/paste.ts';
import type { SnippetSearch } from './snippet-trigger.ts';

/** Where a snippet is put: into a template, or a report or note, whose client's record fills its variables. */
export type SnippetTarget = { isTemplate: true } | { isTemplate: false; values: VariableValues | undefined };

/** The snippet in the place of what was typed. Its first and last paragraph join the text around them. */
export function insertSnippet(
  { tr, schema, doc }: EditorState,
  { from, to }: SnippetSearch,
  markdown: string,
  target: SnippetTarget,
): Transaction {
  const start = doc.resolve(from);
  const before = start.parent.textBetween(0, start.parentOffset, undefined, (leaf) => textOfLeaf(leaf));
  const nodes = readSnippet(markdown, before, target).map((block) => ProseMirrorNode.fromJSON(schema, block));
  return tr.replaceRange(from, to, sliceOf(nodes)).scrollIntoView();
}

function readSnippet(markdown: string, before: string, target: SnippetTarget): BlockNode[] {
  if (target.isTemplate) return parseMarkdown(markdown, { template: true }).content;
  const { values } = target;
  // Without a client's record its variables are text, as somebody wrote them.
  if (values === undefined) return parseMarkdown(markdown).content;
  return fillVariables(parseMarkdown(markdown, { variables: true }), values, before).content;
}

function textOfLeaf({ type }: ProseMirrorNode): string {
  return type.name === 'hardBreak' ? '\n' : '\ufffc';
}
