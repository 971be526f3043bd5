import { Stack, Text, ThemeIcon } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ListedNote } from '../api/notes.ts';
import { Time } from '../components/time.tsx';
import classes from '../components/rows.module.css';
import { describeSource } from './note-source.ts';

const CHARACTERS_PER_WORD = 6;

export function NoteRow({ note }: { note: ListedNote }) {
  const { label, icon: SourceIcon } = describeSource(note.source);
  return (
    <li className={`${classes.row} ${classes.linked}`}>
      <ThemeIcon variant="light" color="gray" size={38} radius="md">
        <SourceIcon size={20} stroke={1.6} aria-hidden />
      </ThemeIcon>
      <Stack gap={2} className={classes.main ?? ''}>
        <Text size="sm" fw={550} truncate>
          <Link
            to="."
            search={(search) => ({ ...search, note: note.id })}
            resetScroll={false}
            className={classes.cover ?? ''}
          >
            {note.title}
          </Link>
        </Text>
        <Text size="sm" c="dimmed" truncate>
          {label} · {note.created_by.name} · <Time at={note.created_at} /> · {describeLength(note.characters)}
        </Text>
      </Stack>
      <IconChevronRight size={16} aria-hidden />
    </li>
  );
}

function describeLength(characters: number): string {
  const words = Math.round(characters / CHARACTERS_PER_WORD);
  if (words < 20) return 'a few words';
  return `about ${words < 200 ? Math.round(words / 10) * 10 : Math.round(words / 100) * 100} words`;
}
