/** A part of a note that stands on one page, or was said from one moment on. */
export interface NotePlace {
  startOffset: number;
  endOffset: number;
  page?: number;
  startMs?: number;
}

export interface SourceNote {
  id: string;
  title: string;
  markdown: string;
  writtenAt: Date;
  places?: readonly NotePlace[];
}
