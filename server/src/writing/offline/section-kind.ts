export interface SectionKind {
  name: string;
  /** What a prompt of this kind is called. */
  titles: RegExp;
  /** What the notes are said to be silent on when nothing answers. */
  subject: string;
  /** Words of shorthand that place a sentence here, whatever else it says. */
  cues: RegExp;
  /** The labels by which a note announces such sentences: `Risk: …`, `## Plan`. */
  labels: RegExp;
  /** Sentences of this kind as they stand in notes: what a sentence is compared with. */
  examples: readonly string[];
}
