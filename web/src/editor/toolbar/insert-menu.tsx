import { IconSparkles } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { chainInText } from '../chain-in-text.ts';
import { InsertButton } from './insert-button.tsx';
import { VariableMenu } from './variable-menu.tsx';

/** What only templates have: sections to be written, and places for names. */
export function InsertMenu({ editor }: { editor: Editor }) {
  return (
    <>
      <InsertButton
        leftSection={<IconSparkles size={16} aria-hidden />}
        onClick={() => chainInText(editor).insertPrompt().run()}
      >
        Section
      </InsertButton>
      <VariableMenu editor={editor} />
    </>
  );
}
