import { type BlockNode, DOCUMENT_VERSION, toHtml } from '@casewright/document';
import type { Context } from '../db/context.ts';
import { findSteps } from '../jobs/find-steps.ts';
import type { Scope } from '../practice/scope.ts';
import { listSections } from '../writing/sections.ts';
import { isSectionInput, readInput, readSteps } from './task-table.ts';

export interface ShownSection {
  promptId: string;
  label: string;
  nodes: BlockNode[];
  html: string;
}

/** What a report that is being written consists of so far, in the order of its template. */
export async function listWrittenSections(
  context: Pick<Context, 'db'>,
  scope: Scope,
  jobId: string,
): Promise<ShownSection[]> {
  const job = await findSteps(context, scope, jobId);
  if (job.taskType !== 'report_generation') return [];
  const input = readInput(job.taskType, job.input);
  if (isSectionInput(input)) return [];
  const written = new Map(readSteps(job.taskType, job.steps).map((section) => [section.promptId, section]));
  return listSections(input.template).flatMap(({ prompt: { id, label } }): ShownSection[] => {
    const nodes = written.get(id)?.nodes;
    if (nodes === undefined) return [];
    const html = toHtml({ type: 'doc', attrs: { version: DOCUMENT_VERSION }, content: nodes });
    return [{ promptId: id, label, nodes, html }];
  });
}
