import { Button, Group, Popover, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { chainInText } from '../chain-in-text.ts';
import { readAddress } from '../extensions/link.ts';
import { useShownState } from '../use-shown-state.ts';
import { ToolIcon } from './tool-icon.tsx';

const isInLink = (editor: Editor): boolean => editor.isActive('link');

export function LinkTool({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const isLinked = useShownState(editor, isInLink);
  const open = (): void => {
    setAddress(String(editor.getAttributes('link')['href'] ?? ''));
    setWrong(false);
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    editor.view.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (readAddress(address) === null) return setWrong(true);
    setOpen(false);
    chainInText(editor).linkTo(address).run();
  };
  const remove = (): void => {
    setOpen(false);
    chainInText(editor).unlink().run();
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      onDismiss={close}
      trapFocus
      position="bottom-start"
      shadow="md"
      width={340}
    >
      <Popover.Target>
        <ToolIcon icon={IconLink} label="Link" isActive={isLinked} aria-pressed={isLinked} onClick={open} />
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={submit}>
          <TextInput
            label="Address"
            placeholder="https://example.org"
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
            error={isWrong && 'Enter a web, e-mail or telephone address'}
            data-autofocus
          />
          <Group justify="flex-end" mt="sm" gap="xs">
            {isLinked && (
              <Button variant="subtle" color="gray" size="xs" onClick={remove}>
                Remove the link
              </Button>
            )}
            <Button type="submit" size="xs">
              Link
            </Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
