import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { AppError } from '../errors.ts';
import type { MemberScope } from '../practice/scope.ts';
import { findListedReport } from '../records/reports/open-report.ts';
import { findSectionLabel } from '../records/reports/writings.ts';
import { enqueueTask } from './enqueue-task.ts';

export interface RewriteRequest {
  reportId: string;
  promptId: string;
  instruction: string | null;
}

/** Whether somebody has edited the section is found out when it is written: until then it may still come back. */
export async function requestRewrite(
  context: Context,
  origin: AuditOrigin,
  member: MemberScope,
  { reportId, promptId, instruction }: RewriteRequest,
): Promise<string> {
  const { clientId, state } = await findListedReport(context, member, reportId);
  if (state === 'signed') throw new AppError('report_signed');
  const sectionLabel = await findSectionLabel(context, member, reportId, promptId);
  if (sectionLabel === undefined) throw new AppError('section_not_found');
  return enqueueTask(
    context,
    origin,
    { ...member, createdBy: member.memberId },
    {
      taskType: 'report_generation',
      clientId,
      input: { kind: 'section', reportId, promptId, sectionLabel, instruction },
    },
  );
}
