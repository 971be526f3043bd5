import type { MaterialPassage } from '../placing/material-passage.ts';

/**
 * For how long a fact is told to hold. `always`: what does not change, such as the side somebody writes with. `never`: up to
 * the day it was told. `ever`: from the day it happened. `state`: some time before it was told, unless it is told as new.
 * `day`: only on that day.
 */
export type Hold = 'always' | 'never' | 'ever' | 'state' | 'day';

/** What a passage says of one thing, so that another passage may say otherwise. */
export interface Fact {
  /** What it is about: only facts of one subject can contradict each other. */
  subject: string;
  value: string;
  hold: Hold;
  passage: MaterialPassage;
  /** Where it stands in the passage. */
  at: number;
  /** Whether two values of this subject cannot both be true. */
  excludes: (a: string, b: string) => boolean;
  /** The words that say how and since when it is so, where that is not the whole passage. */
  scope?: string;
  /** The day in the text itself, where it names one for this fact. */
  day?: number;
  /** The last day that it may be, where the text names only a month. */
  until?: number;
}

export const differ = (a: string, b: string): boolean => a !== b;
