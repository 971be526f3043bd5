import { Text } from '@mantine/core';
import type { RefObject } from 'react';
import { type Note, originalAddress } from '../../api/notes.ts';
import notes from '../notes.module.css';

/** The sound of a transcript, or that there is none any more. */
export function RecordingPlayer({ note, player }: { note: Note; player: RefObject<HTMLAudioElement | null> }) {
  return (
    <div className={notes['player']}>
      {note.has_original ? (
        // The transcript below says what is said.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio ref={player} controls preload="metadata" src={originalAddress(note.id)} aria-label="The recording" />
      ) : (
        <Text size="sm" c="dimmed">
          The recording is no longer kept. The transcript is below.
        </Text>
      )}
      {note.has_original && note.words === null && (
        <Text size="xs" c="dimmed">
          For this recording, times are known for each passage, not for each word.
        </Text>
      )}
    </div>
  );
}
