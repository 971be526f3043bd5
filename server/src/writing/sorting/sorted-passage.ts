import type { Kind } from '../headings/kinds.ts';
import type { Passage } from '../passages/passage.ts';

/** A passage with what it is about. */
export interface SortedPassage extends Passage {
  /** The likeliest kinds with their probabilities, the likeliest first. */
  kinds: [kind: Kind, probability: number][];
  /** It touches harm to or from anybody, or denies it: it belongs under risk. */
  isRisk: boolean;
  /** It may touch harm: it stands where it fits, and is shown at the top of the unplaced for a look. */
  mayBeRisk: boolean;
  /** Where no word in it speaks of harm: how much else does. With some signs one in four or five such passages touches it, with few one in twenty. */
  riskSigns: 'some' | 'few' | null;
}
