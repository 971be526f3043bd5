import { isVerdict } from '@casewright/document';
import { Extension } from '@tiptap/core';
import { Fragment, type Node as ProseMirrorNode } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import type { Mapping } from '@tiptap/pm/transform';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { keepMarks } from './drop-edited-marks.ts';
import { type BarSection, drawSectionBar } from './section-bar.ts';

/** A part that was written from the notes, where it stands now. */
export interface Section extends BarSection {
  from: number;
  to: number;
  /** What was written there. */
  original: Fragment;
}

type Change =
  | { type: 'set'; sections: Section[] }
  | { type: 'progress'; promptId: string; progress: number | null }
  | { type: 'replace'; promptId: string; nodes: readonly ProseMirrorNode[] };

interface Followed {
  sections: Section[];
  /** What is drawn for them: kept, and moved with the text, as long as their shape stays. */
  drawn: DecorationSet;
}

const key = new PluginKey<Followed>('sections');

export function listSections(state: EditorState): Section[] {
  return key.getState(state)?.sections ?? [];
}

export function setSections(state: EditorState, sections: Section[]): Transaction {
  return change(state.tr, { type: 'set', sections });
}

export function setProgress(state: EditorState, promptId: string, progress: number | null): Transaction {
  return change(state.tr, { type: 'progress', promptId, progress });
}

/** Replaces a section by what was written again. Null if the section is no longer in the text. */
export function replaceSection(
  state: EditorState,
  promptId: string,
  nodes: readonly ProseMirrorNode[],
): Transaction | null {
  const section = listSections(state).find((each) => each.promptId === promptId);
  if (section === undefined) return null;
  const tr = state.tr.replaceWith(section.from, section.to, nodes);
  return keepMarks(change(tr, { type: 'replace', promptId, nodes })).setMeta('addToHistory', false);
}

function change(tr: Transaction, what: Change): Transaction {
  return tr.setMeta(key, what);
}

export interface SectionActions {
  onRewrite: (promptId: string) => void;
}

/** Follows the written parts through every edit, with a button at each to write it again. */
export const Sections = Extension.create<SectionActions>({
  name: 'sections',
  addOptions: () => ({ onRewrite: () => {} }),
  addProseMirrorPlugins() {
    const { onRewrite } = this.options;
    return [
      new Plugin<Followed>({
        key,
        state: {
          init: () => ({ sections: [], drawn: DecorationSet.empty }),
          apply: (tr, followed) => follow(tr, followed, onRewrite),
        },
        filterTransaction: (tr, state) => isAllowed(tr, listSections(state)),
        props: { decorations: (state) => key.getState(state)?.drawn ?? null },
      }),
    ];
  },
});

function follow(
  tr: Transaction,
  { sections: former, drawn }: Followed,
  onRewrite: SectionActions['onRewrite'],
): Followed {
  const sections = applyChange(tr, mapSections(tr, former));
  if (sections === former) return { sections, drawn };
  const isAlike =
    sections.length === former.length && sections.every((each, index) => isMovedOnly(tr, former[index], each));
  return { sections, drawn: isAlike ? drawn.map(tr.mapping, tr.doc) : decorate(tr.doc, sections, onRewrite) };
}

/** Whether its bar can be kept: it shows the same, and the library moves it to where the section now begins. */
function isMovedOnly(tr: Transaction, former: Section | undefined, section: Section): boolean {
  if (former === undefined || shapeOf(former) !== shapeOf(section)) return false;
  const { pos, deleted } = tr.mapping.mapResult(former.from, -1);
  return !deleted && pos === section.from;
}

/** All that its bar shows. */
function shapeOf({ promptId, isIntact, progress }: Section): string {
  return `${promptId} ${isIntact} ${progress}`;
}

function mapSections(tr: Transaction, sections: Section[]): Section[] {
  return tr.docChanged ? moveSections(tr.mapping, tr.doc, sections) : sections;
}

/** Where sections stand in the text after changes to it. */
export function moveSections(mapping: Mapping, doc: ProseMirrorNode, sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => {
    const from = mapping.map(section.from, 1);
    const to = mapping.map(section.to, -1);
    if (from >= to) return [];
    const isIntact = hasSameWords(doc.slice(from, to).content, section.original);
    return [{ ...section, from, to, isIntact }];
  });
}

/** Whoever has looked at a sentence takes a mark from it, and changes none of its words. */
function hasSameWords(content: Fragment, original: Fragment): boolean {
  if (content.eq(original)) return true;
  return content.size === original.size && withoutVerdicts(content).eq(withoutVerdicts(original));
}

function withoutVerdicts(content: Fragment): Fragment {
  return Fragment.from(
    content.content.map((node) => {
      const bare = node.isText ? node : node.copy(withoutVerdicts(node.content));
      return bare.mark(node.marks.filter(({ type }) => !isVerdict(type.name)));
    }),
  );
}

function applyChange(tr: Transaction, sections: Section[]): Section[] {
  const what = tr.getMeta(key) as Change | undefined;
  switch (what?.type) {
    case 'set':
      return what.sections;
    case 'progress':
      return sections.map((each) => (each.promptId === what.promptId ? { ...each, progress: what.progress } : each));
    case 'replace': {
      const original = Fragment.from([...what.nodes]);
      return sections.map((each) =>
        each.promptId === what.promptId
          ? { ...each, original, from: each.to - original.size, isIntact: true, progress: null }
          : each,
      );
    }
    default:
      return sections;
  }
}

/** A section that is being written again stays as it is, or the service could not find it. */
function isAllowed(tr: Transaction, sections: Section[]): boolean {
  if (!tr.docChanged || tr.getMeta(key) !== undefined) return true;
  const busy = sections.filter(({ progress }) => progress !== null);
  return busy.every((section) => {
    const from = tr.mapping.map(section.from, 1);
    const to = tr.mapping.map(section.to, -1);
    return from < to && tr.doc.slice(from, to).content.eq(section.original);
  });
}

function decorate(
  doc: ProseMirrorNode,
  sections: readonly Section[],
  onRewrite: SectionActions['onRewrite'],
): DecorationSet {
  const decorations = sections.flatMap((section) => {
    const bar = Decoration.widget(section.from, () => drawSectionBar(section, onRewrite), {
      side: -1,
      key: shapeOf(section),
      ignoreSelection: true,
      stopEvent: () => true,
    });
    return section.progress === null ? [bar] : [bar, ...fade(doc, section)];
  });
  return DecorationSet.create(doc, decorations);
}

function fade(doc: ProseMirrorNode, { from, to }: Section): Decoration[] {
  const faded: Decoration[] = [];
  doc.nodesBetween(from, to, (node, position) => {
    if (position < from) return true;
    faded.push(Decoration.node(position, position + node.nodeSize, { 'data-busy': '' }));
    return false;
  });
  return faded;
}
