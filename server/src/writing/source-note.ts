import type { NotePlace } from '@casewright/document';

export interface SourceNote {
  id: string;
  title: string;
  markdown: string;
  /** Absent for the first revision. */
  revision?: number;
  /** The day it is about, where somebody has said it. */
  sessionDate?: Date;
  writtenAt: Date;
  /** The member who wrote or recorded it; absent where that is not known, as of a letter that somebody uploaded. */
  writtenBy?: string;
  /** A paper that somebody uploaded: whoever signed it has written it. */
  isUploaded?: boolean;
  places?: readonly NotePlace[];
}
