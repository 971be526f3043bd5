import type { Editor } from '@tiptap/core';
import { formatShortcut } from '../../components/focus/shortcut.ts';
import { chainInText } from '../chain-in-text.ts';
import { ToolIcon } from './tool-icon.tsx';
import type { Tool } from './tools.ts';

interface ToolButtonProps {
  tool: Tool;
  editor: Editor;
  isActive?: boolean;
  isPossible?: boolean;
}

export function ToolButton({ tool, editor, isActive = false, isPossible = true }: ToolButtonProps) {
  const { label, shortcut, icon, run } = tool;
  return (
    <ToolIcon
      icon={icon}
      label={label}
      hint={shortcut === undefined ? label : `${label} (${formatShortcut(shortcut)})`}
      isActive={isActive}
      {...(shortcut !== undefined && { 'aria-keyshortcuts': shortcut.replace('Mod', 'Control') })}
      {...(tool.isActive !== null && { 'aria-pressed': isActive })}
      disabled={!isPossible}
      onClick={() => run(chainInText(editor)).run()}
    />
  );
}
