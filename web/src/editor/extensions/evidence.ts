import { Mark } from '@tiptap/core';
import { dropMarksOfEdited } from './drop-edited-marks.ts';
import { formatSources, parseSources, type UnsupportedReason } from '@casewright/document';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    unsupported: {
      /** A person has looked at the marked sentence around this position. */
      acceptSentence: (position: number) => ReturnType;
    };
  }
}

const REASONS: readonly string[] = ['silence', 'figures', 'wording', 'contradiction'] satisfies UnsupportedReason[];

/** What a sentence rests on. What is typed after it is not a part of it. */
export const Evidence = Mark.create({
  name: 'evidence',
  inclusive: false,
  priority: 1100,
  addAttributes: () => ({
    sources: { default: '', renderHTML: ({ sources }) => ({ 'data-evidence': String(sources) }) },
  }),
  parseHTML: () => [
    {
      tag: 'span[data-evidence]',
      getAttrs: (element) => {
        const sources = formatSources(parseSources(element.dataset['evidence'] ?? ''));
        return sources === '' ? false : { sources };
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  addProseMirrorPlugins: () => [dropMarksOfEdited('evidence')],
});

/** A sentence that the notes do not support. */
export const Unsupported = Mark.create({
  name: 'unsupported',
  inclusive: false,
  priority: 1090,
  addAttributes: () => ({
    reason: { default: 'wording', renderHTML: ({ reason }) => ({ 'data-unsupported': String(reason) }) },
    // What the sentence contradicts.
    sources: {
      default: null,
      renderHTML: ({ sources }) => (typeof sources === 'string' ? { 'data-against': sources } : {}),
    },
  }),
  parseHTML: () => [
    {
      tag: 'span[data-unsupported]',
      getAttrs: (element) => {
        const reason = element.dataset['unsupported'] ?? '';
        const sources = formatSources(parseSources(element.dataset['against'] ?? '')) || null;
        return REASONS.includes(reason) ? { reason, sources } : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  addCommands() {
    return {
      acceptSentence:
        (position) =>
        ({ chain }) =>
          chain().setTextSelection(position).extendMarkRange('unsupported').unsetMark('unsupported').run(),
    };
  },
});
