import type { Context } from '../db/context.ts';
import type { Documents } from '../documents/documents.ts';
import { findSteps } from '../jobs/find-steps.ts';
import type { Scope } from '../practice/scope.ts';

/** What a report that is being written consists of so far, in the order of its template: a list of JSON. */
export async function listWrittenSections(
  context: Pick<Context, 'db'>,
  documents: Documents,
  scope: Scope,
  jobId: string,
): Promise<string> {
  const { taskType, template, steps } = await findSteps(context, scope, jobId);
  if (taskType !== 'report_generation' || template === null) return '[]';
  return documents.work('showSections', { template, written: steps });
}
