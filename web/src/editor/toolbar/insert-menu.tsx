import { Button, type ButtonProps, type ElementProps, Menu } from '@mantine/core';
import { IconBraces, IconSparkles } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { type VariableName, VARIABLES } from '@casewright/document';

/** What only templates have: sections to be written, and places for names. */
export function InsertMenu({ editor }: { editor: Editor }) {
  return (
    <>
      <InsertButton
        leftSection={<IconSparkles size={16} aria-hidden />}
        onClick={() => editor.chain().focus().insertPrompt().run()}
      >
        Section
      </InsertButton>
      <Menu position="bottom-start" width={260} returnFocus={false}>
        <Menu.Target>
          <InsertButton leftSection={<IconBraces size={16} aria-hidden />}>Variable</InsertButton>
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

function InsertButton(props: ButtonProps & ElementProps<'button', keyof ButtonProps>) {
  return (
    <Button variant="light" size="compact-md" fz="sm" onMouseDown={(event) => event.preventDefault()} {...props} />
  );
}
