/** A part of a note's Markdown, in UTF-16 units, that comes from one page or from one stretch of a recording. */
export interface NotePlace {
  startOffset: number;
  endOffset: number;
  page?: number;
  /** True if the page had no text of its own, and was read by OCR. */
  isScan?: boolean;
  startMs?: number;
  endMs?: number;
}

/** A word of a transcript: where it stands in the Markdown, when it was said, and 1 if it was not heard for sure. */
export type NoteWord = [startOffset: number, endOffset: number, startMs: number, inDoubt?: 1];
