import { hasPrompts, type VariableValues } from '@casewright/document';
import type { Context } from '../db/context.ts';
import type { SecretBox } from '../lib/secret-box.ts';
import type { Documents } from '../documents/documents.ts';
import { toStorableJson } from '../lib/storable-json.ts';
import { createReport } from '../records/reports/create-report.ts';
import type { Language } from '../writing/language/language.ts';
import { makeTitle } from '../writing/make-title.ts';
import { writeReport } from '../writing/write-report.ts';
import type { WritingProvider } from '../writing/writing-provider.ts';
import { createAnnounceCall } from './announce-call.ts';
import { readNotes } from './read-notes.ts';
import { nameWriters, readRecordFacts } from './record-facts.ts';
import type { WritingJob, WritingResult } from './task-handler.ts';
import type { ReportTaskInput } from './task-table.ts';

export interface ReportTools {
  context: Context;
  secretBox: SecretBox;
  documents: Documents;
  language: Language;
  provider: WritingProvider;
}

/** Template + notes -> report. Every section that was written is a step of the job, and is not written again. */
export function createReportHandler({ context, secretBox, documents, language, provider }: ReportTools) {
  return async (job: WritingJob, input: ReportTaskInput): Promise<WritingResult> => {
    const { template, templateId, templateTitle, noteIds, title } = input;
    // First, because it is what tells that the client is out of sight; the notes then are as well.
    const facts = await readRecordFacts(context, job);
    const [notes, finished] = await Promise.all([
      hasPrompts(template) ? readNotes(context, job, noteIds) : [],
      job.loadSteps(),
    ]);
    const { document, record } = await writeReport({
      template,
      notes,
      values: nameWriters(facts, notes),
      identities: facts.identities,
      provider,
      announce: createAnnounceCall({ context, secretBox }, job),
      language,
      clock: context.clock,
      signal: job.signal,
      onProgress: job.setProgress,
      onSection: (section) => job.saveStep(section),
      finished,
    });
    const content = await documents.work('read', { content: JSON.stringify(document) });
    return job.complete(async (trx) => {
      const reportId = await createReport({ ...context, db: trx }, job.origin, {
        practiceId: job.practiceId,
        clientId: job.clientId,
        title: title ?? makeTitle(templateTitle, nameOf(facts.values), context.clock.now()),
        content,
        writing: { templateId, template: JSON.stringify(template), noteIds, record: toStorableJson(record) },
        createdBy: job.createdBy,
        createdAt: context.clock.now(),
        seenBy: job.createdBy,
      });
      return { document_id: reportId, client_id: job.clientId };
    });
  };
}

function nameOf(values: VariableValues): string {
  return values['client.full_name'] ?? '';
}
