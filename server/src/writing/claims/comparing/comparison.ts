import type { Item, Segment } from '../reading/statement.ts';
import type { Passage } from './passages.ts';

export type ConflictKind = 'polarity' | 'opposite' | 'other' | 'figure' | 'person' | 'certainty' | 'time';

/** How one part of a claim stands to one passage and what is around it. */
export interface Comparison {
  /** Of what the part says, by weight, how much the passage speaks of: from 0 to 1. */
  coverage: number;
  weight: number;
  conflicts: ConflictKind[];
  /** Parts that must be there and are not. */
  missing: ('figure' | 'person' | 'exact')[];
  /** Of each word that has a weight, how much of it was found. */
  words: FoundWord[];
}

export interface FoundWord {
  item: Item;
  value: number;
}

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
  /** What stands far away counts for so much. */
  value: number;
}

export interface Surroundings {
  /** Of a question its answer, of an answer its question. */
  talk: readonly Passage[];
  /** The sentences before and after. They may say what a sentence is about, and nothing else. */
  prose: readonly Passage[];
}
