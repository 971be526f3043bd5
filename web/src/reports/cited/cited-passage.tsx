import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import type { EvidenceSource } from '@casewright/document';
import { useQuery } from '@tanstack/react-query';
import { isStatus } from '../../api/api-error.ts';
import { noteQuery } from '../../api/notes.ts';
import { describePlace } from '../../notes/note-parts.ts';
import { cutContext, type PassageInContext } from './cut-context.ts';
import { listWrittenOut } from './written-out.ts';
import classes from './cited.module.css';

interface CitedPassageProps {
  source: EvidenceSource;
  /** The sentence that rests on it. */
  sentence: string;
  /** Shows what stands around the cited words as well. */
  isInContext?: boolean;
  onOpen: () => void;
}

/** The words of a note that a sentence cites, and the way to the note. */
export function CitedPassage({ source, sentence, isInContext = false, onOpen }: CitedPassageProps) {
  const note = useQuery(noteQuery(source.note, source.revision ?? 1));
  const place = describePlace(source);
  const shown = note.data === undefined ? null : cutContext(note.data.markdown, source.start, source.end);
  const writtenOut = shown === null ? [] : listWrittenOut(shown.words, sentence);
  return (
    <div className={isInContext ? classes['box'] : undefined}>
      <Group gap={6} wrap="nowrap" pr={24}>
        <IconQuote size={16} className={classes['icon']} aria-hidden />
        <Text size="sm" fw={600} truncate>
          {note.data?.title ?? (isStatus(note.error, 404) ? 'A note that is no longer here' : 'Note')}
        </Text>
        {place !== null && (
          <Text size="sm" c="dimmed" className={classes['nowrap'] ?? ''}>
            {place}
          </Text>
        )}
      </Group>
      {note.isPending && <Skeleton h={34} mt={4} />}
      {shown !== null && (
        <Text size="sm" c="dimmed" mt={4} {...(!isInContext && { lineClamp: 3 })}>
          {isInContext ? <InContext {...shown} /> : `“${shown.words.trim()}”`}
        </Text>
      )}
      {writtenOut.length > 0 && (
        <Text size="sm" c="dimmed" mt={2}>
          Written out: {writtenOut.map(({ short, full }) => `${short} as “${full}”`).join(', ')}
        </Text>
      )}
      {note.data !== undefined && note.data.revision < note.data.latest_revision && (
        <Text size="xs" c="var(--mantine-color-ochre-light-color)" mt={2}>
          The note was corrected since.
        </Text>
      )}
      <Button size="compact-xs" variant="light" mt={6} onClick={onOpen} disabled={note.isError}>
        Open the note{place === null ? '' : ` ${place.startsWith('at') ? place : `at ${place}`}`}
      </Button>
    </div>
  );
}

function InContext({ before, words, after }: PassageInContext) {
  return (
    <>
      {before}
      <mark className={classes['words']}>{words}</mark>
      {after}
    </>
  );
}
