import { Button, Checkbox, Group, Input, ScrollArea, Stack } from '@mantine/core';
import { useId } from 'react';
import type { ListedNote } from '../../api/notes.ts';
import { formatDate } from '../../components/time.tsx';

interface ChooseNotesProps {
  notes: ListedNote[];
  chosen: string[];
  error: string | undefined;
  onChange: (noteIds: string[]) => void;
}

const MAX_HEIGHT = 220;

export function ChooseNotes({ notes, chosen, error, onChange }: ChooseNotesProps) {
  const labelId = useId();
  const isAll = chosen.length === notes.length;
  return (
    <div>
      <Group justify="space-between" mb={6}>
        <Input.Label id={labelId} component="span">
          Notes to work from ({chosen.length} of {notes.length})
        </Input.Label>
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(isAll ? [] : notes.map(({ id }) => id))}>
          {isAll ? 'Choose none' : 'Choose all'}
        </Button>
      </Group>
      <ScrollArea.Autosize mah={MAX_HEIGHT} type="auto" offsetScrollbars>
        <Checkbox.Group value={chosen} onChange={onChange} aria-labelledby={labelId}>
          <Stack gap="sm" p={2}>
            {notes.map((note) => (
              <Checkbox
                key={note.id}
                value={note.id}
                label={note.title}
                description={formatDate(note.created_at.slice(0, 10))}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      </ScrollArea.Autosize>
      {error !== undefined && <Input.Error mt={6}>{error}</Input.Error>}
    </div>
  );
}
