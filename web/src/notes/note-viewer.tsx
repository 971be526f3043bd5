import { ActionIcon, Alert, Anchor, Button, Group, ScrollArea, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react';
import type { EvidenceSource } from '@casewright/document';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { isStatus } from '../api/api-error.ts';
import { type Note, noteQuery, originalAddress } from '../api/notes.ts';
import { ErrorState } from '../components/error-state.tsx';
import { Time } from '../components/time.tsx';
import { DocumentView } from '../document/document-view.tsx';
import { formatDuration } from '../components/format-duration.ts';
import { type NotePart, readTimeMark, splitNote } from './note-parts.ts';
import classes from './notes.module.css';

interface NoteViewerProps {
  noteId: string;
  /** The place it is opened at. */
  source: EvidenceSource | null;
  onClose: () => void;
}

export function NoteViewer({ noteId, source, onClose }: NoteViewerProps) {
  const note = useQuery(noteQuery(noteId));
  return (
    <div className={classes['viewer']}>
      <Group className={classes['viewerHead'] ?? ''} gap="xs" wrap="nowrap" align="flex-start">
        <ActionIcon variant="subtle" color="gray" size={34} onClick={onClose} aria-label="Back to the notes">
          <IconArrowLeft size={19} aria-hidden />
        </ActionIcon>
        {note.data !== undefined && <NoteHead note={note.data} page={source?.page ?? null} />}
      </Group>
      {note.isPending && (
        <Stack p="md">
          <Skeleton h={20} />
          <Skeleton h={160} />
        </Stack>
      )}
      {note.isError && <NoteFault error={note.error} onRetry={() => void note.refetch()} />}
      {note.data !== undefined && <NoteText note={note.data} source={source} />}
    </div>
  );
}

function NoteFault({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isStatus(error, 404)) {
    return (
      <Alert m="md" color="ochre" title="The note is no longer here">
        It was deleted, or you may not see it.
      </Alert>
    );
  }
  return <ErrorState error={error} onRetry={onRetry} />;
}

function NoteHead({ note, page }: { note: Note; page: number | null }) {
  const address = `${originalAddress(note.id)}${page === null ? '' : `#page=${page}`}`;
  return (
    <div className={classes['grow']}>
      <Title order={2} size="h3" tabIndex={-1} lineClamp={2}>
        {note.title}
      </Title>
      <Text size="sm" c="dimmed">
        {note.created_by.name}, <Time at={note.created_at} format="date" />
        {note.source === 'pdf' && note.has_original && (
          <>
            {' · '}
            <Anchor href={address} target="_blank" rel="noopener" size="sm" underline="always">
              Open the PDF{page === null ? '' : ` at page ${page}`} <IconExternalLink size={13} aria-hidden />
            </Anchor>
          </>
        )}
      </Text>
    </div>
  );
}

function NoteText({ note, source }: { note: Note; source: EvidenceSource | null }) {
  const body = useRef<HTMLDivElement>(null);
  const player = useRef<HTMLAudioElement>(null);
  const parts = useMemo(() => splitNote(note, source), [note, source]);
  const play = (ms: number): void => {
    seek(player.current, ms);
    void player.current?.play().catch(() => {});
  };
  useEffect(() => {
    if (source === null) return;
    const mark =
      body.current?.querySelector('[data-passage]') ?? body.current?.querySelector(`[data-page="${source.page}"]`);
    mark?.scrollIntoView({ block: 'center' });
    if (source.startMs !== null) seek(player.current, source.startMs);
  }, [source]);
  return (
    <>
      {note.source === 'audio' && (
        <div className={classes['player']}>
          {note.has_original ? (
            // The transcript below says what is said.
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <audio ref={player} controls preload="metadata" src={originalAddress(note.id)} aria-label="The recording" />
          ) : (
            <Text size="sm" c="dimmed">
              The recording is no longer kept. The transcript is below.
            </Text>
          )}
        </div>
      )}
      <ScrollArea
        className={classes['grow'] ?? ''}
        type="auto"
        viewportProps={{ tabIndex: 0, 'aria-label': 'Text of the note', role: 'region' }}
      >
        <div ref={body} className={classes['viewerText']}>
          {parts.map((part) => (
            <NotePage key={part.page ?? 'text'} part={part} onSeek={note.has_original ? play : null} />
          ))}
        </div>
      </ScrollArea>
    </>
  );
}

function seek(player: HTMLAudioElement | null, ms: number): void {
  if (player !== null) player.currentTime = ms / 1000;
}

function NotePage({ part, onSeek }: { part: NotePart; onSeek: ((ms: number) => void) | null }) {
  const renderTime = (text: string) => {
    const ms = readTimeMark(text);
    if (ms === null) return undefined;
    if (onSeek === null)
      return (
        <Text size="xs" c="dimmed" mb={4}>
          {formatDuration(ms)}
        </Text>
      );
    return (
      <Button
        variant="subtle"
        size="compact-xs"
        ml={-8}
        onClick={() => onSeek(ms)}
        aria-label={`Play from ${formatDuration(ms)}`}
      >
        ▶ {formatDuration(ms)}
      </Button>
    );
  };
  return (
    <section data-page={part.page ?? undefined}>
      {part.page !== null && (
        <Text className={classes['page'] ?? ''} size="xs">
          Page {part.page}
          {part.isScan && ' · read from a scan, check it against the original'}
        </Text>
      )}
      <DocumentView content={part.content} highlights={part.highlights} renderParagraph={renderTime} />
    </section>
  );
}
