import { Extension } from '@tiptap/core';
import { Fragment, Node as ProseMirrorNode, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { LIMITS, parseMarkdown } from '@casewright/document';

/** Text from the clipboard is read as Markdown, unless it is pasted as plain text. HTML is read by the schema. */
export const MarkdownPaste = Extension.create<{ isTemplate: boolean }>({
  name: 'markdownPaste',
  addOptions: () => ({ isTemplate: false }),
  addProseMirrorPlugins() {
    const { isTemplate } = this.options;
    return [
      new Plugin({
        props: {
          clipboardTextParser: (text, _context, isPlain, view) => {
            if (isPlain || text.length > LIMITS.markdownCharacters) return splitLines(text, view.state.doc.type.schema);
            const { content } = parseMarkdown(text, { template: isTemplate });
            return sliceOf(content.map((block) => ProseMirrorNode.fromJSON(view.state.schema, block)));
          },
        },
      }),
    ];
  },
});

function splitLines(text: string, schema: ProseMirrorNode['type']['schema']): Slice {
  const lines = text.split(/(?:\r\n?|\n)+/);
  return sliceOf(lines.map((line) => schema.node('paragraph', null, line === '' ? [] : [schema.text(line)])));
}

/** Open at its ends where they are paragraphs, so that they join what stands around the place. */
function sliceOf(nodes: ProseMirrorNode[]): Slice {
  const isOpen = (node: ProseMirrorNode | undefined): number => (node?.type.name === 'paragraph' ? 1 : 0);
  return new Slice(Fragment.from(nodes), isOpen(nodes.at(0)), isOpen(nodes.at(-1)));
}
