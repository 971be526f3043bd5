import {
  type Icon,
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconCode,
  IconItalic,
  IconList,
  IconListNumbers,
  IconMinus,
  IconPageBreak,
  IconSourceCode,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import type { TextAlignment } from '@casewright/document';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import type { ChainedCommands, Editor } from '@tiptap/core';

export interface Tool {
  /** What it makes, as the schema names it; its button is pressed where the selection is in one. */
  name: string;
  label: string;
  /** As people press it; `Mod` is Ctrl, or ⌘ on a Mac. */
  shortcut?: string;
  icon: Icon;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Null for what is done once and not switched on. */
  isActive: ((editor: Editor) => boolean) | null;
  isPossible?: (editor: Editor) => boolean;
  /** On unless something else is, so its button is never shown as pressed. */
  isQuiet?: boolean;
}

type Run = Tool['run'];

function makeToggle(name: string, label: string, shortcut: string, icon: Icon, run: Run): Tool {
  return { name, label, shortcut, icon, run, isActive: (editor) => editor.isActive(name) };
}

function makeStep(name: 'undo' | 'redo', label: string, shortcut: string, icon: Icon): Tool {
  const isPossible = ({ state }: Editor): boolean => (name === 'undo' ? undoDepth(state) : redoDepth(state)) > 0;
  return { name, label, shortcut, icon, run: (chain) => chain[name](), isActive: null, isPossible };
}

export const HISTORY: Tool[] = [
  makeStep('undo', 'Undo', 'Mod+Z', IconArrowBackUp),
  makeStep('redo', 'Redo', 'Mod+Shift+Z', IconArrowForwardUp),
];

export const MARKS: Tool[] = [
  makeToggle('bold', 'Bold', 'Mod+B', IconBold, (chain) => chain.toggleBold()),
  makeToggle('italic', 'Italic', 'Mod+I', IconItalic, (chain) => chain.toggleItalic()),
  makeToggle('underline', 'Underline', 'Mod+U', IconUnderline, (chain) => chain.toggleUnderline()),
  makeToggle('strike', 'Strike through', 'Mod+Shift+S', IconStrikethrough, (chain) => chain.toggleStrike()),
  makeToggle('code', 'Code', 'Mod+E', IconCode, (chain) => chain.toggleCode()),
];

export const BLOCKS: Tool[] = [
  makeToggle('bulletList', 'List', 'Mod+Shift+8', IconList, (chain) => chain.toggleBulletList()),
  makeToggle('orderedList', 'Numbered list', 'Mod+Shift+7', IconListNumbers, (chain) => chain.toggleOrderedList()),
  makeToggle('blockquote', 'Quote', 'Mod+Shift+B', IconBlockquote, (chain) => chain.toggleBlockquote()),
  makeToggle('codeBlock', 'Code block', 'Mod+Alt+C', IconSourceCode, (chain) => chain.toggleCodeBlock()),
  { name: 'rule', label: 'Line', icon: IconMinus, run: (chain) => chain.setHorizontalRule(), isActive: null },
  {
    name: 'pageBreak',
    label: 'Page break',
    shortcut: 'Mod+Enter',
    icon: IconPageBreak,
    run: (chain) => chain.insertPageBreak(),
    isActive: null,
  },
];

function makeAlignment(align: TextAlignment | null, label: string, letter: string, icon: Icon): Tool {
  return {
    name: `align-${align ?? 'left'}`,
    label,
    shortcut: `Mod+Shift+${letter}`,
    icon,
    run: (chain) => chain.alignText(align),
    isActive: ({ state: { selection } }) => (selection.$from.parent.attrs['align'] ?? null) === align,
    isPossible: (editor) => !editor.isActive('table') && !editor.isActive('codeBlock'),
  };
}

export const ALIGN_LEFT: Tool = { ...makeAlignment(null, 'Align left', 'L', IconAlignLeft), isQuiet: true };

export const ALIGNMENTS: Tool[] = [
  ALIGN_LEFT,
  makeAlignment('center', 'Centre', 'E', IconAlignCenter),
  makeAlignment('right', 'Align right', 'R', IconAlignRight),
  makeAlignment('justify', 'Justify', 'J', IconAlignJustified),
];

/** What makes way where the bar has too little room, first to last. */
export const FOLDS: readonly (readonly Tool[])[] = [BLOCKS.slice(2), MARKS.slice(3), ALIGNMENTS, BLOCKS.slice(0, 2)];
