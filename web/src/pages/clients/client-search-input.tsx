import { CloseButton, Kbd, TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { KeyboardEvent, Ref } from 'react';

interface ClientSearchInputProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  /** How many were found, read out as it changes. */
  found: number | undefined;
  onChange: (value: string) => void;
  onDown: () => void;
  onEnter: () => void;
}

const MAX_LENGTH = 255;

export function ClientSearchInput({ ref, value, found, onChange, onDown, onEnter }: ClientSearchInputProps) {
  const act = (event: KeyboardEvent): void => {
    const actions: Record<string, () => void> = { ArrowDown: onDown, Enter: onEnter, Escape: () => onChange('') };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  return (
    <search>
      <TextInput
        ref={ref}
        aria-label="Search clients by name"
        placeholder="Search by name"
        size="md"
        maxLength={MAX_LENGTH}
        autoComplete="off"
        spellCheck={false}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSectionWidth={44}
        rightSection={
          value === '' ? (
            <Kbd size="xs" aria-hidden>
              /
            </Kbd>
          ) : (
            <CloseButton size="sm" aria-label="Clear the search" onClick={() => onChange('')} />
          )
        }
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={act}
      />
      <VisuallyHidden role="status">
        {found === undefined ? '' : `${found} ${found === 1 ? 'client' : 'clients'}`}
      </VisuallyHidden>
    </search>
  );
}
