import { Button, CloseButton, Paper, Portal, Stack } from '@mantine/core';
import { type EvidenceSource, parseSources, type UnsupportedReason } from '@casewright/document';
import { useCallback } from 'react';
import { CitedPassage } from '../cited/cited-passage.tsx';
import { CARD_ID, type ShownSentence } from './use-sentence.ts';
import { Verdict } from './verdict.tsx';
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
  const { rect } = sentence;
  // The portal shows the card only after this has been drawn, and the card grows when its notes have come.
  const keepPlaced = useCallback(
    (card: HTMLDivElement | null) => {
      if (card === null) return undefined;
      const watch = new ResizeObserver(() => place(card, rect));
      watch.observe(card);
      place(card, rect);
      return () => watch.disconnect();
    },
    [rect],
  );
  const { sources, reason } = sentence.mark.attrs as { sources?: string | null; reason?: UnsupportedReason };
  return (
    <Portal>
      <Paper
        ref={keepPlaced}
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
                <CitedPassage
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

/** Below the sentence, or above it where there is no room. */
function place(card: HTMLElement, rect: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = card;
  const isBelow = rect.bottom + height + EDGE < innerHeight;
  card.style.left = `${Math.max(EDGE, Math.min(rect.left, innerWidth - width - EDGE))}px`;
  card.style.top = `${isBelow ? rect.bottom + 6 : Math.max(EDGE, rect.top - height - 6)}px`;
}
