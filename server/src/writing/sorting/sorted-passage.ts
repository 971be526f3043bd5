import type { Kind } from '../headings/kinds.ts';
import type { Passage } from '../passages/passage.ts';

/** A passage with what it is about. */
export interface SortedPassage extends Passage {
  /** The likeliest kinds with their probabilities, the likeliest first. */
  kinds: [kind: Kind, probability: number][];
  /** The same by a network that reads the passage with its note around it; of what stands far down in a very long one nothing. */
  inNote: [kind: Kind, probability: number][];
  /** It touches harm to or from anybody, or denies it: it belongs under risk. */
  isRisk: boolean;
  /** It may touch harm: it stands where it fits, and is also shown to the clinician among the unplaced. */
  mayBeRisk: boolean;
  /**
   * Of what may be risk without a word of harm in it: how much else speaks for it. With some signs, one in four or five such
   * passages touches harm; with few, one in twenty, and it is shown after the others.
   */
  riskSigns: 'some' | 'few' | null;
}
