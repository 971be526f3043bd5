import type { Item, Segment } from '../reading/statement.ts';
import type { Passage } from './passages.ts';

export type ConflictKind = 'polarity' | 'opposite' | 'other' | 'figure' | 'person' | 'certainty' | 'time';

/** Lighter words are too common to be missed. */
export const HEAVY = 0.6;

/** How one part of a claim compares with one passage and its surroundings. */
export interface Comparison {
  /** How much of the part, by weight, the passage speaks of: from 0 to 1. */
  coverage: number;
  weight: number;
  conflicts: ConflictKind[];
  /** What the passage would have to say and does not. */
  missing: ('figure' | 'person' | 'exact' | 'thing' | 'answer')[];
  /** How much was found of each word that has a weight. */
  words: FoundWord[];
  /** The part of the passage that has most of the claim's; null where no part has any. */
  best: Segment | null;
}

export interface FoundWord {
  item: Item;
  value: number;
  /** The word of the notes that answers it, where there is one. */
  known: Known | null;
  place: Place | null;
}

/** Where it was found: in the part of the passage that is compared, in another part of it, or in a passage beside it. */
export type Place = 'near' | 'same' | 'far';

export interface Known {
  item: Item;
  segment: Segment;
  isNear: boolean;
}

/** What a passage speaks of, by how near it stands to the part that is compared. */
export interface KnownItems {
  near: readonly Known[];
  same: readonly Known[];
  far: readonly Known[];
  /** How much something counts that stands far away. */
  value: number;
}

export interface Surroundings {
  /** The answer to a question, or the question to an answer. */
  talk: readonly Passage[];
  /** The sentences before and after. They may say what a sentence is about, and nothing else. */
  prose: readonly Passage[];
}
