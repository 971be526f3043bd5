import { Modal, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import { PaletteList } from './palette-list.tsx';
import type { PaletteItem } from './palette-item.ts';
import { usePaletteItems } from './use-palette-items.ts';
import classes from './palette.module.css';

interface PaletteDialogProps {
  /** Gets the focus back, unless another page is shown then. */
  opener: Element;
  onClose: () => void;
}

/** One field to find a client, a report, a template or a command: the combobox pattern of ARIA, in a dialog. */
export function PaletteDialog({ opener, onClose }: PaletteDialogProps) {
  const [text, setText] = useState('');
  const { items, isSearching, error } = usePaletteItems(text);
  const [activeId, setActiveId] = useState<string>();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const active = items.find(({ id }) => id === activeId) ?? items[0];
  const shownId = active?.id;
  useEffect(() => {
    if (shownId === undefined) return;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [shownId]);
  const isLeaving = useRef(false);
  useEffect(
    () => () => {
      if (!isLeaving.current && opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  const choose = (item: PaletteItem): void => {
    isLeaving.current = item.isLeaving;
    onClose();
    item.run();
  };
  const move = (step: number): void => {
    const place = active === undefined ? 0 : items.indexOf(active);
    setActiveId(items[(place + step + items.length) % items.length]?.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method composes a word, Enter and the arrows are its own.
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => active !== undefined && choose(active),
    };
    const act = steps[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size="lg"
      centered={false}
      yOffset="10dvh"
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label="Search and commands">
        <Modal.Body className={classes.body ?? ''}>
          <TextInput
            size="md"
            data-autofocus
            leftSection={<IconSearch size={18} aria-hidden />}
            placeholder="A client, a report, a template or a command"
            aria-label="Search clients, reports, templates and commands"
            role="combobox"
            aria-expanded={items.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            {...(active !== undefined && { 'aria-activedescendant': `${listId}-${active.id}` })}
            autoComplete="off"
            maxLength={255}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setActiveId(undefined);
            }}
            onKeyDown={onKeyDown}
          />
          <VisuallyHidden role="status">{describeState(text, items.length, isSearching)}</VisuallyHidden>
          <div ref={list} className={classes.list}>
            <PaletteList id={listId} items={items} activeId={active?.id} onChoose={choose} />
            {error !== null && (
              <Text size="sm" c="red" p="sm" role="alert">
                {describeError(error)}
              </Text>
            )}
            {error === null && items.length === 0 && (
              <Text size="sm" c="dimmed" p="sm">
                {isSearching
                  ? 'Searching…'
                  : 'Nothing found. Reports are found by three letters or more of their title or of the client’s name.'}
              </Text>
            )}
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function describeState(text: string, count: number, isSearching: boolean): string {
  if (text.trim() === '') return '';
  if (isSearching) return 'Searching';
  if (count === 0) return 'Nothing found';
  return count === 1 ? '1 result' : `${count} results`;
}
