import { AppError } from '../errors.ts';
import type { ExportedReport, ReportToExport } from './report-export.ts';

export type ExportReport = (report: ReportToExport, options?: { signal?: AbortSignal }) => Promise<ExportedReport>;

/** One for the whole process, since it is what bounds how many exports run at once. */
export function createReportExport(): ExportReport {
  return () => Promise.reject(new AppError('unavailable'));
}
