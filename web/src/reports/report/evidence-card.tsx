import { Button, CloseButton, Group, Paper, Portal, Skeleton, Stack, Text } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import {
  type EvidenceSource,
  parseMarkdown,
  parseSources,
  toMarkdown,
  type UnsupportedReason,
} from '@casewright/document';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { isStatus } from '../../api/api-error.ts';
import { noteQuery } from '../../api/notes.ts';
import { describePlace } from '../../notes/note-parts.ts';
import { CARD_ID, type ShownSentence } from './use-sentence.ts';
import { Verdict } from './verdict.tsx';
import { listWrittenOut } from './written-out.ts';
import classes from './report.module.css';

interface EvidenceCardProps {
  sentence: ShownSentence;
  isEditable: boolean;
  onOpen: (source: EvidenceSource) => void;
  onAccept: () => void;
  onStay: () => void;
  onLeave: () => void;
  /** Back to the text. */
  onClose: () => void;
}

const MOST_SHOWN = 3;
const EDGE = 12;

/** What a sentence rests on, beside it. The keyboard gets here by Alt+Enter, and back by Escape. */
export function EvidenceCard(props: EvidenceCardProps) {
  const { sentence, isEditable, onOpen, onAccept, onStay, onLeave, onClose } = props;
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (card.current !== null) place(card.current, sentence.rect);
  });
  const { sources, reason } = sentence.mark.attrs as { sources?: string | null; reason?: UnsupportedReason };
  return (
    <Portal>
      <Paper
        ref={card}
        id={CARD_ID}
        role="dialog"
        aria-label="What the sentence rests on"
        className={classes['card'] ?? ''}
        shadow="lg"
        withBorder
        p="sm"
        onMouseEnter={onStay}
        onMouseLeave={onLeave}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        <CloseButton size="sm" className={classes['cardClose'] ?? ''} aria-label="Close" onClick={onClose} />
        <Verdict reason={reason ?? null} />
        {typeof sources === 'string' && (
          <Stack gap="sm" mt="sm">
            {parseSources(sources)
              .slice(0, MOST_SHOWN)
              .map((source) => (
                <Source
                  key={`${source.note} ${source.start}`}
                  source={source}
                  sentence={sentence.text}
                  onOpen={() => onOpen(source)}
                />
              ))}
          </Stack>
        )}
        {reason !== undefined && isEditable && (
          <Button size="compact-xs" variant="light" mt="xs" onClick={onAccept}>
            I have checked it
          </Button>
        )}
      </Paper>
    </Portal>
  );
}

interface SourceProps {
  source: EvidenceSource;
  sentence: string;
  onOpen: () => void;
}

function Source({ source, sentence, onOpen }: SourceProps) {
  const note = useQuery(noteQuery(source.note, source.revision ?? 1));
  const words = note.data === undefined ? '' : plainText(note.data.markdown.slice(source.start, source.end));
  const writtenOut = listWrittenOut(words, sentence);
  const at = describePlace(source);
  return (
    <div>
      <Group gap={6} wrap="nowrap" align="center" pr={24}>
        <IconQuote size={16} className={classes['cardIcon']} aria-hidden />
        <Text size="sm" fw={600} truncate>
          {note.data?.title ?? (isStatus(note.error, 404) ? 'A note that is no longer here' : 'Note')}
        </Text>
        {at !== null && (
          <Text size="sm" c="dimmed" className={classes['nowrap'] ?? ''}>
            {at}
          </Text>
        )}
      </Group>
      {note.isPending && <Skeleton h={34} mt={4} />}
      {note.data !== undefined && (
        <Text size="sm" c="dimmed" lineClamp={3} mt={2}>
          “{words}”
        </Text>
      )}
      {writtenOut.length > 0 && (
        <Text size="sm" c="dimmed" mt={2}>
          Written out: {writtenOut.map(({ short, full }) => `${short} as “${full}”`).join(', ')}
        </Text>
      )}
      {note.data !== undefined && note.data.revision < note.data.latest_revision && (
        <Text size="xs" c="ochre.8" mt={2}>
          The note was corrected since.
        </Text>
      )}
      <Button size="compact-xs" variant="light" mt={6} onClick={onOpen} disabled={note.isError}>
        Open the note{at === null ? '' : ` ${at.startsWith('at') ? at : `at ${at}`}`}
      </Button>
    </div>
  );
}

function plainText(markdown: string): string {
  return toMarkdown(parseMarkdown(markdown))
    .replaceAll(/[*_`#>\\|]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Below the sentence, or above it where there is no room. */
function place(card: HTMLElement, rect: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = card;
  const isBelow = rect.bottom + height + EDGE < innerHeight;
  card.style.left = `${Math.max(EDGE, Math.min(rect.left, innerWidth - width - EDGE))}px`;
  card.style.top = `${isBelow ? rect.bottom + 6 : Math.max(EDGE, rect.top - height - 6)}px`;
}
