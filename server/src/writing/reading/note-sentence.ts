import type { Whose } from '../scores/score.ts';

export type SentenceKind = 'prose' | 'heading' | 'item' | 'row' | 'code';

/** Words above a list, and where they stand. */
export type Lead = Pick<NoteSentence, 'text' | 'start' | 'end'>;

/** A sentence of a note as a reader sees it, and where it stands in the note's Markdown. */
export interface NoteSentence {
  text: string;
  start: number;
  end: number;
  kind: SentenceKind;
  /** The number of its paragraph, list item or table row: sentences of the same one share it. */
  block: number;
  /** The heading it stands under. */
  heading: string | null;
  /** The test that it is a part of, where a line above the list or the table names one. */
  test?: string;
  /** Whose scores it gives, where a line above says it. */
  whose?: Whose;
  /** The sentence above its list, without which it would mean something else: `Denied:`. */
  lead?: Lead;
  /** True for a line of its own in bold letters. */
  isBold?: boolean;
  /** True for what is quoted, as a mail quotes what it answers. */
  isQuoted?: boolean;
  /** Only for a table row: its cells. */
  cells?: string[];
  /** Only for a table row: the names of its columns. */
  header?: string[];
  /** True for the row that holds the names of the columns. */
  isHeader?: boolean;
}
