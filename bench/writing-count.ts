import type { PassageRecord } from '../server/src/writing/placing/passage-record.ts';
import { locate } from '../server/src/writing/reading/locate.ts';
import type { Span } from '../server/src/writing/reading/split-sentences.ts';

export interface LabelledPassage {
  text: string;
  /** The sections where it is right, the best first. */
  sections: string[];
  risk?: boolean;
  order?: boolean;
  none?: boolean;
  note: number;
}

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

interface Match {
  label: LabelledPassage;
  passage: PassageRecord;
  /** Characters that they share. */
  shared: number;
}

/** Less than this share of the shorter of two is a touch, not a match. */
const MIN_SHARED = 0.3;

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
  const matches = matchPassages(notes, labels, outcome.passages);
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
    const sum = (of: readonly Match[]): number => of.reduce((total, { shared }) => total + shared, 0);
    const placed = own.filter(({ passage }) => outcome.sectionsOf(passage).some((id) => isRight(label, id)));
    counts.labelled += 1;
    if (own.length === 0) counts.vanished += 1;
    if (label.sections.length > 0) {
      counts.asked += 1;
      counts.found += own.length === 0 ? 0 : sum(placed) / sum(own);
    }
    if (label.risk !== true) continue;
    counts.risky += 1;
    const isSeen = ({ passage }: Match): boolean =>
      outcome.isShownAsRisk(passage) || outcome.sectionsOf(passage).some((id) => outcome.riskSections.includes(id));
    if (own.some(isSeen)) counts.riskSeen += 1;
  }
  return counts;
}

function matchPassages(
  notes: readonly { markdown: string }[],
  labels: readonly LabelledPassage[],
  passages: readonly PassageRecord[],
): Match[] {
  const spans = locateLabels(notes, labels);
  const overlaps = spans.flatMap(({ label, start, end }) =>
    passages
      .filter(({ noteId }) => noteId === String(label.note))
      .map((passage): Match & { share: number } => {
        const shared = Math.max(0, Math.min(end, passage.end) - Math.max(start, passage.start));
        return {
          label,
          passage,
          shared,
          share: shared / Math.max(1, Math.min(end - start, passage.end - passage.start)),
        };
      })
      .filter(({ shared }) => shared > 0),
  );
  // A label that is only ever touched keeps what touches it, so that nothing counts as vanished that was read.
  return overlaps.filter(
    (match) =>
      match.share >= MIN_SHARED || !overlaps.some((other) => other.label === match.label && other.share >= MIN_SHARED),
  );
}

/** Labels stand in the order of their note: each is looked for behind the one before, else from the beginning. */
function locateLabels(
  notes: readonly { markdown: string }[],
  labels: readonly LabelledPassage[],
): (Span & { label: LabelledPassage })[] {
  const positions = new Map<number, number>();
  return labels.map((label) => {
    const markdown = notes[label.note]?.markdown ?? '';
    const text = label.text.replaceAll(' | ', ' ');
    const position = positions.get(label.note) ?? 0;
    const exact = [markdown.indexOf(text, position), markdown.indexOf(text)].find((at) => at !== -1);
    const span = locate(markdown, text, exact ?? position);
    if (span.end > position) positions.set(label.note, span.end);
    return { label, ...span };
  });
}
