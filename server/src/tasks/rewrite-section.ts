import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import type { DatabaseTransaction } from '../db/database.ts';
import type { MemberScope } from '../practice/scope.ts';
import { findOpenReport, holdOpenReport } from '../records/reports/open-report.ts';
import { saveReport } from '../records/reports/save-report.ts';
import { type FoundWriting, findWriting, saveWritingRecord } from '../records/reports/writings.ts';
import { findIntactSection, replaceSection } from '../writing/replace-section.ts';
import { writeSectionAgain, type WritingRecord, type WrittenSection } from '../writing/write-report.ts';
import { WritingError } from '../writing/writing-error.ts';
import type { ReportTools } from './generate-report.ts';
import { createAnnounceCall } from './announce-call.ts';
import { readNotes } from './read-notes.ts';
import { readRecordFacts } from './record-facts.ts';
import type { WritingJob, WritingResult } from './task-handler.ts';
import type { SectionTaskInput } from './task-table.ts';
import { readWritingRecord } from './writing-record.ts';

/** One section of a report, written again from the template and the notes of then. */
export function createSectionHandler({ context, secretBox, language, provider }: ReportTools) {
  return async (job: WritingJob, input: SectionTaskInput): Promise<WritingResult> => {
    const { reportId, promptId, instruction } = input;
    const scope = { practiceId: job.practiceId, memberId: job.createdBy };
    const { content } = await findOpenReport(context, scope, reportId);
    const writing = await loadWriting(context, scope, reportId);
    // Told before anything is written for it; whether it is so at the end is looked at again.
    findIntactSection(content, writing.record, promptId);
    const facts = await readRecordFacts(context, job);
    const [notes, [finished]] = await Promise.all([readNotes(context, job, writing.noteIds), job.loadSteps()]);
    const { template } = writing;
    const section =
      finished ??
      (await writeSectionAgain({
        template,
        notes,
        ...facts,
        provider,
        announce: createAnnounceCall({ context, secretBox }, job),
        language,
        clock: context.clock,
        signal: job.signal,
        promptId,
        instruction: instruction ?? undefined,
      }));
    if (finished === undefined) await job.saveStep(section);
    return job.complete(async (trx) => {
      await putSection({ ...context, db: trx }, job.origin, scope, reportId, section);
      return { document_id: reportId, client_id: job.clientId };
    });
  };
}

interface LoadedWriting extends FoundWriting {
  record: WritingRecord;
}

async function loadWriting(context: Pick<Context, 'db'>, scope: MemberScope, reportId: string): Promise<LoadedWriting> {
  const writing = await findWriting(context, scope, reportId);
  if (writing === undefined) throw new WritingError('section_not_found');
  return { ...writing, record: readWritingRecord(writing.record) };
}

/** Into the report as it is now: others may have edited it elsewhere, or had other sections written, meanwhile. */
async function putSection(
  context: Context & { db: DatabaseTransaction },
  origin: AuditOrigin,
  scope: MemberScope,
  reportId: string,
  section: WrittenSection,
): Promise<void> {
  const { title, content, version } = await holdOpenReport(context.db, scope, reportId);
  const writing = await loadWriting(context, scope, reportId);
  const { document, record } = replaceSection(content, writing.record, section);
  await saveReport(context, origin, scope, reportId, { title, content: document, version, reason: 'rewritten' });
  await saveWritingRecord(context.db, reportId, record);
}
