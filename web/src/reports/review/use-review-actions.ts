import { useState } from 'react';
import type { ReportDesk } from '../report/report-desk.ts';
import type { SectionChoice, UnplacedList } from '../unplaced/unplaced-list.ts';
import type { ReviewAction } from './review-keys.ts';
import { findDecision } from './review-steps.ts';
import type { ReviewState } from './use-review.ts';

interface ActionSources {
  state: ReviewState;
  desk: ReportDesk | null;
  unplaced: UnplacedList | null;
  onEdit: () => void;
  onTell: (words: string) => void;
}

export interface ReviewActionSet {
  isPossible: (action: ReviewAction) => boolean;
  run: (action: ReviewAction) => void;
  /** The section that fits the passage best. */
  likely: SectionChoice | null;
  /** The list of sections is open. */
  isChoosing: boolean;
  setChoosing: (isChoosing: boolean) => void;
  place: (choice: SectionChoice | null) => void;
}

/** What the keys and the buttons of a review do. */
export function useReviewActions(sources: ActionSources): ReviewActionSet {
  const { state, desk, unplaced, onEdit, onTell } = sources;
  const { current, decided } = state;
  const [isChoosing, setChoosing] = useState(false);
  const isPassage = current?.kind === 'passage';
  const isSettled = current !== null && findDecision(current, decided) !== null;
  const canDecide = current !== null;
  const canPlace = canDecide && isPassage && unplaced?.isEditable === true;
  const likely =
    (isPassage && unplaced?.sections.find(({ promptId }) => promptId === current.likely_prompt_id)) || null;
  const possible: Record<ReviewAction, boolean> = {
    next: state.items.length > 0,
    previous: state.items.length > 0,
    confirm: canDecide && !isPassage && !isSettled,
    edit: current?.kind === 'sentence' && desk !== null,
    place: canPlace && likely !== null && !isSettled,
    'place-elsewhere': canPlace && !isSettled,
    'set-aside': canDecide && isPassage && !isSettled,
    undo: canDecide && isSettled,
  };
  const confirm = async (): Promise<void> => {
    if (current?.kind !== 'sentence' || !(await state.settle('confirmed'))) return;
    onTell('Confirmed.');
    // What somebody has checked is no longer called unsupported in the report.
    if (current.reason !== null && current.reason !== 'unmarked') desk?.accept(current);
  };
  const place = async (choice: SectionChoice | null): Promise<void> => {
    if (current?.kind !== 'passage' || unplaced === null || !(await state.settle('placed'))) return;
    await unplaced.place(current, choice?.promptId ?? null);
    onTell(choice === null ? 'Put at the end of the report.' : `Put into “${choice.label}”.`);
  };
  const setAside = async (): Promise<void> => {
    if (await state.settle('set_aside')) onTell('Set aside.');
  };
  const runs: Record<ReviewAction, () => unknown> = {
    next: () => state.step(1),
    previous: () => state.step(-1),
    confirm,
    edit: () => {
      if (current?.kind !== 'sentence') return;
      onEdit();
      if (desk?.edit(current) !== true) onTell('The sentence is no longer in the text.');
    },
    place: () => place(likely),
    'place-elsewhere': () => setChoosing(true),
    'set-aside': setAside,
    undo: async () => {
      if (await state.undo()) onTell('Taken back.');
    },
  };
  return {
    isPossible: (action) => possible[action],
    run: (action) => {
      if (possible[action]) void runs[action]();
    },
    likely,
    isChoosing,
    setChoosing,
    place: (choice) => void place(choice),
  };
}
