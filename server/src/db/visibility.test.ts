import { readFileSync, globSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocuments } from '../documents/documents.ts';
import { readRendered } from '../documents/read-document.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import { findJob } from '../jobs/find-job.ts';
import { findSteps } from '../jobs/find-steps.ts';
import {
  findListedJob,
  listFailedReports,
  listFailedUploads,
  listJobs,
  listReportsUnderWay,
} from '../jobs/list-jobs.ts';
import { repeatJob } from '../jobs/repeat-job.ts';
import type { MemberScope } from '../practice/scope.ts';
import { findClientRecord, findClientRecords } from '../records/clients/client-records.ts';
import { editClient } from '../records/clients/edit-client.ts';
import { checkClientVisible, findClient, holdClient } from '../records/clients/find-client.ts';
import { searchClients } from '../records/clients/search-clients.ts';
import {
  addClientPerson,
  changeClientPerson,
  listClientPeople,
  removeClientPerson,
} from '../records/people/client-people.ts';
import { decideOutgoingTexts } from '../records/outgoing/decide-outgoing-texts.ts';
import { listOutgoingTexts } from '../records/outgoing/list-outgoing-texts.ts';
import { TEST_SECRET_BOX } from '../testing/app.ts';
import { findRecordNames } from '../records/find-names.ts';
import { createNote } from '../records/notes/create-note.ts';
import { findNote, findNoteOriginal } from '../records/notes/find-note.ts';
import { findNoteTexts } from '../records/notes/find-note-texts.ts';
import { areNotesOfClient, countNoteCharacters, findNotes } from '../records/notes/find-notes.ts';
import { editNote } from '../records/notes/edit-note.ts';
import { listDoubtfulNotes } from '../records/notes/list-doubtful-notes.ts';
import { removeNote, restoreNote } from '../records/notes/remove-note.ts';
import { listNotes, listRemovedNotes } from '../records/notes/list-notes.ts';
import { checkReportVisible } from '../records/reports/check-report-visible.ts';
import { createReport } from '../records/reports/create-report.ts';
import { deleteReport } from '../records/reports/delete-report.ts';
import { createFindReport, findWholeReport } from '../records/reports/find-report.ts';
import { findReportsByClient, findReportsByTitle } from '../records/reports/find-by-words.ts';
import { listUnsignedReports } from '../records/reports/list-unsigned-reports.ts';
import { listOpenReports, listReports } from '../records/reports/list-reports.ts';
import { findListedReport, findOpenReport, holdOpenReport, selectOpenReports } from '../records/reports/open-report.ts';
import { beginReview, checkNotSigned } from '../records/reports/report-state.ts';
import { holdReportsWithFields, readHeldReports } from '../records/reports/reports-with-fields.ts';
import { restoreVersion } from '../records/reports/restore-version.ts';
import { saveReport } from '../records/reports/save-report.ts';
import { findCompleteness, hashContent, lockReport } from '../records/reports/lock-report.ts';
import { holdSentReport, selectForCopy } from '../records/reports/send-report.ts';
import { findVersion, listVersions } from '../records/reports/versions.ts';
import { findCheckBasis } from '../records/reports/rechecks.ts';
import { findSectionLabel, findWriting, isWritten } from '../records/reports/writings.ts';
import { decide, listDecisions, withdrawDecision } from '../records/reviews/decisions.ts';
import { findReview, findReviewProgress } from '../records/reviews/find-review.ts';
import { findReviewedReport, findReviewStamp } from '../records/reviews/reviewed-report.ts';
import { lockEditable } from '../records/record-editor.ts';
import { createSnippet, deleteSnippet, listSnippets, updateSnippet } from '../records/snippets/snippets.ts';
import { deleteTemplate } from '../records/templates/delete-template.ts';
import { duplicateTemplate } from '../records/templates/duplicate-template.ts';
import { findTemplate, findTemplatesByTitle, listTemplates } from '../records/templates/find-template.ts';
import { deleteTryOut, findTryOut, keepTryOut } from '../records/templates/try-outs.ts';
import { updateTemplate } from '../records/templates/update-template.ts';
import { createTestContext, TEST_ORIGIN, type TestContext } from '../testing/context.ts';
import { createTestPractice, type TestPractice } from '../testing/practice.ts';
import { createTestClients, createTestTemplate } from '../testing/records.ts';
import { parseMarkdown } from '@casewright/document';
import { sentenceKey } from '../writing/reviewing/review-item.ts';
import type { DatabaseTransaction } from './database.ts';

