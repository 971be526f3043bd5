import { ActionIcon, Tooltip } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { formatShortcut } from './shortcut.ts';
import type { Tool } from './tools.ts';

interface ToolButtonProps {
  tool: Tool;
  editor: Editor;
  isActive?: boolean;
  isPossible?: boolean;
}

export function ToolButton({ tool, editor, isActive = false, isPossible = true }: ToolButtonProps) {
  const { label, shortcut, icon: ToolIcon, run } = tool;
  const hint = shortcut === undefined ? label : `${label} (${formatShortcut(shortcut)})`;
  return (
    <Tooltip label={hint}>
      <ActionIcon
        variant={isActive ? 'light' : 'subtle'}
        color={isActive ? 'pine' : 'gray'}
        size={32}
        aria-label={label}
        {...(shortcut !== undefined && { 'aria-keyshortcuts': shortcut.replace('Mod', 'Control') })}
        {...(tool.isActive !== undefined && { 'aria-pressed': isActive })}
        disabled={!isPossible}
        // The selection stays in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => run(editor)}
      >
        <ToolIcon size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
