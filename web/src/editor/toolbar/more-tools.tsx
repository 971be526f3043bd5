import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { Fragment } from 'react';
import { ToolIcon } from './tool-icon.tsx';
import { IN_BAR, ToolItems, type ToolStates } from './tool-items.tsx';
import type { Tool } from './tools.ts';

interface MoreToolsProps {
  editor: Editor;
  groups: readonly (readonly Tool[])[];
  states: ToolStates;
}

/** The tools for which the bar has no room. */
export function MoreTools({ editor, groups, states }: MoreToolsProps) {
  const isActive = groups.flat().some(({ name, isQuiet }) => isQuiet !== true && states[name]?.isActive === true);
  return (
    <Menu position="bottom-start" width={260} returnFocus={false} alignItemsLabels="all" {...IN_BAR}>
      <Menu.Target>
        <ToolIcon icon={IconDots} label="More tools" isActive={isActive} />
      </Menu.Target>
      <Menu.Dropdown>
        {groups.map((tools, index) => (
          <Fragment key={tools[0]?.name}>
            {index > 0 && <Menu.Divider />}
            <ToolItems tools={tools} editor={editor} states={states} />
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
