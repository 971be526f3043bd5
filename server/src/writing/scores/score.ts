/** A score as a note gives it: every part is in its words, and null where the note does not say it. */
export interface Score {
  /** With the test that it belongs to, where the note names it: `WISC-V: VCI`. */
  measure: string;
  score: string | null;
  /** What kind of figure it is, where that is not plain: `T`, `Scaled score`. */
  scale: string | null;
  percentile: string | null;
  interval: string | null;
  band: string | null;
  /** Who was asked: parent, teacher. */
  informant: string | null;
  /** When, in the note's words: `on admission`, `2 March`, `Session 8`. */
  when: string | null;
}

export const EMPTY_SCORE: Score = {
  measure: '',
  score: null,
  scale: null,
  percentile: null,
  interval: null,
  band: null,
  informant: null,
  when: null,
};

/** Whose scores a passage gives, where a line above says it. */
export interface Whose {
  /** One of several people that the note tells of. */
  person: string | null;
  /** Two who were asked, or two times, in the order of their figures. */
  order: readonly [string, string] | null;
  /** Who was asked for all of the test. */
  asked?: string | null;
  /** What the sentence before measured, in its order, where this one gives the figures of the same once more. */
  measures?: readonly string[];
}

/** The parts of a passage that scores are read from. */
export interface ScoreSource {
  text: string;
  cells: readonly string[] | null;
  header: readonly string[] | null;
  heading: string | null;
  /** The test that a line above the list or the table names. */
  test?: string;
  whose?: Whose;
  label: string | null;
}
