import { parseMarkdown } from '@casewright/document';
import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import type { Documents } from '../documents/documents.ts';
import { type Reading, readRendered, type RenderedDocument } from '../documents/read-document.ts';
import { ValidationError } from '../errors.ts';
import { checkClientVisible } from '../records/clients/find-client.ts';
import { createReport } from '../records/reports/create-report.ts';
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
  documents: Documents,
  origin: AuditOrigin,
  requester: Requester,
  { clientId, title, templateId }: NewReportRequest,
): Promise<string> {
  await checkClientVisible(context.db, requester, clientId);
  const { practiceId, createdBy } = requester;
  return createReport(context, origin, {
    practiceId,
    clientId,
    title,
    content:
      templateId === null
        ? readRendered(parseMarkdown(''))
        : await fillTemplate(context, documents, requester, clientId, templateId),
    createdBy,
    createdAt: context.clock.now(),
    seenBy: createdBy,
  });
}

async function fillTemplate(
  context: Context,
  documents: Documents,
  requester: Requester,
  clientId: number,
  templateId: string,
): Promise<Reading<RenderedDocument>> {
  const template = await findVisibleTemplate(context, requester, templateId);
  if (template === undefined) throw new ValidationError([issueAt(['template_id'], 'no such template')]);
  const { practiceId, createdBy } = requester;
  const { values } = await readRecordFacts(context, { practiceId, clientId, createdBy });
  return documents.work('fillVariables', { content: template.content, values });
}
