import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

const key = new PluginKey<DecorationSet>('spotlight');

export interface Range {
  from: number;
  to: number;
}

/** Shows a stretch of the text in another colour, without changing it; null shows none. */
export function setSpotlight(state: EditorState, range: Range | null): Transaction {
  return state.tr.setMeta(key, { range });
}

/** The stretch that is being looked at beside the text. It moves with what is typed. */
export const Spotlight = Extension.create({
  name: 'spotlight',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (tr, shown) => {
          const change = tr.getMeta(key) as { range: Range | null } | undefined;
          if (change === undefined) return tr.docChanged ? shown.map(tr.mapping, tr.doc) : shown;
          if (change.range === null) return DecorationSet.empty;
          const { from, to } = change.range;
          return DecorationSet.create(tr.doc, [Decoration.inline(from, to, { 'data-spotlight': '' })]);
        },
      },
      props: { decorations: (state) => key.getState(state) ?? null },
    }),
  ],
});
