import {
  type Icon,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconCode,
  IconItalic,
  IconList,
  IconListNumbers,
  IconMinus,
  IconSourceCode,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';

export interface Tool {
  name: string;
  label: string;
  /** As people press it; `Mod` is Ctrl, or ⌘ on a Mac. */
  shortcut?: string;
  icon: Icon;
  run: (editor: Editor) => void;
  isActive?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

export const HISTORY: Tool[] = [
  {
    name: 'undo',
    label: 'Undo',
    shortcut: 'Mod+Z',
    icon: IconArrowBackUp,
    run: (editor) => editor.chain().focus().undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    label: 'Redo',
    shortcut: 'Mod+Shift+Z',
    icon: IconArrowForwardUp,
    run: (editor) => editor.chain().focus().redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
];

export const MARKS: Tool[] = [
  {
    name: 'bold',
    label: 'Bold',
    shortcut: 'Mod+B',
    icon: IconBold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isActive: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    label: 'Italic',
    shortcut: 'Mod+I',
    icon: IconItalic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isActive: (editor) => editor.isActive('italic'),
  },
  {
    name: 'underline',
    label: 'Underline',
    shortcut: 'Mod+U',
    icon: IconUnderline,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isActive: (editor) => editor.isActive('underline'),
  },
  {
    name: 'strike',
    label: 'Strike through',
    shortcut: 'Mod+Shift+S',
    icon: IconStrikethrough,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    isActive: (editor) => editor.isActive('strike'),
  },
  {
    name: 'code',
    label: 'Code',
    shortcut: 'Mod+E',
    icon: IconCode,
    run: (editor) => editor.chain().focus().toggleCode().run(),
    isActive: (editor) => editor.isActive('code'),
  },
];

export const BLOCKS: Tool[] = [
  {
    name: 'bulletList',
    label: 'List',
    shortcut: 'Mod+Shift+8',
    icon: IconList,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    label: 'Numbered list',
    shortcut: 'Mod+Shift+7',
    icon: IconListNumbers,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'blockquote',
    label: 'Quote',
    shortcut: 'Mod+Shift+B',
    icon: IconBlockquote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  {
    name: 'codeBlock',
    label: 'Code block',
    shortcut: 'Mod+Alt+C',
    icon: IconSourceCode,
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    isActive: (editor) => editor.isActive('codeBlock'),
  },
  {
    name: 'rule',
    label: 'Line',
    icon: IconMinus,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];
