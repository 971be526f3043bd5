import { TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

interface NoteSearchProps extends Omit<TextInputProps, 'onChange'> {
  total: number;
  onChange: (text: string) => void;
}

/** A shorter list needs no search. */
const SEARCHED_FROM = 8;

export function NoteSearch({ total, onChange, ...props }: NoteSearchProps) {
  if (total < SEARCHED_FROM) return null;
  return (
    <TextInput
      placeholder="Search by title or author"
      leftSection={<IconSearch size={16} aria-hidden />}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...props}
    />
  );
}
