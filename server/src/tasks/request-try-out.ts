import type { AuditOrigin } from '../audit/entry.ts';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { ValidationError } from '../errors.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import { writeRawJson } from '../lib/raw-json.ts';
import { checkClientVisible } from '../records/clients/find-client.ts';
import { findTemplate } from '../records/templates/find-template.ts';
import { findNoteIssues } from './request-report.ts';
import type { Requester } from './requester.ts';
import type { TryOutTaskInput } from './task-table.ts';

export interface TryOutRequest {
  clientId: number;
  templateId: string;
  noteIds: string[];
}

/** Has a template filled from a client's notes to be looked at. Nothing is added to the client's record. */
export async function requestTryOut(
  context: Context,
  origin: AuditOrigin,
  requester: Requester,
  { clientId, templateId, noteIds }: TryOutRequest,
): Promise<string> {
  const { content, title: templateTitle, prompts } = await findTemplate(context, requester, templateId);
  await checkClientVisible(context.db, requester, clientId);
  const issues = await findNoteIssues(context, requester, clientId, noteIds, prompts);
  if (issues.length > 0) throw new ValidationError(issues);
  const fields: TryOutTaskInput = { kind: 'try_out', templateId, templateTitle, noteIds, title: null };
  return inTransaction(context.db, async (trx) => {
    const jobId = await enqueueJob({ ...context, db: trx }, origin, requester, {
      taskType: 'report_generation',
      clientId,
      input: writeRawJson(fields, { template: content }),
      createdBy: requester.createdBy,
      isTryOut: true,
    });
    await recordAudit(trx, context.clock, {
      practiceId: requester.practiceId,
      action: 'template.tried_out',
      origin,
      subject: { type: 'template', id: templateId },
      clientId,
      details: { job_id: jobId, notes: noteIds.length },
    });
    return jobId;
  });
}
