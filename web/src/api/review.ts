import type { Instant, Person } from './common.ts';
import type { UnplacedPassage } from './reports.ts';
import { readQuery } from './read-query.ts';
import { part, post, put, remove } from './request.ts';

export type ReviewDecision = 'confirmed' | 'placed' | 'set_aside';

/** In the order in which they are gone through. */
export type ReviewGroup = 'contradiction' | 'unsupported' | 'section' | 'unplaced';

export interface ReviewCell {
  column: string;
  text: string;
}

/** A sentence of the report, or a row of a table. */
export interface ReviewSentence {
  key: string;
  kind: 'sentence';
  group: ReviewGroup;
  text: string;
  /** The heading that it stands under. */
  section: string | null;
  /** Null: the notes bear it out. `unmarked`: it cites nothing. */
  reason: 'wording' | 'figures' | 'contradiction' | 'silence' | 'unmarked' | null;
  sources: string | null;
  cells: ReviewCell[] | null;
  times: number;
}

/** A passage of the notes that is not in the report, or that may be about risk and is in no section about it. */
export interface ReviewPassage extends UnplacedPassage {
  key: string;
  kind: 'passage';
  group: ReviewGroup;
  /** It may be about risk: otherwise what stands in the report is not listed. */
  is_in_report: boolean;
}

export type ReviewItem = ReviewSentence | ReviewPassage;

export interface DecidedItem {
  key: string;
  decision: ReviewDecision;
  decided_by: Person;
  decided_at: Instant;
}

export interface ReviewDecisions {
  /** Another one when the items have to be asked for again. */
  stamp: string;
  /** The report or a note of it was changed, and its sentences are being checked. */
  is_rechecking: boolean;
  decisions: DecidedItem[];
}

export interface Review extends ReviewDecisions {
  items: ReviewItem[];
}

const pathOf = (reportId: string) => `/reports/${part(reportId)}/review`;

/** How soon a reviewer sees what another decided. */
const WATCH_MS = 4_000;

export const reviewQuery = (reportId: string) => readQuery<Review>(['reports', reportId, 'review'], pathOf(reportId));
export const decisionsQuery = (reportId: string) => ({
  ...readQuery<ReviewDecisions>(['reports', reportId, 'review', 'decisions'], `${pathOf(reportId)}/decisions`),
  refetchInterval: WATCH_MS,
});

export const beginReview = (reportId: string) => post<{ begun: boolean }>(pathOf(reportId), {});
export const decide = (reportId: string, key: string, decision: ReviewDecision) =>
  put<ReviewDecisions>(`${pathOf(reportId)}/decisions/${part(key)}`, { decision });
export const withdrawDecision = (reportId: string, key: string) =>
  remove<ReviewDecisions>(`${pathOf(reportId)}/decisions/${part(key)}`);
