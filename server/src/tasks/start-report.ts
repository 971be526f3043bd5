import { type DocumentJson, fillVariables, parseMarkdown } from '@casewright/document';
import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { ValidationError } from '../errors.ts';
import { holdClient } from '../records/clients/find-client.ts';
import { createReport } from '../records/reports.ts';
import { readRecordFacts } from './record-facts.ts';
import { findVisibleTemplate, issueAt } from './request-report.ts';
import type { Requester } from './requester.ts';

export interface NewReportRequest {
  clientId: number;
  title: string;
  /** Null: an empty report. */
  templateId: string | null;
}

/** A report to be written by hand: empty, or a template with its variables filled and its prompts left in. */
export async function startReport(
  context: Context,
  origin: AuditOrigin,
  requester: Requester,
  { clientId, title, templateId }: NewReportRequest,
): Promise<string> {
  return inTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx };
    await holdClient(trx, requester, clientId);
    const content = templateId === null ? parseMarkdown('') : await fillTemplate(inside, requester, clientId, templateId);
    const { practiceId, createdBy } = requester;
    return createReport(inside, origin, {
      practiceId,
      clientId,
      title,
      content,
      createdBy,
      createdAt: context.clock.now(),
    });
  });
}

async function fillTemplate(
  context: Context,
  requester: Requester,
  clientId: number,
  templateId: string,
): Promise<DocumentJson> {
  const template = await findVisibleTemplate(context, requester, templateId);
  if (template === undefined) throw new ValidationError([issueAt(['template_id'], 'no such template')]);
  const { practiceId, createdBy } = requester;
  const { values } = await readRecordFacts(context, { practiceId, clientId, createdBy });
  return fillVariables(template.content, values);
}
