import { ScrollArea, Text } from '@mantine/core';
import type { EvidenceSource } from '@casewright/document';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Note, originalAddress } from '../../api/notes.ts';
import { readTimeMark } from '../note-parts.ts';
import notes from '../notes.module.css';
import { TimeMark } from '../time-mark.tsx';
import { bareWordsAt, dismissDoubt, findSame, replaceWords } from './correct-words.ts';
import { CorrectionBar } from './correction-bar.tsx';
import { type Doubt, listDoubts, type Selection } from './doubts.ts';
import { SpokenDocument } from './spoken-document.tsx';
import { readKey } from './transcript-keys.ts';
import { UnsavedCorrections } from './unsaved-corrections.tsx';
import { useCorrections } from './use-corrections.ts';
import { useMarkedWords } from './use-marked-words.ts';
import { usePlayback } from './use-playback.ts';

/** A transcript beside its sound. The latest revision can be corrected. */
export function TranscriptView({ note, source }: { note: Note; source: EvidenceSource | null }) {
  const isLatest = note.revision === note.latest_revision;
  const viewport = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const corrections = useCorrections(note);
  const { text } = corrections;
  const doubts = useMemo(() => listDoubts(text), [text]);
  const { player, goTo, playFrom, toggle } = usePlayback(viewport, text.words);
  const [selection, setSelection] = useState<Selection | null>(null);
  const [reading, setReading] = useState('');
  const doubt = findDoubt(doubts, selection);
  useMarkedWords(viewport, selection);
  useEffect(() => {
    if (source === null) return;
    viewport.current?.querySelector('[data-passage]')?.scrollIntoView({ block: 'center' });
    if (source.startMs !== null) goTo(source.startMs);
  }, [source, goTo]);

  const select = (next: Selection): void => {
    setSelection(next);
    setReading(bareWordsAt(text, next));
    playFrom(text.words[next.first]?.ms ?? 0);
  };
  const step = (by: 1 | -1): void => {
    const next = findNextDoubt(doubts, selection, by);
    if (next !== undefined) select(next.selection);
  };
  const move = (by: 1 | -1, isExtended: boolean): void => {
    if (selection === null) return;
    const at = (by === 1 ? selection.last : selection.first) + by;
    if (text.words[at] === undefined) return;
    if (!isExtended) select({ first: at, last: at });
    else select(by === 1 ? { ...selection, last: at } : { ...selection, first: at });
  };
  const leave = (): void => viewport.current?.focus();
  const replace = (words: string, isEverywhere: boolean): void => {
    if (selection === null) return;
    corrections.make(replaceWords(text, isEverywhere ? findSame(text, selection) : [selection], words));
    setSelection(null);
    leave();
  };
  const keep = (): void => {
    if (doubt === null) return;
    corrections.make(dismissDoubt(text, doubt));
    // A new object, so that its words are marked in the text as it is then.
    setSelection(selection && { ...selection });
    leave();
  };
  const actions = {
    step,
    move,
    toggle,
    keep,
    accept: () => {
      const suggestion = doubt?.suggestion ?? null;
      if (suggestion !== null) replace(suggestion, false);
    },
    edit: () => input.current?.select(),
  };
  const press = (event: KeyboardEvent): void => {
    const action = isLatest && event.target === viewport.current ? readKey(event, actions) : undefined;
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
            Of this recording it is known by passage, not by word, what was said when.
          </Text>
        )}
      </div>
      {isLatest && (
        <CorrectionBar
          {...{ text, doubts, selection, doubt, reading, input }}
          onReading={setReading}
          onStep={step}
          onReplace={replace}
          onKeep={keep}
          onLeave={leave}
        />
      )}
      <UnsavedCorrections {...corrections} />
      <ScrollArea
        className={notes['grow'] ?? ''}
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

function findDoubt(doubts: readonly Doubt[], selection: Selection | null): Doubt | null {
  if (selection === null) return null;
  const isSelected = ({ selection: of }: Doubt): boolean => of.first <= selection.last && of.last >= selection.first;
  return doubts.find(isSelected) ?? null;
}

/** From the words that are selected, around the end. */
function findNextDoubt(doubts: readonly Doubt[], selection: Selection | null, by: 1 | -1): Doubt | undefined {
  if (by === 1) {
    const from = selection?.last ?? -1;
    return doubts.find((doubt) => doubt.selection.first > from) ?? doubts[0];
  }
  const from = selection?.first ?? Number.POSITIVE_INFINITY;
  return doubts.findLast((doubt) => doubt.selection.last < from) ?? doubts.at(-1);
}
