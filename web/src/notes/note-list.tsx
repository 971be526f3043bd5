import { Button, Paper, Stack, Text, ThemeIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListedNote } from '../api/notes.ts';
import rows from '../components/lists/rows.module.css';
import { findNotes, findRepeatedTitles } from './find-notes.ts';
import { NoteDay } from './note-day.tsx';
import { NoteSearch } from './note-search.tsx';
import { OtherSubject } from './other-subject.tsx';
import { describeLength, describeSource } from './note-source.ts';

interface NoteListProps {
  notes: ListedNote[];
  total: number;
  /** Told when more than the notes that are here may be needed. */
  onWantAll: () => void;
}

const SHOWN = 20;

export function NoteList({ notes, total, onWantAll }: NoteListProps) {
  const [text, setText] = useState('');
  const [shown, setShown] = useState(SHOWN);
  const found = findNotes(notes, text);
  const repeated = findRepeatedTitles(notes);
  const left = text.trim() === '' ? total - shown : found.length - shown;
  const showMore = (): void => {
    onWantAll();
    setShown(shown + SHOWN);
  };
  const search = (next: string): void => {
    onWantAll();
    setShown(SHOWN);
    setText(next);
  };
  return (
    <Stack gap="sm">
      <NoteSearch size="xs" aria-label="Search the notes" total={total} value={text} onChange={search} />
      <Paper withBorder>
        <ul className={rows.list} aria-label="Notes">
          {found.slice(0, shown).map((note) => (
            <NoteRow key={note.id} note={note} isRepeated={repeated.has(note.title)} />
          ))}
        </ul>
        {found.length === 0 && (
          <Text size="sm" c="dimmed" p="md" role="status">
            No note of that title or author.
          </Text>
        )}
      </Paper>
      {left > 0 && (
        <Button variant="subtle" size="xs" fullWidth onClick={showMore}>
          Show more ({left})
        </Button>
      )}
    </Stack>
  );
}

function NoteRow({ note, isRepeated }: { note: ListedNote; isRepeated: boolean }) {
  const { label, icon: SourceIcon } = describeSource(note.source);
  return (
    <li className={`${rows.row} ${rows.linked}`}>
      <ThemeIcon variant="light" color="gray" size={34} radius="md">
        <SourceIcon size={18} stroke={1.6} aria-label={label} />
      </ThemeIcon>
      <Stack gap={2} className={rows.main ?? ''}>
        <Text size="sm" fw={550} lineClamp={2}>
          <Link
            to="."
            search={(search) => ({ ...search, note: note.id })}
            resetScroll={false}
            className={rows.cover ?? ''}
          >
            {note.title}
          </Link>
        </Text>
        <Text size="xs" c="dimmed" lineClamp={2}>
          <NoteDay note={note} isRepeated={isRepeated} /> · {note.file_name !== null && `${note.file_name} · `}
          {note.created_by.name} · {describeLength(note.characters)}
        </Text>
        <OtherSubject note={note} />
      </Stack>
    </li>
  );
}
