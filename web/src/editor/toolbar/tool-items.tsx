import { Group, Menu, Text } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { formatShortcut } from '../../components/focus/shortcut.ts';
import { chainInText } from '../chain-in-text.ts';
import type { Tool } from './tools.ts';

export type ToolStates = Record<string, { isActive: boolean; isPossible: boolean }>;

/** The menu is a part of the page and not behind its end, where screen readers would look for it in vain. */
export const IN_BAR = { withinPortal: false, floatingStrategy: 'fixed', withInitialFocusPlaceholder: false } as const;

interface ToolItemsProps {
  tools: readonly Tool[];
  editor: Editor;
  states: ToolStates;
}

/** Tools as items of a menu; what is switched on is ticked. */
export function ToolItems({ tools, editor, states }: ToolItemsProps) {
  return tools.map((tool) => {
    const { name, shortcut, run, isActive } = tool;
    const act = (): void => void run(chainInText(editor)).run();
    const shared = {
      disabled: states[name]?.isPossible === false,
      rightSection: shortcut !== undefined && (
        <Text span size="xs" c="inherit" aria-hidden>
          {formatShortcut(shortcut)}
        </Text>
      ),
      children: <ToolName tool={tool} />,
    };
    if (isActive === null) return <Menu.Item key={name} {...shared} onClick={act} />;
    const isOn = states[name]?.isActive === true;
    return <Menu.CheckboxItem key={name} {...shared} checked={isOn} closeMenuOnClick onChange={act} />;
  });
}

function ToolName({ tool: { icon: ShownIcon, label } }: { tool: Tool }) {
  return (
    <Group gap="xs" wrap="nowrap" component="span">
      <ShownIcon size={17} stroke={1.75} aria-hidden />
      {label}
    </Group>
  );
}