/** The records of one member that nobody else may see. */
interface Belongings {
  personId: string;
  clientId: number;
  noteId: string;
  removedNoteId: string;
  reportId: string;
  templateId: string;
  snippetId: string;
  jobId: string;
  /** Of a try-out. */
  tryOutId: string;
}

/** The record of a report with one section. */
const RECORD = { provider: '', model: '', sections: [{ promptId: 'plan', label: 'Plan', blockHashes: [] }] };
const SNIPPET = { name: 'Thanks', markdown: 'Thank you.', isOrgSnippet: false };
/** As the reader of PDFs marks a page. */
const DOUBTFUL = '*Page 1 could not be read.*\n\nText';
/** Of the only sentence of the report. */
const KEY = sentenceKey('Text.', 'unmarked', []);

const settle = async (_report: unknown, stored: string) => ({
  document: readRendered(JSON.parse(stored)),
  isChecked: true,
});
let context: TestContext;
let practice: TestPractice;
let stranger: TestPractice;
let owned: Belongings;
beforeAll(async () => {
  context = await createTestContext();
  [practice, stranger] = [await createTestPractice(context), await createTestPractice(context)];
  owned = await furnish(practice);
});
afterAll(() => context.drop());

async function furnish(of: TestPractice): Promise<Belongings> {
  const owner = { practiceId: of.id, memberId: of.clinicianId };
  const { clinician: clientId } = await createTestClients(context, of);
  const common = { clientId, createdBy: of.clinicianId, createdAt: context.clock.now() };
  const upload = { source: 'pdf' as const, blobId: 'blob_1', places: [] };
  const noteId = await createNote(context, TEST_ORIGIN, owner, { ...common, title: 'A', markdown: DOUBTFUL, upload });
  const removedNoteId = await createNote(context, TEST_ORIGIN, owner, { ...common, title: 'B', markdown: 'Text' });
  await removeNote(context, TEST_ORIGIN, owner, removedNoteId, 'Twice');
  const template = parseMarkdown('Text.', { template: true });
  const templateId = await createTestTemplate(context, of, of.clinicianId);
  const reportId = await createReport(context, TEST_ORIGIN, {
    ...common,
    practiceId: of.id,
    title: 'A report',
    content: readRendered(parseMarkdown('Text.')),
    writing: { templateId, template: JSON.stringify(template), noteIds: [noteId], record: JSON.stringify(RECORD) },
  });
  await decide(reviewing(), TEST_ORIGIN, owner, reportId, { key: KEY, decision: 'confirmed' });
  const job = { taskType: 'pdf_processing', clientId, input: {}, createdBy: of.clinicianId } as const;
  const jobId = await enqueueJob(context, TEST_ORIGIN, owner, job);
  const reportJob = { ...job, taskType: 'report_generation' } as const;
  await enqueueJob(context, TEST_ORIGIN, owner, reportJob);
  const failed = [
    await enqueueJob(context, TEST_ORIGIN, owner, job),
    await enqueueJob(context, TEST_ORIGIN, owner, reportJob),
  ];
  const failure = {
    status: 'failed',
    ended_at: context.clock.now(),
    error: JSON.stringify({ code: 'pdf_unreadable', message: 'Unreadable' }),
  } as const;
  await context.db.updateTable('jobs').set(failure).where('id', 'in', failed).execute();
  const tryOutId = await enqueueJob(context, TEST_ORIGIN, owner, job);
  await inTransaction((trx) => keepTryOut({ ...context, db: trx }, owner, tryOutOf(tryOutId, clientId)));
  const person = { name: 'Cara', role: 'sister', status: 'confirmed' } as const;
  const { id: personId } = await addClientPerson(context, TEST_ORIGIN, owner, clientId, person);
  const snippetId = await createSnippet(context, TEST_ORIGIN, { ...owner, isAdmin: false }, SNIPPET);
  return { clientId, noteId, removedNoteId, reportId, templateId, snippetId, jobId, tryOutId, personId };
}

