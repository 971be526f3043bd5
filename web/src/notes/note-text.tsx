import { Button, ScrollArea, Text } from '@mantine/core';
import type { EvidenceSource } from '@casewright/document';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Note, originalAddress } from '../api/notes.ts';
import { formatDuration } from '../components/format-duration.ts';
import { DocumentView } from '../document/document-view.tsx';
import { type NotePart, readTimeMark, splitNote } from './note-parts.ts';
import classes from './notes.module.css';

/** The text, page by page; a recording plays from wherever somebody presses. */
export function NoteText({ note, source }: { note: Note; source: EvidenceSource | null }) {
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
      {note.source === 'audio' && <Player note={note} player={player} />}
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

function Player({ note, player }: { note: Note; player: RefObject<HTMLAudioElement | null> }) {
  return (
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
  );
}

function seek(player: HTMLAudioElement | null, ms: number): void {
  if (player !== null) player.currentTime = ms / 1000;
}

function NotePage({ part, onSeek }: { part: NotePart; onSeek: ((ms: number) => void) | null }) {
  const renderTime = (text: string) => {
    const ms = readTimeMark(text);
    return ms === null ? undefined : <TimeMark ms={ms} onSeek={onSeek} />;
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

function TimeMark({ ms, onSeek }: { ms: number; onSeek: ((ms: number) => void) | null }) {
  const time = formatDuration(ms);
  if (onSeek === null)
    return (
      <Text size="xs" c="dimmed" mb={4}>
        {time}
      </Text>
    );
  return (
    <Button variant="subtle" size="compact-xs" ml={-8} onClick={() => onSeek(ms)} aria-label={`Play from ${time}`}>
      ▶ {time}
    </Button>
  );
}
