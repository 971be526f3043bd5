import { Extension } from '@tiptap/core';
import { Fragment, Node as ProseMirrorNode, type Schema, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import { LIMITS, parseMarkdown, type ParseOptions } from '@casewright/document';
import { cleanHtml } from '../pasting/clean-html.ts';
import { flattenSlice } from '../pasting/flatten-slice.ts';
import { keepLineBreaks } from '../pasting/line-breaks.ts';

/** Pasted text is read as Markdown, unless it is pasted as plain text. HTML is cleaned and read by the schema. */
export const MarkdownPaste = Extension.create<Required<ParseOptions>>({
  name: 'markdownPaste',
  addOptions: () => ({ template: false, variables: false }),
  addProseMirrorPlugins() {
    const { options } = this;
    return [
      new Plugin({
        props: {
          transformPastedHTML: (html, { state }) => cleanHtml(html, isInTable(state)),
          transformPasted: (slice, { state }) => (isInTable(state) ? flattenSlice(slice) : slice),
          clipboardTextParser: (text, _context, isPlain, { state: { schema } }) => {
            if (isPlain || text.length > LIMITS.markdownCharacters) return sliceOf(splitLines(text, schema));
            const { content } = parseMarkdown(keepLineBreaks(text), options);
            return sliceOf(
              keepEdges(
                text,
                content.map((block) => ProseMirrorNode.fromJSON(schema, block)),
              ),
            );
          },
        },
      }),
    ];
  },
});

function splitLines(text: string, schema: Schema): ProseMirrorNode[] {
  const lines = text.split(/(?:\r\n?|\n)+/);
  return lines.map((line) => schema.node('paragraph', null, line === '' ? [] : [schema.text(line)]));
}

/** Markdown drops the spaces around a line; a copied " word" keeps them. */
function keepEdges(text: string, nodes: ProseMirrorNode[]): ProseMirrorNode[] {
  const [only, ...others] = nodes;
  if (only?.type.name !== 'paragraph' || others.length > 0 || only.content.size === 0) return nodes;
  const edge = (spaces: RegExp): Fragment => {
    const found = spaces.exec(text)?.[0];
    return found === undefined ? Fragment.empty : Fragment.from(only.type.schema.text(found));
  };
  return [
    only.copy(
      edge(/^[ \t]+/)
        .append(only.content)
        .append(edge(/[ \t]+$/)),
    ),
  ];
}

/** A slice whose first and last paragraph join the text around it. */
export function sliceOf(nodes: ProseMirrorNode[]): Slice {
  return new Slice(Fragment.from(nodes), openness(nodes.at(0)), openness(nodes.at(-1)));
}

function openness(node: ProseMirrorNode | undefined): number {
  return node?.type.name === 'paragraph' ? 1 : 0;
}
