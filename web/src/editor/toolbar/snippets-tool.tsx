import { IconTextPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ToolIcon } from './tool-icon.tsx';
import { SnippetsDialog } from '../snippets/snippets-dialog.tsx';

export function SnippetsTool() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolIcon
        icon={IconTextPlus}
        label="Snippets"
        isActive={false}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <SnippetsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
