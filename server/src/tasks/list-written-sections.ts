import { type BlockNode, DOCUMENT_VERSION, toHtml } from '@casewright/document';
import type { Context } from '../db/context.ts';
import { findSteps } from '../jobs/find-steps.ts';
import type { Scope } from '../practice/scope.ts';
import { listSections } from '../writing/sections.ts';
import type { WrittenSection } from '../writing/write-report.ts';
import type { ReportTaskInput } from './request-report.ts';
import { isSectionInput } from './request-rewrite.ts';

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
  const { taskType, input, steps } = await findSteps(context, scope, jobId);
  if (taskType !== 'report_generation' || isSectionInput(input)) return [];
  const written = new Map((steps as unknown as WrittenSection[]).map((section) => [section.promptId, section]));
  const { template } = input as unknown as ReportTaskInput;
  return listSections(template).flatMap(({ prompt: { id, label } }): ShownSection[] => {
    const nodes = written.get(id)?.nodes;
    if (nodes === undefined) return [];
    const html = toHtml({ type: 'doc', attrs: { version: DOCUMENT_VERSION }, content: nodes });
    return [{ promptId: id, label, nodes, html }];
  });
}
