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
  /** Absent for the first revision. */
  revision?: number;
  /** The day it is about, where somebody has said it. */
  sessionDate?: Date;
  writtenAt: Date;
  /** The member who wrote it. */
  writtenBy?: string;
  places?: readonly NotePlace[];
}
