import { Anchor, Group, Skeleton, Text } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import type { EvidenceSource } from '@casewright/document';
import { useQuery } from '@tanstack/react-query';
import { isStatus } from '../../api/api-error.ts';
import { noteQuery } from '../../api/notes.ts';
import { describePlace } from '../../notes/note-parts.ts';
import { listWrittenOut } from '../report/written-out.ts';
import { cutContext } from './cut-context.ts';
import classes from './review.module.css';

interface CitedPassageProps {
  source: EvidenceSource;
  /** The sentence that rests on it. */
  sentence: string;
  onOpen: () => void;
}

/** The words of a note that are cited, marked among what stands around them. */
export function CitedPassage({ source, sentence, onOpen }: CitedPassageProps) {
  const note = useQuery(noteQuery(source.note, source.revision ?? 1));
  const place = describePlace(source);
  const shown = note.data === undefined ? null : cutContext(note.data.markdown, source.start, source.end);
  const writtenOut = shown === null ? [] : listWrittenOut(shown.words, sentence);
  return (
    <div className={classes['cited']}>
      <Group gap={6} wrap="nowrap">
        <IconQuote size={16} aria-hidden className={classes['icon']} />
        <Text size="sm" fw={600} truncate>
          {note.data?.title ?? (isStatus(note.error, 404) ? 'A note that is no longer here' : 'Note')}
        </Text>
        {place !== null && (
          <Text size="sm" c="dimmed" className={classes['nowrap'] ?? ''}>
            {place}
          </Text>
        )}
      </Group>
      {note.isPending && <Skeleton h={40} mt={4} />}
      {shown !== null && (
        <p className={classes['context']}>
          {shown.before}
          <mark>{shown.words}</mark>
          {shown.after}
        </p>
      )}
      {writtenOut.length > 0 && (
        <Text size="sm" c="dimmed">
          Written out: {writtenOut.map(({ short, full }) => `${short} as “${full}”`).join(', ')}
        </Text>
      )}
      {note.data !== undefined && note.data.revision < note.data.latest_revision && (
        <Text size="sm">The note was corrected since.</Text>
      )}
      {note.data !== undefined && (
        <Anchor component="button" type="button" size="sm" underline="always" onClick={onOpen}>
          Open the note
        </Anchor>
      )}
    </div>
  );
}
