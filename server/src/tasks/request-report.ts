import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { AppError, ValidationError, type ValidationIssue } from '../errors.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import { writeRawJson } from '../lib/raw-json.ts';
import { checkClientVisible } from '../records/clients/find-client.ts';
import { areNotesOfClient } from '../records/notes/find-notes.ts';
import { findTemplate, type Template } from '../records/templates/find-template.ts';
import type { Requester } from './requester.ts';
import type { ReportTaskInput } from './task-table.ts';

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
  const template = await findVisibleTemplate(context, requester, templateId);
  const issues = await findNoteIssues(context, requester, clientId, noteIds, template?.prompts ?? 0);
  if (template === undefined) issues.unshift(issueAt(['template_id'], 'no such template'));
  if (template === undefined || issues.length > 0) throw new ValidationError(issues);
  const input = writeRawJson({ templateId, templateTitle: template.title, noteIds, title } satisfies ReportTaskInput, {
    template: template.content,
  });
  return enqueueJob(context, origin, requester, {
    taskType: 'report_generation',
    clientId,
    input,
    createdBy: requester.createdBy,
  });
}

/** What is wrong with the notes that something is to be written from, for a template with so many prompts. */
export async function findNoteIssues(
  context: Context,
  requester: Requester,
  clientId: number,
  noteIds: string[],
  prompts: number,
): Promise<ValidationIssue[]> {
  const areKnown = await areNotesOfClient(context, requester, clientId, noteIds);
  const issues = [...areKnown.entries()].flatMap(([index, isKnown]) =>
    isKnown ? [] : [issueAt(['note_ids', index], 'the client has no such note')],
  );
  if (noteIds.length === 0 && prompts > 0) {
    issues.push(
      issueAt(['note_ids'], 'the template has sections that are written from notes, so it needs at least one'),
    );
  }
  return issues;
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