const documents = { work: () => Promise.reject(new Error('nothing is to be done for others')) };
const realDocuments = createDocuments();
afterAll(() => realDocuments.close());
const reviewing = () => ({ context, documents: realDocuments });
const outgoing = () => ({ context, secretBox: TEST_SECRET_BOX });
const paging = { page: 1, limit: 100 };
const inTransaction = <T>(work: (trx: DatabaseTransaction) => Promise<T>): Promise<T> =>
  context.db.transaction().execute(work);

const tryOutOf = (jobId: string, clientId: number) => ({
  jobId,
  clientId,
  templateId: 'tmpl_1',
  templateTitle: 'A template',
  content: readRendered(parseMarkdown('Text.')),
});

/** What each function shows to a caller. Whether that is anything is judged below. */
const LOOKS: Record<string, (eyes: MemberScope) => Promise<unknown>> = {
  findClient: (eyes) => findClient(context.db, eyes, owned.clientId),
  holdClient: (eyes) => inTransaction((trx) => holdClient(trx, eyes, owned.clientId)),
  checkClientVisible: async (eyes) => (await checkClientVisible(context.db, eyes, owned.clientId), 'seen'),
  findClientRecords: (eyes) => findClientRecords(context.db, eyes, [owned.clientId]),
  findClientRecord: (eyes) => findClientRecord(context.db, eyes, owned.clientId),
  searchClients: async (eyes) => {
    const { results } = await searchClients(context.db, eyes, { ...paging });
    return results.filter(({ id }) => id === owned.clientId);
  },
  listClientPeople: (eyes) => listClientPeople(context, eyes, owned.clientId),
  findNote: (eyes) => findNote(context, eyes, owned.noteId),
  findNoteOriginal: (eyes) => findNoteOriginal(context, eyes, owned.noteId),
  findNotes: async (eyes) => (await findNotes(context, eyes, owned.clientId, [owned.noteId]))[0],
  countNoteCharacters: (eyes) => countNoteCharacters(context, eyes, owned.clientId, [owned.noteId]),
  areNotesOfClient: async (eyes) => (await areNotesOfClient(context, eyes, owned.clientId, [owned.noteId]))[0],
  findNoteTexts: async (eyes) => {
    const wanted = { noteIds: [owned.noteId], revisions: [`${owned.noteId}~1`] };
    return JSON.parse(await findNoteTexts(context, eyes, owned.clientId, wanted));
  },
  hashContent: (eyes) => inTransaction((trx) => hashContent(trx, eyes, owned.reportId)),
  findCompleteness: (eyes) => inTransaction((trx) => findCompleteness(trx, eyes, owned.reportId)),
  checkNotSigned: async (eyes) => (await checkNotSigned(context.db, eyes, owned.reportId), 'seen'),
  findReviewedReport: (eyes) => findReviewedReport(reviewing(), eyes, owned.reportId),
  findReviewStamp: (eyes) => findReviewStamp(context, eyes, owned.reportId),
  findReview: (eyes) => findReview(reviewing(), eyes, owned.reportId),
  findReviewProgress: (eyes) => findReviewProgress(reviewing(), eyes, owned.reportId),
  listDecisions: (eyes) => listDecisions(context, eyes, owned.reportId),
  listRemovedNotes: (eyes) => listRemovedNotes(context, eyes, owned.clientId),
  listNotes: async (eyes) => (await listNotes(context, eyes, owned.clientId, paging)).notes,
  checkReportVisible: async (eyes) => (
    await checkReportVisible(context.db, eyes, owned.clientId, owned.reportId),
    'seen'
  ),
  findReport: (eyes) =>
    createFindReport(context)({ scope: eyes, clientId: owned.clientId, reportId: owned.reportId }, 'html'),
  findWholeReport: (eyes) => findWholeReport(context, eyes, owned.clientId, owned.reportId),
  listReports: async (eyes) => (await listReports(context, eyes, owned.clientId, paging)).reports,
  listOpenReports: async (eyes) => (await listOpenReports(context, eyes, owned.clientId, paging)).reports,
  selectOpenReports: (eyes) => selectOpenReports(context.db, eyes).where('reports.id', '=', owned.reportId).execute(),
  findListedReport: (eyes) => findListedReport(context, eyes, owned.reportId),
  findOpenReport: (eyes) => findOpenReport(context, eyes, owned.reportId),
  holdOpenReport: (eyes) => inTransaction((trx) => holdOpenReport(trx, eyes, owned.reportId)),
  holdReportsWithFields: (eyes) =>
    inTransaction(async (trx) => {
      const marks = [{ type: 'field', attrs: { name: 'client.they', value: 'she' } }];
      const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'She', marks }] }];
      const document = JSON.stringify({ type: 'doc', attrs: { version: 1 }, content });
      await trx.updateTable('reports').set({ content: document }).where('id', '=', owned.reportId).execute();
      return holdReportsWithFields(trx, eyes, owned.clientId);
    }),
  readHeldReports: (eyes) =>
    inTransaction((trx) => readHeldReports(trx, eyes, [{ id: owned.reportId, characters: 0 }])),
  listVersions: (eyes) => listVersions(context, eyes, owned.reportId),
  findVersion: (eyes) => findVersion(context, eyes, owned.reportId, 1),
  findWriting: (eyes) => findWriting(context, eyes, owned.reportId),
  findCheckBasis: async (eyes) => [...(await findCheckBasis(context, eyes, owned.reportId)).revisions],
  isWritten: (eyes) => isWritten(context, eyes, owned.reportId),
  selectForCopy: async (eyes) => (await selectForCopy(eyes, owned.reportId).execute(context.db)).rows,
  findSectionLabel: (eyes) => findSectionLabel(context, eyes, owned.reportId, 'plan'),
  listTemplates: async (eyes) => (await listTemplates(context, eyes)).filter(({ id }) => id === owned.templateId),
  listSnippets: async (eyes) => (await listSnippets(context, eyes)).filter(({ id }) => id === owned.snippetId),
  findTemplate: (eyes) => findTemplate(context, eyes, owned.templateId),
  findTemplatesByTitle: (eyes) => findTemplatesByTitle(context, eyes, 'template', 10),
  findReportsByTitle: (eyes) => findReportsByTitle(context, eyes, 'report', 10),
  findRecordNames: (eyes) => findRecordNames(context, eyes, [owned.reportId, owned.noteId, owned.templateId]),
  listUnsignedReports: (eyes) => listUnsignedReports(context, eyes, 10),
  listDoubtfulNotes: (eyes) => listDoubtfulNotes(context, eyes, 10),
  findReportsByClient: (eyes) => findReportsByClient(context, eyes, 'client', 10),
  listReportsUnderWay: (eyes) => listReportsUnderWay(context, eyes, 10),
  listFailedReports: (eyes) => listFailedReports(context, eyes, { since: new Date(0), most: 10 }),
  listFailedUploads: (eyes) => listFailedUploads(context, eyes, { since: new Date(0), most: 10 }),
  findTryOut: (eyes) => findTryOut(context, eyes, owned.tryOutId),
  // Others delete nothing: it is there afterwards.
  deleteTryOut: (eyes) =>
    inTransaction(async (trx) => {
      await deleteTryOut({ db: trx }, eyes, owned.tryOutId);
      const left = await trx.selectFrom('try_outs').select('job_id').execute();
      await keepTryOut({ ...context, db: trx }, eyes, tryOutOf(owned.tryOutId, owned.clientId)).catch(() => undefined);
      return left.length === 0 && 'deleted';
    }),
  findJob: (eyes) => findJob(context.db, eyes, owned.jobId),
  findSteps: (eyes) => findSteps(context, eyes, owned.jobId),
  findListedJob: (eyes) => findListedJob(context, eyes, owned.jobId),
  listJobs: async (eyes) => (await listJobs(context, eyes, owned.clientId, paging)).jobs,
};

