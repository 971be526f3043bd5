import { Modal, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import { PaletteList } from './palette-list.tsx';
import type { PaletteItem } from './palette-item.ts';
import { useActiveItem } from './use-active-item.ts';
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
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const isLeaving = useRef(false);
  const choose = (item: PaletteItem): void => {
    isLeaving.current = item.isLeaving;
    onClose();
    item.run();
  };
  const { active, reset, onKeyDown } = useActiveItem(items, choose);
  const shownId = active?.id;
  useEffect(() => {
    if (shownId === undefined) return;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [shownId]);
  useEffect(
    () => () => {
      if (!isLeaving.current && opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
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
              reset();
            }}
            onKeyDown={onKeyDown}
          />
          <VisuallyHidden role="status">{describeState(text, items.length, isSearching)}</VisuallyHidden>
          <div ref={list} className={classes.list}>
            <PaletteList id={listId} items={items} activeId={shownId} onChoose={choose} />
            <PaletteRemark error={error} isEmpty={items.length === 0} isSearching={isSearching} />
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface PaletteRemarkProps {
  error: unknown;
  isEmpty: boolean;
  isSearching: boolean;
}

/** Why there is nothing to choose, or not all of it. */
function PaletteRemark({ error, isEmpty, isSearching }: PaletteRemarkProps) {
  if (error !== null) {
    return (
      <Text size="sm" c="red" p="sm" role="alert">
        {describeError(error)}
      </Text>
    );
  }
  if (!isEmpty) return null;
  return (
    <Text size="sm" c="dimmed" p="sm">
      {isSearching
        ? 'Searching…'
        : 'Nothing found. Reports are found by three letters or more of their title or of the client’s name.'}
    </Text>
  );
}

function describeState(text: string, count: number, isSearching: boolean): string {
  if (text.trim() === '') return '';
  if (isSearching) return 'Searching';
  if (count === 0) return 'Nothing found';
  return count === 1 ? '1 result' : `${count} results`;
}
