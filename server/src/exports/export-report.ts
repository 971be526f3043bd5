import { AppError } from '../errors.ts';
import { createTurns } from '../lib/bounded-turns.ts';
import { makeFileName } from './file-name.ts';
import { DEFAULT_EXPORT_LIMITS, type ExportLimits } from './limits.ts';
import type { ExportedReport, ExportFormat, ReportToExport } from './report-export.ts';
import { runEngine } from './run-engine.ts';

export type ExportReport = (report: ReportToExport, options?: { signal?: AbortSignal }) => Promise<ExportedReport>;

const CONTENT_TYPES: Record<ExportFormat, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

/** One for the whole process, since it is what bounds how many exports run at once. */
export function createReportExport(limits: Partial<ExportLimits> = {}): ExportReport {
  const allLimits = { ...DEFAULT_EXPORT_LIMITS, ...limits };
  const turnLimits = { atOnce: allLimits.maxAtOnce, waiting: allLimits.maxWaiting };
  const takeTurn = createTurns(turnLimits, () => new AppError('unavailable'));
  return async (report, { signal } = {}) => ({
    bytes: await takeTurn(() => runEngine({ report, limits: allLimits, signal }), signal),
    contentType: CONTENT_TYPES[report.format],
    fileName: makeFileName(report.title, report.format),
  });
}
