import { ActionIcon, Group, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { EvidenceSource } from '@casewright/document';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { noteQuery } from '../api/notes.ts';
import column from '../components/layouts/column.module.css';
import { useReturnedFocus } from '../components/focus/returned-focus.ts';
import { NoteBody } from './note-body.tsx';
import classes from './notes.module.css';

interface NoteViewerProps {
  noteId: string;
  /** The place it is opened at. */
  source: EvidenceSource | null;
  onClose: () => void;
}

/** A note in the place of the list, with the way back to it. */
export function NoteViewer({ noteId, source, onClose }: NoteViewerProps) {
  const note = useQuery(noteQuery(noteId, source === null ? null : (source.revision ?? 1)));
  const place = useViewerFocus();
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={`${column['column']} ${classes['viewer']}`}
      aria-label={note.data?.title ?? 'Note'}
    >
      <Group className={classes['viewerHead'] ?? ''} gap="xs" wrap="nowrap" align="flex-start">
        <ActionIcon variant="subtle" color="gray" size={34} onClick={onClose} aria-label="Back to the notes">
          <IconArrowLeft size={19} aria-hidden />
        </ActionIcon>
        {note.data !== undefined && (
          <Title order={2} size="h3" lineClamp={2}>
            {note.data.title}
          </Title>
        )}
      </Group>
      <NoteBody noteId={noteId} source={source} />
    </section>
  );
}

/** What opened the note is hidden behind it: the note gets the focus, and gives it back. Who is typing goes on typing. */
function useViewerFocus() {
  const place = useRef<HTMLElement>(null);
  useReturnedFocus(true);
  useEffect(() => {
    const active = document.activeElement;
    const isLost = active === null || active === document.body || active.getClientRects().length === 0;
    if (isLost) place.current?.focus({ preventScroll: true });
  }, []);
  return place;
}
