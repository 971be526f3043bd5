import { Alert, Anchor, Skeleton, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { EvidenceSource } from '@casewright/document';
import { useQuery } from '@tanstack/react-query';
import { type Note, noteQuery, originalAddress } from '../api/notes.ts';
import { Loaded } from '../components/loaded.tsx';
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
  const notFound = (
    <Alert m="md" color="ochre" title="The note is no longer here">
      It was deleted, or you may not see it.
    </Alert>
  );
  return (
    <Loaded query={note} skeleton={<Skeleton h={180} m="md" />} notFound={notFound}>
      {(data) => (
        <>
          <NoteFacts note={data} page={source?.page ?? null} />
          <NoteText note={data} source={source} />
        </>
      )}
    </Loaded>
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
