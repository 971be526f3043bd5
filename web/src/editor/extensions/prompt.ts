import { Node, type NodeViewRenderer } from '@tiptap/core';
import { Plugin, type Selection } from '@tiptap/pm/state';
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { checkDocument, type Prompt as PromptAttributes, PROMPT_FORMS } from '@casewright/document';
import { findChangedBlocks } from '../changed-blocks.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    prompt: { insertPrompt: () => ReturnType };
  }
}

interface PromptOptions {
  view: NodeViewRenderer | null;
}

const ATTRIBUTES = ['label', 'instruction', 'form'] as const;

/** The attributes of a prompt as a document keeps them, or null if one of them is not allowed. */
export function readPrompt(attrs: Record<string, unknown>): PromptAttributes | null {
  try {
    const [block] = checkDocument({ type: 'doc', content: [{ type: 'prompt', attrs }] }).content;
    return block?.type === 'prompt' ? block.attrs : null;
  } catch {
    return null;
  }
}

/** Ids are unique in a document: a copy gets a new one. */
function listCopies(doc: ProseMirrorNode): { copies: { position: number; node: ProseMirrorNode }[]; ids: Set<string> } {
  const ids = new Set<string>();
  const copies: { position: number; node: ProseMirrorNode }[] = [];
  doc.descendants((node, position) => {
    if (node.type.name !== 'prompt') return !node.isTextblock;
    if (ids.has(node.attrs['id'])) copies.push({ position, node });
    else ids.add(node.attrs['id']);
    return false;
  });
  return { copies, ids };
}

function hasPrompt(node: ProseMirrorNode): boolean {
  return node.type.name === 'prompt' || (!node.isTextblock && node.children.some(hasPrompt));
}

function chooseId(ids: Set<string>): string {
  let number = ids.size + 1;
  while (ids.has(`prompt-${number}`)) number += 1;
  ids.add(`prompt-${number}`);
  return `prompt-${number}`;
}

/** In the place of an empty paragraph, else after the outermost block of the selection. */
function findRoom({ $to, to }: Selection): { from: number; to: number } {
  if ($to.depth === 0) return { from: to, to };
  const isEmpty = $to.depth === 1 && $to.parent.type.name === 'paragraph' && $to.parent.content.size === 0;
  return { from: isEmpty ? $to.before(1) : $to.after(1), to: $to.after(1) };
}

/** A part that is yet to be written from the notes. */
export const Prompt = Node.create<PromptOptions>({
  name: 'prompt',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ view: null }),
  addAttributes: () => ({
    id: { default: 'prompt-1' },
    label: { default: 'New section' },
    instruction: { default: '' },
    form: { default: PROMPT_FORMS[0] },
  }),
  parseHTML: () => [
    {
      tag: 'aside[data-prompt]',
      getAttrs: (element) => {
        const given = ATTRIBUTES.map((name) => [name, element.dataset[name]]).filter(
          ([, value]) => value !== undefined,
        );
        return readPrompt({ label: 'Section', ...Object.fromEntries(given), id: element.dataset['prompt'] }) ?? false;
      },
    },
  ],
  renderHTML: ({ node }) => {
    const { id, label, instruction, form } = node.attrs;
    return ['aside', { 'data-prompt': id, 'data-label': label, 'data-instruction': instruction, 'data-form': form }];
  },
  addNodeView() {
    return this.options.view ?? null;
  },
  addCommands() {
    return {
      insertPrompt:
        () =>
        ({ commands, state }) => {
          const prompt = { type: this.name, attrs: { id: chooseId(listCopies(state.doc).ids) } };
          return commands.insertContentAt(findRoom(state.selection), prompt);
        },
    };
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, before, { doc, tr }) => {
        if (!transactions.some(({ docChanged }) => docChanged)) return null;
        // Without a new one there is no copy: a long text is not looked through at each key.
        if (!findChangedBlocks(before.doc, doc).come.some(hasPrompt)) return null;
        const { copies, ids } = listCopies(doc);
        for (const { position, node } of copies) tr.setNodeMarkup(position, null, { ...node.attrs, id: chooseId(ids) });
        return copies.length > 0 ? tr : null;
      },
    }),
  ],
});