const content = readRendered(parseMarkdown('Other.'));

/** Functions that change something, which the owner may do. */
const CHANGES: Record<string, (eyes: MemberScope) => Promise<unknown>> = {
  editClient: (eyes) =>
    editClient(context, TEST_ORIGIN, { ...eyes, isAdmin: true }, owned.clientId, { lastName: 'Other' }),
  addClientPerson: (eyes) => {
    const person = { name: 'Tom', role: 'uncle', status: 'confirmed' } as const;
    return addClientPerson(context, TEST_ORIGIN, eyes, owned.clientId, person);
  },
  changeClientPerson: (eyes) =>
    changeClientPerson(context, TEST_ORIGIN, eyes, owned.clientId, owned.personId, { role: 'aunt' }),
  removeClientPerson: (eyes) => removeClientPerson(context, TEST_ORIGIN, eyes, owned.clientId, owned.personId),
  // Nothing was sent for this client, and outsiders must not even learn that.
  listOutgoingTexts: (eyes) => listOutgoingTexts(outgoing(), eyes, { clientId: owned.clientId }),
  decideOutgoingTexts: (eyes) => {
    const decision = { clientId: owned.clientId, jobId: owned.jobId, isApproved: true };
    return decideOutgoingTexts(context, TEST_ORIGIN, eyes, decision);
  },
  createNote: (eyes) => {
    const note = { clientId: owned.clientId, title: 'B', markdown: 'B', createdBy: eyes.memberId };
    return createNote(context, TEST_ORIGIN, eyes, { ...note, createdAt: context.clock.now() });
  },
  editNote: (eyes) => {
    const change = { title: 'B', markdown: 'B', sessionDate: null, revision: 1 };
    return editNote(context, documents, TEST_ORIGIN, eyes, owned.noteId, change);
  },
  removeNote: (eyes) => removeNote(context, TEST_ORIGIN, eyes, owned.noteId, 'Twice'),
  restoreNote: (eyes) => restoreNote(context, TEST_ORIGIN, eyes, owned.removedNoteId),
  saveReport: (eyes) =>
    saveReport(context, TEST_ORIGIN, eyes, owned.reportId, { title: 'B', content, version: 1, reason: 'edited' }),
  restoreVersion: (eyes) =>
    restoreVersion(context, TEST_ORIGIN, eyes, owned.reportId, { version: 1, currentVersion: 1 }, settle),
  holdSentReport: (eyes) => {
    const { clientId, reportId } = owned;
    return inTransaction((trx) => holdSentReport(trx, eyes, { clientId, reportId, version: 1 }));
  },
  beginReview: (eyes) => beginReview(context, TEST_ORIGIN, eyes, owned.reportId),
  lockReport: (eyes) => {
    const report = { reportId: owned.reportId, version: 1, reason: 'signed' as const };
    return inTransaction((trx) => lockReport(trx, eyes, report, context.clock.now()));
  },
  decide: (eyes) => decide(reviewing(), TEST_ORIGIN, eyes, owned.reportId, { key: KEY, decision: 'confirmed' }),
  withdrawDecision: (eyes) => withdrawDecision(reviewing(), TEST_ORIGIN, eyes, owned.reportId, KEY),
  deleteReport: (eyes) => deleteReport(context, TEST_ORIGIN, eyes, owned.reportId),
  lockEditable: (eyes) =>
    inTransaction((trx) => lockEditable(trx, { ...eyes, isAdmin: true }, 'templates', owned.templateId)),
  updateTemplate: (eyes) => {
    const change = { title: 'B', content, isOrgTemplate: false, updatedAt: context.clock.now() };
    return updateTemplate(context, TEST_ORIGIN, { ...eyes, isAdmin: true }, owned.templateId, change);
  },
  updateSnippet: (eyes) => {
    const change = { ...SNIPPET, updatedAt: context.clock.now() };
    return updateSnippet(context, TEST_ORIGIN, { ...eyes, isAdmin: true }, owned.snippetId, change);
  },
  deleteSnippet: (eyes) => deleteSnippet(context, TEST_ORIGIN, { ...eyes, isAdmin: true }, owned.snippetId),
  duplicateTemplate: (eyes) => duplicateTemplate(context, TEST_ORIGIN, eyes, owned.templateId),
  keepTryOut: (eyes) => {
    const tryOut = tryOutOf(owned.jobId, owned.clientId);
    return inTransaction((trx) => keepTryOut({ ...context, db: trx }, eyes, tryOut));
  },
  deleteTemplate: (eyes) => deleteTemplate(context, TEST_ORIGIN, { ...eyes, isAdmin: true }, owned.templateId),
  enqueueJob: (eyes) => {
    const job = { taskType: 'pdf_processing', clientId: owned.clientId, input: {}, createdBy: eyes.memberId } as const;
    return enqueueJob(context, TEST_ORIGIN, eyes, job);
  },
  repeatJob: (eyes) => repeatJob(context, TEST_ORIGIN, owned.jobId, eyes),
};

