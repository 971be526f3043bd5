import { Menu } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { ToolIcon } from './tool-icon.tsx';
import { IN_BAR, ToolItems, type ToolStates } from './tool-items.tsx';
import { ALIGNMENTS, ALIGN_LEFT } from './tools.ts';

/** One button that shows how the paragraph is aligned, with all ways behind it. */
export function AlignmentMenu({ editor, states }: { editor: Editor; states: ToolStates }) {
  const current = ALIGNMENTS.find(({ name }) => states[name]?.isActive === true) ?? ALIGN_LEFT;
  const isPossible = states[current.name]?.isPossible !== false;
  return (
    <Menu position="bottom-start" width={230} returnFocus={false} alignItemsLabels="all" {...IN_BAR}>
      <Menu.Target>
        <ToolIcon
          icon={current.icon}
          label={`Alignment: ${current.label}`}
          hint="Alignment"
          isActive={current !== ALIGN_LEFT}
          disabled={!isPossible}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <ToolItems tools={ALIGNMENTS} editor={editor} states={states} />
      </Menu.Dropdown>
    </Menu>
  );
}
