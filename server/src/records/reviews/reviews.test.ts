import { type DocumentJson, type InlineNode, parseMarkdown } from '@casewright/document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocuments } from '../../documents/documents.ts';
import { readRendered } from '../../documents/read-document.ts';
import { listActions } from '../../testing/actions.ts';
import { TEST_ORIGIN, type TestContext } from '../../testing/context.ts';
import type { TestPractice } from '../../testing/practice.ts';
import { createTestRecords, createTestTemplate } from '../../testing/records.ts';
import { createNote } from '../notes/create-note.ts';
import { editNote } from '../notes/edit-note.ts';
import { createReport } from '../reports/create-report.ts';
import { beginReview } from '../reports/report-state.ts';
import { saveReport } from '../reports/save-report.ts';
import { decide, listDecisions, withdrawDecision } from './decisions.ts';
import { findReview, findReviewProgress } from './find-review.ts';
import { findReviewStamp } from './reviewed-report.ts';

const NOTE = 'He sleeps badly.\n\nLikes chess.';
const documents = createDocuments({ atOnceCharacters: 0 });
let context: TestContext;
let practice: TestPractice;
let clientId: number;
beforeAll(async () => {
  const records = await createTestRecords();
  ({ context, practice } = records);
  clientId = records.clients.organisation;
});
afterAll(async () => {
  await documents.close();
  await context.drop();
});

const tools = () => ({ context, documents });

interface Place {
  reportId: string;
  noteId: string;
}

function write(noteId: string, last = 'She came twice.'): DocumentJson {
  const sleep: InlineNode = {
    type: 'text',
    text: 'He sleeps badly.',
    marks: [{ type: 'evidence', attrs: { sources: `${noteId}@0-16` } }],
  };
  const content: InlineNode[] = [sleep, { type: 'text', text: ` ${last}` }];
  return { ...parseMarkdown('x'), content: [{ type: 'paragraph', content }] };
}

/** A report of two sentences, of which one rests on a note, and a passage that is not in it. */
async function furnish(): Promise<Place> {
  const common = { clientId, createdBy: practice.clinicianId, createdAt: context.clock.now() };
  const noteId = await createNote(context, TEST_ORIGIN, practice.asClinician, {
    ...common,
    title: 'Visit',
    markdown: NOTE,
  });
  const places = [
    { text: 'He sleeps badly.', start: 0, end: 16 },
    { text: 'Likes chess.', start: 18, end: 30 },
  ];
  const passages = places.map((place) => ({ ...place, noteId, kind: 'history', marks: [] }));
  const reportId = await createReport(context, TEST_ORIGIN, {
    ...common,
    practiceId: practice.id,
    title: 'A report',
    content: readRendered(write(noteId)),
    writing: {
      templateId: await createTestTemplate(context, practice, null),
      template: JSON.stringify(parseMarkdown('Text.', { template: true })),
      noteIds: [noteId],
      record: JSON.stringify({ provider: '', model: '', sections: [], passages }),
    },
  });
  return { reportId, noteId };
}

const listItems = async (reportId: string): Promise<{ key: string; text: string }[]> =>
  JSON.parse((await findReview(tools(), practice.asClinician, reportId)).items);
const keysOf = async (reportId: string) =>
  new Map((await listItems(reportId)).map(({ text, key }) => [text, key] as const));
const progressOf = (reportId: string) => findReviewProgress(tools(), practice.asOther, reportId);
const settle = (
  reportId: string,
  key: string | undefined,
  decision: 'confirmed' | 'placed' | 'set_aside',
  by = practice.asClinician,
) => decide(tools(), TEST_ORIGIN, by, reportId, { key: key ?? '', decision });

test('sentences are confirmed and passages set aside, until the review is done', async () => {
  const { reportId } = await furnish();
  expect(await beginReview(context, TEST_ORIGIN, practice.asClinician, reportId)).toBe(true);
  const keys = await keysOf(reportId);
  expect([...keys.keys()]).toEqual(['He sleeps badly.', 'She came twice.', 'Likes chess.']);
  await settle(reportId, keys.get('He sleeps badly.'), 'confirmed');
  expect(await progressOf(reportId)).toEqual({ total: 3, settled: 1, isDone: false });
  await settle(reportId, keys.get('She came twice.'), 'confirmed', practice.asOther);
  await settle(reportId, keys.get('Likes chess.'), 'set_aside');
  expect(await progressOf(reportId)).toEqual({ total: 3, settled: 3, isDone: true });
  const decided = await listDecisions(context, practice.asClinician, reportId);
  expect(decided.find(({ key }) => key === keys.get('She came twice.'))).toEqual({
    key: keys.get('She came twice.'),
    decision: 'confirmed',
    decidedBy: practice.otherClinicianId,
    decidedByName: 'other',
    decidedAt: context.clock.now(),
  });
  await withdrawDecision(tools(), TEST_ORIGIN, practice.asClinician, reportId, keys.get('She came twice.') ?? '');
  expect(await progressOf(reportId)).toMatchObject({ settled: 2 });
  expect(await listActions(context, reportId)).toEqual([
    'report.created',
    'report.review_begun',
    'report.review_decided',
    'report.review_decided',
    'report.review_decided',
    'report.review_withdrawn',
  ]);
});

