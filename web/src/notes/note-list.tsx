import { Button, Stack, Text, UnstyledButton } from '@mantine/core';
import { type Icon, IconFileText, IconMicrophone, IconNotes } from '@tabler/icons-react';
import type { ListedNote, NoteSource } from '../api/notes.ts';
import { Time } from '../components/time.tsx';
import classes from './notes.module.css';

const KINDS: Record<NoteSource, [Icon, string]> = {
  text: [IconNotes, 'Written note'],
  pdf: [IconFileText, 'PDF'],
  audio: [IconMicrophone, 'Recording'],
};

interface NoteListProps {
  notes: ListedNote[];
  total: number;
  onOpen: (noteId: string) => void;
  onMore: () => void;
}

export function NoteList({ notes, total, onOpen, onMore }: NoteListProps) {
  return (
    <Stack gap={4} component="ul" className={classes['list'] ?? ''}>
      {notes.map((note) => {
        const [KindIcon, kind] = KINDS[note.source];
        return (
          <li key={note.id}>
            <UnstyledButton className={classes['note'] ?? ''} onClick={() => onOpen(note.id)}>
              <span className={classes['noteIcon']}>
                <KindIcon size={18} stroke={1.6} aria-label={kind} />
              </span>
              <span className={classes['grow']}>
                <Text span display="block" size="sm" fw={550} truncate>
                  {note.title}
                </Text>
                <Text span display="block" size="xs" c="dimmed" truncate>
                  <Time at={note.created_at} format="date" /> · {note.created_by.name} ·{' '}
                  {describeLength(note.characters)}
                </Text>
              </span>
            </UnstyledButton>
          </li>
        );
      })}
      {total > notes.length && (
        <li>
          <Button variant="subtle" size="xs" fullWidth onClick={onMore}>
            Show more ({total - notes.length})
          </Button>
        </li>
      )}
    </Stack>
  );
}

function describeLength(characters: number): string {
  const words = Math.max(1, Math.round(characters / 6));
  return words < 1000 ? `${words} words` : `${(words / 1000).toFixed(1)}k words`;
}
