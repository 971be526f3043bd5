import { IconListTree } from '@tabler/icons-react';
import { ToolIcon } from '../toolbar/tool-icon.tsx';

interface OutlineToolProps {
  isOpen: boolean;
  /** The id of the outline. */
  controls: string;
  onToggle: () => void;
}

export function OutlineTool({ isOpen, controls, onToggle }: OutlineToolProps) {
  return (
    <ToolIcon
      icon={IconListTree}
      label="Outline"
      isActive={isOpen}
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': controls })}
      onClick={onToggle}
    />
  );
}