test('of reviewers who decide the same at once the first stays, and no decision gets lost', async () => {
  const { reportId } = await furnish();
  const keys = await keysOf(reportId);
  const all = [...keys.entries()].flatMap(([text, key]) =>
    [practice.asClinician, practice.asOther].map((by) =>
      settle(reportId, key, text === 'Likes chess.' ? 'set_aside' : 'confirmed', by),
    ),
  );
  await Promise.all(all);
  expect(await progressOf(reportId)).toMatchObject({ settled: 3, isDone: true });
  const before = await listDecisions(context, practice.asClinician, reportId);
  context.clock.advance(60_000);
  await settle(reportId, keys.get('He sleeps badly.'), 'confirmed', practice.asOther);
  expect(await listDecisions(context, practice.asClinician, reportId)).toEqual(before);
});

test('an edited sentence is unsettled, and settled again when the edit is taken back', async () => {
  const { reportId, noteId } = await furnish();
  const keys = await keysOf(reportId);
  await settle(reportId, keys.get('She came twice.'), 'confirmed');
  const save = (version: number, last?: string) =>
    saveReport(context, TEST_ORIGIN, practice.asClinician, reportId, {
      title: 'A report',
      content: readRendered(write(noteId, last)),
      version,
      reason: 'edited',
    });
  const { stamp } = await findReviewStamp(context, practice.asClinician, reportId);
  await save(1, 'She came three times.');
  expect((await findReviewStamp(context, practice.asClinician, reportId)).stamp).not.toBe(stamp);
  expect(await progressOf(reportId)).toMatchObject({ settled: 0 });
  await expect(settle(reportId, keys.get('She came twice.'), 'confirmed')).rejects.toMatchObject({
    code: 'review_changed',
  });
  await save(2);
  expect(await progressOf(reportId)).toMatchObject({ settled: 1 });
});

test('a passage that was placed counts once it stands in the report, and so does its sentence', async () => {
  const { reportId, noteId } = await furnish();
  const keys = await keysOf(reportId);
  await settle(reportId, keys.get('Likes chess.'), 'placed');
  expect(await progressOf(reportId)).toMatchObject({ total: 3, settled: 0 });
  const content = write(noteId);
  const marks = [{ type: 'evidence' as const, attrs: { sources: `${noteId}@18-30` } }];
  content.content.push({ type: 'paragraph', content: [{ type: 'text', text: '“Likes chess.”', marks }] });
  const change = { title: 'A report', content: readRendered(content), version: 1, reason: 'edited' as const };
  await saveReport(context, TEST_ORIGIN, practice.asClinician, reportId, change);
  expect(await progressOf(reportId)).toMatchObject({ total: 3, settled: 1 });
});

test('a sentence cannot be set aside, nor a passage confirmed', async () => {
  const { reportId } = await furnish();
  const keys = await keysOf(reportId);
  const refused = { code: 'review_changed' };
  await expect(settle(reportId, keys.get('She came twice.'), 'set_aside')).rejects.toMatchObject(refused);
  await expect(settle(reportId, keys.get('Likes chess.'), 'confirmed')).rejects.toMatchObject(refused);
});

test('a corrected note brings back what it changed, and until it is checked nothing is done', async () => {
  const { reportId, noteId } = await furnish();
  const keys = await keysOf(reportId);
  await settle(reportId, keys.get('Likes chess.'), 'set_aside');
  const change = { title: 'Visit', markdown: NOTE.replace('chess', 'football'), sessionDate: null, revision: 1 };
  await editNote(context, documents, TEST_ORIGIN, practice.asClinician, noteId, change);
  const { isRechecking, settled } = await findReview(tools(), practice.asClinician, reportId);
  expect({ isRechecking, settled }).toEqual({ isRechecking: true, settled: 0 });
  const corrected = await keysOf(reportId);
  expect([...corrected.keys()]).toContain('Likes football.');
  await settle(reportId, corrected.get('Likes football.'), 'set_aside');
  await settle(reportId, corrected.get('He sleeps badly.'), 'confirmed');
  await settle(reportId, corrected.get('She came twice.'), 'confirmed');
  expect(await progressOf(reportId)).toEqual({ total: 3, settled: 3, isDone: false });
});
