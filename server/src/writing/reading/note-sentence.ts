export type SentenceKind = 'prose' | 'heading' | 'item' | 'row' | 'code';

/** A sentence of a note as a reader sees it, and where it stands in the note's Markdown. */
export interface NoteSentence {
  text: string;
  start: number;
  end: number;
  kind: SentenceKind;
  /** Sentences of one paragraph, item or row share it. */
  block: number;
  /** The heading it stands under. */
  heading: string | null;
  /** Of a row. */
  cells?: string[];
  /** The cells that head the columns of a row. */
  header?: string[];
  /** A row that only names the columns. */
  isHeader?: boolean;
}
