import { Button, Drawer, Group, Skeleton, Stack, Text, Typography } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type Note, noteQuery, originalAddress } from '../api/notes.ts';
import { Loaded } from '../components/loaded.tsx';
import { Time } from '../components/time.tsx';
import classes from './note-drawer.module.css';
import { describeSource } from './note-source.ts';

interface NoteDrawerProps {
  noteId: string;
  onClose: () => void;
}

export function NoteDrawer({ noteId, onClose }: NoteDrawerProps) {
  const note = useQuery(noteQuery(noteId));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="min(46rem, 94vw)"
      title={note.data?.title ?? 'Note'}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: classes.title ?? '' }}
    >
      <Loaded query={note} skeleton={<TextSkeleton />}>
        {(data) => <NoteText note={data} />}
      </Loaded>
    </Drawer>
  );
}

function NoteText({ note }: { note: Note }) {
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        {describeSource(note.source).label} · {note.created_by.name} · <Time at={note.created_at} format="full" />
      </Text>
      <Original note={note} />
      {/* Made by the service from its own document tree: what a note may hold has been decided there. */}
      <Typography className={classes.text ?? ''}>
        <div dangerouslySetInnerHTML={{ __html: note.html }} />
      </Typography>
    </Stack>
  );
}

function Original({ note }: { note: Note }) {
  if (note.source === 'text') return null;
  if (!note.has_original) {
    return (
      <Text size="sm" c="dimmed">
        The uploaded file is no longer kept; this text is what was made from it.
      </Text>
    );
  }
  if (note.source === 'audio') {
    const address = originalAddress(note.id);
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the note itself is the text of the recording.
    return <audio controls preload="none" src={address} aria-label="Recording" className={classes.audio} />;
  }
  return (
    <Group>
      <Button
        component="a"
        href={originalAddress(note.id)}
        target="_blank"
        rel="noreferrer"
        variant="default"
        leftSection={<IconExternalLink size={17} aria-hidden />}
      >
        Open the PDF
      </Button>
    </Group>
  );
}

function TextSkeleton() {
  return (
    <Stack gap="sm">
      <Skeleton height={16} width="60%" mb="md" />
      {[95, 88, 92, 70, 94, 85, 90, 60].map((width) => (
        <Skeleton key={width} height={14} width={`${width}%`} />
      ))}
    </Stack>
  );
}
