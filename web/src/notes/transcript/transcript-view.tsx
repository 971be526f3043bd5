import { ScrollArea } from '@mantine/core';
import type { EvidenceSource } from '@casewright/document';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { Note } from '../../api/notes.ts';
import { readTimeMark } from '../note-parts.ts';
import notes from '../notes.module.css';
import { TimeMark } from '../time-mark.tsx';
import classes from './transcript.module.css';
import { CorrectionBar } from './correction-bar.tsx';
import { RecordingPlayer } from './recording-player.tsx';
import { SpokenDocument } from './spoken-document.tsx';
import { readKey } from './transcript-keys.ts';
import { UnsavedCorrections } from './unsaved-corrections.tsx';
import { useCorrections } from './use-corrections.ts';
import { useMarkedWords } from './use-marked-words.ts';
import { usePlayback } from './use-playback.ts';
import { useWordCorrection } from './use-word-correction.ts';

interface TranscriptViewProps {
  note: Note;
  source: EvidenceSource | null;
  /** Told whether there are corrections that are not saved. */
  onCorrecting: (isUnsaved: boolean) => void;
}

/** A transcript beside its sound. The latest revision can be corrected. */
export function TranscriptView({ note, source, onCorrecting }: TranscriptViewProps) {
  const isLatest = note.revision === note.latest_revision;
  const viewport = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const corrections = useCorrections(note, onCorrecting);
  const { text } = corrections;
  const { player, goTo, playFrom, toggle } = usePlayback(viewport, text.words);
  const leave = (): void => viewport.current?.focus();
  const correction = useWordCorrection(corrections, { playFrom, onCorrected: leave });
  useMarkedWords(viewport, correction.selection);
  useEffect(() => {
    if (source === null) return;
    viewport.current?.querySelector('[data-passage]')?.scrollIntoView({ block: 'center' });
    if (source.startMs !== null) goTo(source.startMs);
  }, [source, goTo]);

  const { step, move, keep, replace, select } = correction;
  const accept = (): void => {
    const suggestion = correction.doubt?.suggestion ?? null;
    if (suggestion !== null) replace(suggestion, false);
  };
  const press = (event: KeyboardEvent): void => {
    if (!isLatest || event.target !== viewport.current) return;
    const action = readKey(event, { step, move, toggle, keep, accept, edit: () => input.current?.select() });
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  const click = (event: MouseEvent): void => {
    const word = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-word]') : null;
    const index = Number(word?.dataset['word'] ?? Number.NaN);
    if (text.words[index] === undefined) return;
    if (isLatest) select({ first: index, last: index });
    else playFrom(text.words[index].ms);
  };
  const seek = note.has_original ? playFrom : null;
  const renderTime = useCallback(
    (paragraph: string): ReactNode => {
      const ms = readTimeMark(paragraph);
      return ms === null ? undefined : <TimeMark ms={ms} onSeek={seek} />;
    },
    [seek],
  );
  return (
    <>
      <RecordingPlayer note={note} player={player} />
      {isLatest && <CorrectionBar correction={correction} input={input} onLeave={leave} />}
      <UnsavedCorrections {...corrections} undo={correction.undo} />
      <ScrollArea
        className={classes['text'] ?? ''}
        type="auto"
        viewportRef={viewport}
        viewportProps={{
          tabIndex: 0,
          'aria-label': 'Text of the note',
          role: 'region',
          onKeyDown: press,
          onClick: click,
        }}
      >
        <div className={notes['viewerText']}>
          <SpokenDocument text={text} source={source} renderParagraph={renderTime} />
        </div>
      </ScrollArea>
    </>
  );
}
