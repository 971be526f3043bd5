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

export interface ReportToExport {
  /** JSON, which is handed to the engine as it is. */
  document: string;
  title: string;
  letterhead: Letterhead;
  format: ExportFormat;
}

export interface ExportedReport {
  bytes: Buffer;
  contentType: string;
  fileName: string;
}
