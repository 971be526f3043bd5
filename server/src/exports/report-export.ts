import type { Letterhead as PracticeLetterhead } from '../practice/letterhead/letterhead.ts';

export type ExportFormat = 'docx' | 'pdf';

export interface Letterhead {
  practiceName: string;
  clinicianName: string;
  /** Shown as the day it is in UTC. */
  date: Date;
  clientName: string;
  /** Year, month and day as in ISO 8601; anything else is shown as it stands. */
  clientDateOfBirth: string | null;
  /** Stands on every page: that it is a draft. */
  mark?: string;
}

/** A PNG in base64. */
export interface PrintedPicture {
  png: string;
  width: number;
  height: number;
}

/** What the practice has set for its paper. The texts are lines. */
export interface Paper extends PracticeLetterhead {
  logo: PrintedPicture | null;
}

/** The picture of a signature, and the text of the paragraph that it stands above. */
export interface PrintedSignature extends PrintedPicture {
  above: string;
  alt: string;
}

export interface ReportToExport {
  /** JSON, which is handed to the engine as it is. */
  document: string;
  title: string;
  letterhead: Letterhead;
  /** Null: the name of the practice, on A4. */
  paper?: Paper | null;
  signatures?: readonly PrintedSignature[];
  format: ExportFormat;
}

export interface ExportedReport {
  bytes: Buffer;
  contentType: string;
  fileName: string;
}