const isNothing = (shown: unknown): boolean => !shown || (Array.isArray(shown) && shown.length === 0);

/** The scopes of everybody but the owner. They must see nothing. */
const outsiders = (): Record<string, MemberScope> => ({
  'a colleague': { practiceId: practice.id, memberId: practice.otherClinicianId },
  'an admin': { practiceId: practice.id, memberId: practice.adminId },
  // A signed-in person has an id; a key of the organisation has none.
  "the organisation's key": { practiceId: practice.id, memberId: null } as unknown as MemberScope,
  'another practice': { practiceId: stranger.id, memberId: stranger.clinicianId },
  "another practice with the owner's id": { practiceId: stranger.id, memberId: practice.clinicianId },
});

describe.each(Object.entries(LOOKS))('%s', (_name, look) => {
  test('shows the owner what is private, and nobody else', async () => {
    const owner = { practiceId: practice.id, memberId: practice.clinicianId };
    expect(isNothing(await look(owner))).toBe(false);
    for (const [who, eyes] of Object.entries(outsiders())) {
      const shown = await look(eyes).catch((error: { code?: string }) => {
        if (error.code?.endsWith('_not_found') !== true) throw error;
      });
      expect([who, isNothing(shown)]).toEqual([who, true]);
    }
  });
});

test.each(Object.entries(CHANGES))('%s finds nothing to change for others', async (_name, change) => {
  const before = await readAll();
  for (const eyes of Object.values(outsiders())) {
    await expect(change(eyes)).rejects.toMatchObject({ code: expect.stringMatching(/_not_found$/) });
  }
  expect(await readAll()).toEqual(before);
});

