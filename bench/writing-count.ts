import type { PassageRecord } from '../server/src/writing/placing/passage-record.ts';
import { type LabelledPassage, type Match, matchLabels } from '../server/src/writing/labelled-drafts/match-labels.ts';

/** A draft as it came out: where each passage of its record stands. */
export interface Outcome {
  passages: readonly PassageRecord[];
  sectionsOf: (passage: PassageRecord) => readonly string[];
  /** The sections of the template that are about risk. */
  riskSections: readonly string[];
  /** Whether it is shown, marked as risk, among the unplaced. */
  isShownAsRisk: (passage: PassageRecord) => boolean;
}

export const COUNTS = [
  'labelled',
  'asked',
  'found',
  'placements',
  'right',
  'risky',
  'riskSeen',
  'vanished',
  'ordersQuoted',
] as const;
export type Counts = Record<(typeof COUNTS)[number], number>;

/**
 * Recall goes by labelled passage: how much of its text stands in a section where it is right. Precision goes by
 * placement: each passage of the record in each section counts once, and is right where one of the labels that it
 * covers names that section. So it does not matter whether labels are finer or coarser than the passages that were read.
 */
export function countDraft(
  notes: readonly { markdown: string }[],
  labels: readonly LabelledPassage[],
  outcome: Outcome,
): Counts {
  const matches = matchLabels(notes, labels, outcome.passages);
  const isRight = ({ sections, risk }: LabelledPassage, id: string): boolean =>
    sections.includes(id) || (risk === true && outcome.riskSections.includes(id));
  const counts = Object.fromEntries(COUNTS.map((name) => [name, 0])) as Counts;
  for (const [passage, own] of Map.groupBy(matches, (match) => match.passage)) {
    const sections = outcome.sectionsOf(passage);
    counts.placements += sections.length;
    counts.right += sections.filter((id) => own.some(({ label }) => isRight(label, id))).length;
    if (own.some(({ label }) => label.order === true)) counts.ordersQuoted += sections.length;
  }
  for (const label of labels) {
    const own = matches.filter((match) => match.label === label);
    const placed = own.filter(({ passage }) => outcome.sectionsOf(passage).some((id) => isRight(label, id)));
    counts.labelled += 1;
    if (own.length === 0) counts.vanished += 1;
    if (label.sections.length > 0) {
      counts.asked += 1;
      counts.found += own.length === 0 ? 0 : sum(placed) / sum(own);
    }
    if (label.risk !== true) continue;
    counts.risky += 1;
    const isSeen = ({ passage }: Match<PassageRecord>): boolean =>
      outcome.isShownAsRisk(passage) || outcome.sectionsOf(passage).some((id) => outcome.riskSections.includes(id));
    if (own.some(isSeen)) counts.riskSeen += 1;
  }
  return counts;
}

function sum(matches: readonly Match<PassageRecord>[]): number {
  return matches.reduce((total, { shared }) => total + shared, 0);
}
