import { Badge, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type EvidenceSource, parseSources } from '@casewright/document';
import { CitedPassage } from '../cited/cited-passage.tsx';
import type { DecidedItem, ReviewDecision, ReviewItem, ReviewPassage, ReviewSentence } from '../../api/review.ts';
import { Time } from '../../components/times/time.tsx';
import { Verdict } from '../report/verdict.tsx';
import { PassageMarks } from '../unplaced/passage-marks.tsx';
import type { SectionChoice } from '../unplaced/unplaced-list.ts';
import { MatchedRow } from './matched-row.tsx';
import { nameWhere } from './review-steps.ts';
import classes from './review.module.css';

interface ReviewedItemProps {
  item: ReviewItem;
  number: number;
  total: number;
  decision: DecidedItem | null;
  sections: readonly SectionChoice[];
  onOpenSource: (source: EvidenceSource) => void;
}

const DECISIONS: Record<ReviewDecision, string> = {
  confirmed: 'Confirmed',
  placed: 'Put into the report',
  set_aside: 'Set aside',
};

export function ReviewedItem({ item, number, total, decision, sections, onOpenSource }: ReviewedItemProps) {
  return (
    <Stack gap="sm">
      <div>
        <Text size="xs" c="dimmed">
          {number} of {total}
        </Text>
        <Title order={3} size="h4">
          {nameWhere(item)}
        </Title>
        {decision !== null && <DecisionLine decision={decision} />}
      </div>
      {item.kind === 'sentence' ? (
        <SentenceView item={item} onOpenSource={onOpenSource} />
      ) : (
        <PassageView item={item} sections={sections} onOpenSource={onOpenSource} />
      )}
    </Stack>
  );
}

function DecisionLine({ decision }: { decision: DecidedItem }) {
  return (
    <Text size="sm" mt={4} data-testid="review-decision">
      <IconCheck size={15} aria-hidden className={classes['check']} /> {DECISIONS[decision.decision]} by{' '}
      {decision.decided_by.name}, <Time at={decision.decided_at} />
    </Text>
  );
}

interface SentenceViewProps {
  item: ReviewSentence;
  onOpenSource: (source: EvidenceSource) => void;
}

function SentenceView({ item, onOpenSource }: SentenceViewProps) {
  const sources = parseSources(item.sources ?? '');
  return (
    <>
      {item.cells === null ? (
        <blockquote className={classes['sentence']}>{item.text}</blockquote>
      ) : (
        <MatchedRow cells={item.cells} sources={sources} />
      )}
      {item.times > 1 && (
        <Badge variant="light" tt="none">
          Stands {item.times} times in the report
        </Badge>
      )}
      {item.reason === 'unmarked' ? (
        <Text size="sm" c="dimmed">
          It cites no note: a person or the template wrote it.
        </Text>
      ) : (
        <Verdict reason={item.reason} />
      )}
      {sources.map((source) => (
        <CitedPassage
          key={`${source.note} ${source.start}`}
          source={source}
          sentence={item.text}
          isInContext
          onOpen={() => onOpenSource(source)}
        />
      ))}
    </>
  );
}

interface PassageViewProps {
  item: ReviewPassage;
  sections: readonly SectionChoice[];
  onOpenSource: (source: EvidenceSource) => void;
}

function PassageView({ item, sections, onOpenSource }: PassageViewProps) {
  const { note_id: note, revision, start, end } = item;
  const source = { note, ...(revision > 1 && { revision }), start, end, page: null, startMs: null };
  return (
    <>
      <div>
        <PassageMarks passage={item} sections={sections} />
      </div>
      <CitedPassage source={source} sentence="" isInContext onOpen={() => onOpenSource(source)} />
    </>
  );
}
