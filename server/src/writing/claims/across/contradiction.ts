/** A note as the language process gets it. */
export interface ToldNote {
  title: string;
  passages: readonly ToldPassage[];
}

export interface ToldPassage {
  text: string;
  heading: string | null;
  block: number;
  /** Whether it was sorted among the allergies. */
  isAllergy: boolean;
}

/** Two passages that are compared as claims are, and do not agree. */
export interface Contradiction {
  /** Their places among the passages that were sent. */
  one: number;
  other: number;
  kind: 'denied' | 'opposite' | 'side' | 'figure' | 'family' | 'result' | 'matter' | 'medicine' | 'last' | 'aspect';
  /** The concept in which they do not agree, so that pairs about one thing are shown together. */
  thing: string;
  /** Of a denial, which of them denies it; else null. */
  denying: 'one' | 'other' | null;
  /** Says "has never had", and so speaks of all the time before. */
  isPerfect: boolean;
  /** Which of them is told as over. */
  isOver: readonly [one: boolean, other: boolean];
  /** For so many days before it is told it is taken to have been so, where that is known of what they are about. */
  days?: number;
}

/** What two passages were found to contradict each other in, before anybody knows where they stand. */
export type Found = Omit<Contradiction, 'one' | 'other'>;

/** In the language process: see `compare-passages.ts`. */
export type ComparePassages = (notes: readonly ToldNote[]) => Promise<Contradiction[]>;
