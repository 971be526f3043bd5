import { Button, Menu } from '@mantine/core';
import { IconBraces, IconSparkles } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { type VariableName, VARIABLES } from '@casewright/document';

/** What templates have and reports have not: sections to be written, and places for names. */
export function InsertMenu({ editor }: { editor: Editor }) {
  return (
    <>
      <Button
        variant="light"
        size="compact-md"
        fz="sm"
        leftSection={<IconSparkles size={16} aria-hidden />}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => editor.chain().focus().insertPrompt().run()}
      >
        Section
      </Button>
      <Menu position="bottom-start" width={260} returnFocus={false}>
        <Menu.Target>
          <Button
            variant="light"
            size="compact-md"
            fz="sm"
            leftSection={<IconBraces size={16} aria-hidden />}
            onMouseDown={(event) => event.preventDefault()}
          >
            Variable
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Filled in when a report is written</Menu.Label>
          {(Object.entries(VARIABLES) as [VariableName, string][]).map(([name, label]) => (
            <Menu.Item key={name} onClick={() => editor.chain().focus().insertVariable(name).run()}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
