import { ActionIcon, type ActionIconProps, type ElementProps, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

interface ToolIconProps extends ActionIconProps, ElementProps<'button', keyof ActionIconProps> {
  icon: Icon;
  label: string;
  hint?: string;
  isActive: boolean;
}

/** A button of the toolbar. Pressing it leaves the selection in the text. */
export function ToolIcon({ icon: ShownIcon, label, hint = label, isActive, ...props }: ToolIconProps) {
  return (
    <Tooltip label={hint}>
      <ActionIcon
        variant={isActive ? 'light' : 'subtle'}
        color={isActive ? 'pine' : 'gray'}
        size={32}
        aria-label={label}
        onMouseDown={(event) => event.preventDefault()}
        {...props}
      >
        <ShownIcon size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
