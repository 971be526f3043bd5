import { ScrollArea, Skeleton } from '@mantine/core';
import type { EvidenceSource } from '@casewright/document';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import column from '../../components/layouts/column.module.css';
import { type Review, reviewQuery } from '../../api/review.ts';
import { FormError } from '../../components/forms/form-error.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { useReturnedFocus } from '../../components/focus/returned-focus.ts';
import type { ReportDesk } from '../report/report-desk.ts';
import type { UnplacedList } from '../unplaced/unplaced-list.ts';
import { ReviewActions } from './review-actions.tsx';
import { ReviewEnd } from './review-end.tsx';
import { ReviewHead } from './review-head.tsx';
import { readReviewKey } from './review-keys.ts';
import { ReviewedItem } from './reviewed-item.tsx';
import { findDecision } from './review-steps.ts';
import { useReview } from './use-review.ts';
import { useReviewActions } from './use-review-actions.ts';
import { useReviewFocus } from './use-review-focus.ts';
import classes from './review.module.css';

interface ReviewPanelProps {
  reportId: string;
  /** Grows with each save: the review follows the text. */
  version: number | null;
  isHidden: boolean;
  desk: ReportDesk | null;
  unplaced: UnplacedList | null;
  onOpenSource: (source: EvidenceSource) => void;
  /** Brings the text into sight before it is edited: a small screen shows either the text or the review. */
  onEdit: () => void;
  onClose: () => void;
  /** What is offered when all is reviewed. */
  end: ReactNode;
}

/** Goes through a report, sentence by sentence, with what each rests on beside it. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { reportId, version, isHidden } = props;
  const queryClient = useQueryClient();
  const review = useQuery({ ...reviewQuery(reportId), staleTime: 0 });
  useReturnedFocus(true);
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    void queryClient.invalidateQueries({ queryKey: reviewQuery(reportId).queryKey });
  }, [version, reportId, queryClient]);
  return (
    <section className={classes['panel']} aria-label="Review" hidden={isHidden}>
      <Loaded query={review} skeleton={<Skeleton h={320} m="md" />}>
        {(loaded) => <LoadedReview {...props} review={loaded} />}
      </Loaded>
    </section>
  );
}

function LoadedReview({ review, ...props }: ReviewPanelProps & { review: Review }) {
  const { reportId, desk, unplaced, onOpenSource, onEdit, onClose, end } = props;
  const state = useReview(reportId, review);
  const { items, decided, current, index, isAtEnd } = state;
  const [told, setTold] = useState('');
  const actions = useReviewActions({ state, desk, unplaced, onEdit, onTell: setTold });
  const currentKey = current?.key ?? null;
  const place = useReviewFocus(currentKey, isAtEnd);
  useEffect(() => {
    desk?.show(current?.kind === 'sentence' ? current : null);
    // Only another item moves the text.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [desk, currentKey]);
  useEffect(() => () => desk?.show(null), [desk]);
  const press = (event: KeyboardEvent): void => {
    const action = readReviewKey(event.nativeEvent);
    if (action === null || !actions.isPossible(action)) return;
    event.preventDefault();
    actions.run(action);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the whole panel, not of a control
    <div className={column['column']} onKeyDown={press}>
      <ReviewHead state={state} told={told} onClose={onClose} />
      <ScrollArea className={column['grow'] ?? ''} type="auto">
        <div
          ref={place}
          tabIndex={-1}
          className={classes['place']}
          data-testid="review-item"
          data-item={currentKey ?? ''}
          aria-busy={state.isDeciding}
          role="group"
          aria-label="Item under review"
        >
          {current === null ? (
            <ReviewEnd isEmpty={items.length === 0} action={end} />
          ) : (
            <ReviewedItem
              key={current.key}
              item={current}
              number={index + 1}
              total={items.length}
              decision={findDecision(current, decided)}
              sections={unplaced?.sections ?? []}
              onOpenSource={onOpenSource}
            />
          )}
          <FormError error={state.error} />
        </div>
      </ScrollArea>
      <ReviewActions
        item={current}
        unplaced={unplaced}
        actions={actions}
        onChosen={() => place.current?.focus({ preventScroll: true })}
      />
    </div>
  );
}
