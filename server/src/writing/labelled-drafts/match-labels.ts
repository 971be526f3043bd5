import { locate } from '../reading/locate.ts';
import type { Span } from '../reading/span.ts';

export interface LabelledPassage {
  text: string;
  /** The sections where it is right, the best first. */
  sections: string[];
  risk?: boolean;
  order?: boolean;
  none?: boolean;
  note: number;
}

/** A passage with its note, which stands by its number. */
export interface Placed extends Span {
  noteId: string;
}

export interface Match<Passage> {
  label: LabelledPassage;
  passage: Passage;
  /** Characters that they share. */
  shared: number;
}

/** Less than this share of the shorter of two is a touch, not a match. */
const MIN_SHARED = 0.3;

/** Which passages each label covers. */
export function matchLabels<Passage extends Placed>(
  notes: readonly { markdown: string }[],
  labels: readonly LabelledPassage[],
  passages: readonly Passage[],
): Match<Passage>[] {
  const spans = locateLabels(notes, labels);
  const overlaps = spans.flatMap(({ label, start, end }) =>
    passages
      .filter(({ noteId }) => noteId === String(label.note))
      .map((passage): Match<Passage> & { share: number } => {
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
