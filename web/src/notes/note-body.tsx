import { Alert, Anchor, Skeleton, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { EvidenceSource } from '@casewright/document';
import { useQuery } from '@tanstack/react-query';
import { type Note, noteQuery, originalAddress } from '../api/notes.ts';
import { useState } from 'react';
import { Loaded } from '../components/loaded.tsx';
import { formatDate, Time } from '../components/times/time.tsx';
import { NoteActions } from './note-actions.tsx';
import { describeSource } from './note-source.ts';
import { NoteText } from './note-text.tsx';
import classes from './notes.module.css';
import { TranscriptView } from './transcript/transcript-view.tsx';

interface NoteBodyProps {
  noteId: string;
  /** The place it is opened at. */
  source: EvidenceSource | null;
}

/** A note without its title: who wrote it when, the file it came from, and its text. */
export function NoteBody({ noteId, source }: NoteBodyProps) {
  // A citation points into the revision that it was made from, which may not be the latest.
  const cited = source === null ? null : (source.revision ?? 1);
  const [isLatestWanted, setLatestWanted] = useState(false);
  const note = useQuery(noteQuery(noteId, isLatestWanted ? null : cited));
  const notFound = (
    <Alert m="md" color="ochre" title="The note is no longer here">
      It was removed, or you are not allowed to see it.
    </Alert>
  );
  return (
    <Loaded query={note} skeleton={<Skeleton h={180} m="md" />} notFound={notFound}>
      {(data) => (
        <>
          <NoteFacts note={data} page={source?.page ?? null} />
          {data.revision === data.latest_revision ? (
            <NoteActions note={data} />
          ) : (
            <Alert mx="md" mb="xs" p="sm" color="ochre" title="The note was corrected since">
              The report cites it as it was on <Time at={data.saved_at} format="date" />.{' '}
              <Anchor component="button" size="sm" underline="always" onClick={() => setLatestWanted(true)}>
                Show the note as it is now
              </Anchor>
            </Alert>
          )}
          <NoteContent note={data} source={data.revision === cited ? source : null} />
        </>
      )}
    </Loaded>
  );
}

function NoteContent({ note, source }: { note: Note; source: EvidenceSource | null }) {
  if (note.source !== 'audio') return <NoteText note={note} source={source} />;
  return <HeldTranscript key={note.id} note={note} source={source} />;
}

/** While corrections are not saved, the note they were made to stays: a colleague may save another revision meanwhile. */
function HeldTranscript({ note, source }: { note: Note; source: EvidenceSource | null }) {
  const [held, hold] = useState<Note | null>(null);
  const shown = held ?? note;
  return (
    <>
      {shown.revision !== note.revision && (
        <Alert mx="md" mb="xs" p="sm" color="ochre" title="Somebody else has corrected this note">
          Your corrections are below, and are kept among your unfinished notes. Undo them, or close the note, to see it
          as it is now.
        </Alert>
      )}
      {/* What was corrected belongs to one revision. */}
      <TranscriptView
        key={shown.revision}
        note={shown}
        source={source}
        onCorrecting={(isUnsaved) => hold(isUnsaved ? shown : null)}
      />
    </>
  );
}

function NoteFacts({ note, page }: { note: Note; page: number | null }) {
  const address = `${originalAddress(note.id)}${page === null ? '' : `#page=${page}`}`;
  return (
    <Text size="sm" c="dimmed" className={classes['facts'] ?? ''}>
      {describeSource(note.source).label}
      {note.file_name !== null && ` (${note.file_name})`} · {note.created_by.name} ·{' '}
      <Time at={note.created_at} format="date" />
      {note.session_date !== null && ` · session of ${formatDate(note.session_date)}`}
      {note.revision > 1 && (
        <>
          {' · corrected by '}
          {note.saved_by_name}, <Time at={note.saved_at} />
        </>
      )}
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