function readAll(): Promise<unknown[]> {
  const { db } = context;
  return Promise.all([
    db.selectFrom('clients').selectAll().orderBy('id').execute(),
    db.selectFrom('notes').selectAll().orderBy('id').execute(),
    db.selectFrom('reports').selectAll().orderBy('id').execute(),
    db.selectFrom('report_versions').selectAll().orderBy('report_id').orderBy('version').execute(),
    db.selectFrom('templates').selectAll().orderBy('id').execute(),
    db.selectFrom('snippets').selectAll().orderBy('id').execute(),
    db.selectFrom('jobs').selectAll().orderBy('id').execute(),
    db.selectFrom('review_decisions').selectAll().orderBy('key').execute(),
    db.selectFrom('try_outs').selectAll().orderBy('job_id').execute(),
    db.selectFrom('client_people').selectAll().orderBy('id').execute(),
  ]);
}

test('every function of records and jobs that is told who looks is tried here', () => {
  const folder = path.resolve(import.meta.dirname, '..');
  const files = globSync('{records,jobs}/**/*.ts', {
    cwd: folder,
    exclude: (name) => name.endsWith('.test.ts') || name === 'testing',
  });
  const named = files.flatMap((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const pattern = /^export (?:async )?function (\w+)\(([\s\S]*?)\)(?:: .*)? \{$/gm;
    return [...source.matchAll(pattern)].filter((match) => /: (?:Member)?Scope\b|Editor\b/.test(match[2] ?? ''));
  });
  const untried = named.map((match) => match[1] ?? '').filter((name) => !(name in LOOKS) && !(name in CHANGES));
  // These make something new, compute something, or are called by a function that is tried.
  expect(untried.toSorted()).toEqual([
    'askForMissedRecheck',
    'askForRechecks',
    'awaitCheck',
    'createSnippet',
    'enterClient',
    'holdNotes',
    'isForMember',
    'keepProgress',
    'ownerFor',
    'recountProgress',
    'replaceMarks',
    'saveFollowed',
    'updateClient',
  ]);
  expect(named.length).toBeGreaterThan(35);
});
