import { Alert, Anchor, Skeleton, Stack, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { EvidenceSource } from '@casewright/document';
import { useQuery } from '@tanstack/react-query';
import { isStatus } from '../api/api-error.ts';
import { type Note, noteQuery, originalAddress } from '../api/notes.ts';
import { ErrorState } from '../components/error-state.tsx';
import { Time } from '../components/time.tsx';
import { describeSource } from './note-source.ts';
import { NoteText } from './note-text.tsx';
import classes from './notes.module.css';

interface NoteBodyProps {
  noteId: string;
  /** The place it is opened at. */
  source: EvidenceSource | null;
}

/** A note without its title: who wrote it when, the file it came from, and its text. */
export function NoteBody({ noteId, source }: NoteBodyProps) {
  const note = useQuery(noteQuery(noteId));
  if (note.data !== undefined) {
    return (
      <>
        <NoteFacts note={note.data} page={source?.page ?? null} />
        <NoteText note={note.data} source={source} />
      </>
    );
  }
  if (isStatus(note.error, 404)) {
    return (
      <Alert m="md" color="ochre" title="The note is no longer here">
        It was deleted, or you may not see it.
      </Alert>
    );
  }
  if (note.isError) return <ErrorState error={note.error} onRetry={() => void note.refetch()} />;
  return (
    <Stack p="md" aria-busy="true">
      <Skeleton h={20} />
      <Skeleton h={160} />
    </Stack>
  );
}

function NoteFacts({ note, page }: { note: Note; page: number | null }) {
  const address = `${originalAddress(note.id)}${page === null ? '' : `#page=${page}`}`;
  return (
    <Text size="sm" c="dimmed" className={classes['facts'] ?? ''}>
      {describeSource(note.source).label} · {note.created_by.name} · <Time at={note.created_at} format="date" />
      {note.source === 'pdf' && note.has_original && (
        <>
          {' · '}
          <Anchor href={address} target="_blank" rel="noopener" size="sm" underline="always">
            Open the PDF{page === null ? '' : ` at page ${page}`} <IconExternalLink size={13} aria-hidden />
          </Anchor>
        </>
      )}
      {note.source === 'pdf' && !note.has_original && ' · the PDF is no longer kept'}
    </Text>
  );
}
