import { hasPrompts } from '@casewright/document';
import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { AppError, ValidationError, type ValidationIssue } from '../errors.ts';
import { checkClientVisible } from '../records/clients/find-client.ts';
import { areNotesOfClient } from '../records/notes/find-notes.ts';
import { findTemplate, type Template } from '../records/templates/find-template.ts';
import { enqueueTask } from './enqueue-task.ts';
import type { Requester } from './requester.ts';

/** The most notes that a report may be written from. */
export const MAX_NOTES = 100;

export interface ReportRequest {
  clientId: number;
  templateId: string;
  noteIds: string[];
  title: string | null;
}

/** Refused with all that is wrong at once; what is asked for then stays as it is now. */
export async function requestReport(
  context: Context,
  origin: AuditOrigin,
  requester: Requester,
  { clientId, templateId, noteIds, title }: ReportRequest,
): Promise<string> {
  await checkClientVisible(context.db, requester, clientId);
  const [template, areKnown] = await Promise.all([
    findVisibleTemplate(context, requester, templateId),
    areNotesOfClient(context, requester, clientId, noteIds),
  ]);
  const issues: ValidationIssue[] = [];
  if (template === undefined) issues.push(issueAt(['template_id'], 'no such template'));
  for (const [index, isKnown] of areKnown.entries()) {
    if (!isKnown) issues.push(issueAt(['note_ids', index], 'the client has no such note'));
  }
  if (template !== undefined && noteIds.length === 0 && hasPrompts(template.content)) {
    issues.push(
      issueAt(['note_ids'], 'the template has sections that are written from notes, so it needs at least one'),
    );
  }
  if (template === undefined || issues.length > 0) throw new ValidationError(issues);
  const input = { templateId, templateTitle: template.title, template: template.content, noteIds, title };
  return enqueueTask(context, origin, requester, { taskType: 'report_generation', clientId, input });
}

export async function findVisibleTemplate(
  context: Context,
  requester: Requester,
  templateId: string,
): Promise<Template | undefined> {
  try {
    return await findTemplate(context, requester, templateId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'template_not_found') return undefined;
    throw error;
  }
}

export function issueAt(place: (string | number)[], message: string): ValidationIssue {
  return { loc: ['body', ...place], msg: `Value error, ${message}`, type: 'value_error' };
}
