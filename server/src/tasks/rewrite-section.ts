import type { DocumentJson } from '@casewright/document';
import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import type { DatabaseTransaction } from '../db/database.ts';
import type { Documents } from '../documents/documents.ts';
import { AppError } from '../errors.ts';
import type { MemberScope } from '../practice/scope.ts';
import { findOpenReport, holdOpenReport } from '../records/reports/open-report.ts';
import { askForMissedRecheck, basisOfFirst } from '../records/reports/rechecks.ts';
import { saveReport } from '../records/reports/save-report.ts';
import { type FoundWriting, findWriting, saveWritingRecord } from '../records/reports/writings.ts';
import { WritingError } from '../writing/writing-error.ts';
import type { ReportTools } from './generate-report.ts';
import { createAnnounceCall } from './announce-call.ts';
import { basisOf, readNotesLeft } from './read-notes.ts';
import { nameWriters, readRecordFacts } from './record-facts.ts';
import type { WritingJob, WritingResult } from './task-handler.ts';
import type { SectionTaskInput } from './task-table.ts';

/**
 * One section of a report, written again from the template as it was then, and from those of its notes that are left.
 */
export function createSectionHandler({ context, secretBox, documents, writer }: ReportTools) {
  return async (job: WritingJob, input: SectionTaskInput): Promise<WritingResult> => {
    const { reportId, promptId, instruction } = input;
    const scope = { practiceId: job.practiceId, memberId: job.createdBy };
    const { content, state } = await findOpenReport(context, scope, reportId);
    if (state === 'signed') throw new AppError('report_signed');
    const writing = await loadWriting(context, scope, reportId);
    // Told before anything is written for it; whether it is so at the end is looked at again.
    const { record } = writing;
    if (!(await documents.work('isSectionIntact', { content, record, promptId }))) {
      throw new WritingError('section_not_found');
    }
    const facts = await readRecordFacts(context, job);
    const [notes, finished] = await Promise.all([readNotesLeft(context, job, writing.noteIds), job.loadStepsAsJson()]);
    const outline = await documents.work('outlineTemplate', { content: writing.template });
    const template = JSON.parse(outline) as DocumentJson;
    let section = finished.slice(1, -1);
    // What an earlier attempt has written may rest on notes as they were then.
    const basis = section === '' ? basisOf(notes) : basisOfFirst(writing.noteIds);
    if (section === '') {
      await writer.write(
        {
          template,
          notes,
          values: nameWriters(facts, notes),
          identities: facts.identities,
          again: { promptId, instruction },
        },
        {
          announce: createAnnounceCall({ context, secretBox }, job),
          signal: job.signal,
          onSection: async ({ json }) => {
            section = json;
            await job.saveStep(json);
          },
        },
      );
    }
    return job.complete(async (trx) => {
      await putSection({ ...context, db: trx }, documents, job.origin, scope, reportId, section);
      await askForMissedRecheck(trx, scope, reportId, basis, context.clock.now());
      return { document_id: reportId, client_id: job.clientId };
    });
  };
}

async function loadWriting(context: Pick<Context, 'db'>, scope: MemberScope, reportId: string): Promise<FoundWriting> {
  const writing = await findWriting(context, scope, reportId);
  if (writing === undefined) throw new WritingError('section_not_found');
  return writing;
}

/** Into the report as it is now: others may have edited it elsewhere, or had other sections written, meanwhile. */
async function putSection(
  context: Context & { db: DatabaseTransaction },
  documents: Documents,
  origin: AuditOrigin,
  scope: MemberScope,
  reportId: string,
  section: string,
): Promise<void> {
  const { title, content, version } = await holdOpenReport(context.db, scope, reportId);
  const { record } = await loadWriting(context, scope, reportId);
  const put = await documents.work('putSection', { content, record, section });
  if (put === null) throw new WritingError('section_not_found');
  await saveReport(context, origin, scope, reportId, { title, content: put.document, version, reason: 'rewritten' });
  await saveWritingRecord(context.db, reportId, put.record);
}
