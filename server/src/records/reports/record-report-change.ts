import type { AuditAction, AuditEntry, AuditOrigin } from '../../audit/entry.ts';
import { recordAudit } from '../../audit/record.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';

export interface ReportChanged extends Pick<AuditEntry, 'details'> {
  action: AuditAction & `report.${string}`;
  practiceId: string;
  clientId: number;
  reportId: string;
}

/** Writes the audit row of a change of a report, in the transaction of the change. */
export async function recordReportChange(
  trx: DatabaseTransaction,
  clock: Clock,
  origin: AuditOrigin,
  { reportId, ...entry }: ReportChanged,
): Promise<void> {
  await recordAudit(trx, clock, { ...entry, origin, subject: { type: 'report', id: reportId } });
}
