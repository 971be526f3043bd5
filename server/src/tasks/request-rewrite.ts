import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { AppError } from '../errors.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import type { JsonObject } from '../jobs/job.ts';
import type { MemberScope } from '../practice/scope.ts';
import { findOpenReport } from '../records/reports/open-report.ts';
import { findWriting } from '../records/reports/writings.ts';
import type { WritingRecord } from '../writing/write-report.ts';

/** What the job that writes one section again is given; other jobs of its kind have no `kind`. */
export interface SectionTaskInput {
  kind: 'section';
  reportId: string;
  promptId: string;
  sectionLabel: string;
  /** Null: the template's. */
  instruction: string | null;
}

export function isSectionInput(input: JsonObject): boolean {
  return input['kind'] === 'section';
}

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
  const { clientId } = await findOpenReport(context, member, reportId);
  const writing = await findWriting(context, member, reportId);
  const { sections = [] } = (writing?.record ?? {}) as Partial<WritingRecord>;
  const section = sections.find((each) => each.promptId === promptId);
  if (section === undefined) throw new AppError('section_not_found');
  const input = {
    kind: 'section',
    reportId,
    promptId,
    sectionLabel: section.label,
    instruction,
  } satisfies SectionTaskInput;
  return enqueueJob(context, origin, member, {
    taskType: 'report_generation',
    clientId,
    input,
    createdBy: member.memberId,
  });
}
