import type { DocumentJson, VariableValues } from '@casewright/document';
import type { Context } from '../db/context.ts';
import type { SecretBox } from '../lib/secret-box.ts';
import { onWallClock } from '../lib/wall-clock.ts';
import type { Documents } from '../documents/documents.ts';
import type { Reading, RenderedDocument } from '../documents/read-document.ts';
import { holdNotes } from '../records/notes/find-notes.ts';
import { createReport } from '../records/reports/create-report.ts';
import { askForMissedRecheck, basisOfFirst, type CheckBasis } from '../records/reports/rechecks.ts';
import { keepTryOut } from '../records/templates/try-outs.ts';
import { makeTitle } from '../writing/make-title.ts';
import type { Writer } from '../writing/writer/writer.ts';
import { createAnnounceCall } from './announce-call.ts';
import { followHeldClient } from './follow-record.ts';
import { basisOf, readNotes } from './read-notes.ts';
import { nameWriters, readRecordFacts } from './record-facts.ts';
import type { WritingJob, WritingResult } from './task-handler.ts';
import { isTryOutInput, type ReportTaskInput, type TryOutTaskInput } from './task-table.ts';

export interface ReportTools {
  context: Context;
  secretBox: SecretBox;
  documents: Documents;
  writer: Writer;
}

/** What a template and notes became. */
interface WrittenReport {
  title: string;
  content: Reading<RenderedDocument>;
  /** The template as it was, and how the report was written: both JSON. */
  template: string;
  record: string;
  /** The notes that were read for it. */
  basis: CheckBasis;
}

/**
 * Template + notes -> report, or a draft that only shows what the template makes. Every section that was written is a
 * step of the job, and is not written again.
 */
export function createReportHandler({ context, secretBox, documents, writer }: ReportTools) {
  return async (job: WritingJob, input: ReportTaskInput | TryOutTaskInput): Promise<WritingResult> => {
    // First, because this finds out whether the client is out of sight; the notes would be, too.
    const facts = await readRecordFacts(context, job);
    const template = await job.findTemplate();
    const outline = JSON.parse(await documents.work('outlineTemplate', { content: template })) as DocumentJson;
    const hasSections = outline.content.length > 0;
    const [notes, finished] = await Promise.all([
      hasSections ? readNotes(context, job, input.noteIds) : [],
      job.loadStepsAsJson(),
    ]);
    const values = nameWriters(facts, notes);
    const written: string[] = [];
    // Without sections there is nothing to write, and no thread to be started for it.
    const passages = !hasSections
      ? '[]'
      : await writer.write(
          {
            template: outline,
            notes,
            values,
            identities: facts.identities,
            finished: await documents.work('listPromptIds', { written: finished }),
          },
          {
            announce: createAnnounceCall({ context, secretBox }, job),
            signal: job.signal,
            onProgress: job.setProgress,
            onSection: async ({ json }) => {
              written.push(json);
              await job.saveStep(json);
            },
          },
        );
    const { document: content, record } = await documents.work('assembleReport', {
      template,
      values,
      written: joinLists(finished, written),
      passages,
      about: writer.about,
    });
    if (isTryOutInput(input)) return storeTryOut(context, job, input, content);
    const title = input.title ?? makeTitle(input.templateTitle, nameOf(facts.values), onWallClock(context.clock.now()));
    // What an earlier attempt has written may rest on notes as they were then.
    const basis = finished === '[]' ? basisOf(notes) : basisOfFirst(notes.map(({ id }) => id));
    return storeReport({ context, documents }, job, input, { title, content, template, record, basis });
  };
}

function storeTryOut(
  context: Context,
  job: WritingJob,
  { templateId, templateTitle }: TryOutTaskInput,
  content: WrittenReport['content'],
): Promise<WritingResult> {
  return job.complete(async (trx) => {
    const kept = { jobId: job.id, clientId: job.clientId, templateId, templateTitle, content };
    await keepTryOut({ ...context, db: trx }, { practiceId: job.practiceId, memberId: job.createdBy }, kept);
    return { try_out_id: job.id };
  });
}

function storeReport(
  { context, documents }: Pick<ReportTools, 'context' | 'documents'>,
  job: WritingJob,
  { templateId, noteIds }: ReportTaskInput,
  { title, content, template, record, basis }: WrittenReport,
): Promise<WritingResult> {
  const { practiceId, clientId, createdBy } = job;
  const scope = { practiceId, memberId: createdBy };
  return job.complete(async (trx) => {
    const reportId = await createReport({ ...context, db: trx }, job.origin, {
      practiceId,
      clientId,
      title,
      // The record may have changed while the report was written.
      content: await followHeldClient({ documents }, trx, scope, clientId, content),
      writing: { templateId, template, noteIds, record },
      createdBy,
      createdAt: context.clock.now(),
      seenBy: createdBy,
    });
    if (basis.revisions.size > 0) {
      // Whoever changes a note at this moment does not see the report yet, so the change is waited for.
      await holdNotes(trx, scope, [...basis.revisions.keys()]);
      await askForMissedRecheck(trx, scope, reportId, basis, onWallClock(context.clock.now()));
    }
    return { document_id: reportId, client_id: clientId };
  });
}

function nameOf(values: VariableValues): string {
  return values['client.full_name'] ?? '';
}

/** A list in JSON with these values, which are JSON, behind what it holds. */
function joinLists(list: string, values: readonly string[]): string {
  const former = list.slice(1, -1);
  return `[${[...(former === '' ? [] : [former]), ...values].join(',')}]`;
}
