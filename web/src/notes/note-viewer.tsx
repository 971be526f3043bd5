import { ActionIcon, Group, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { EvidenceSource } from '@casewright/document';
import { useQuery } from '@tanstack/react-query';
import { noteQuery } from '../api/notes.ts';
import column from '../components/column.module.css';
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
  return (
    <div className={column['column']}>
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
    </div>
  );
}
