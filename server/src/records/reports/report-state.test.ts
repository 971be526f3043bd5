import { parseMarkdown } from '@casewright/document';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRendered, takeDocument } from '../../documents/read-document.ts';
import { listActions } from '../../testing/actions.ts';
import { TEST_ORIGIN, type TestContext } from '../../testing/context.ts';
import type { TestPractice } from '../../testing/practice.ts';
import { createTestRecords, createTestReport, type TestClients } from '../../testing/records.ts';
import { deleteReport } from './delete-report.ts';
import { findOpenReport } from './open-report.ts';
import { replaceMarks } from './replace-marks.ts';
import { beginReview } from './report-state.ts';
import { restoreVersion } from './restore-version.ts';
import { saveReport } from './save-report.ts';

let context: TestContext;
let practice: TestPractice;
let clients: TestClients;
beforeAll(async () => {
  ({ context, practice, clients } = await createTestRecords());
});
afterAll(() => context.drop());

const stateOf = async (id: string) => (await findOpenReport(context, practice.asClinician, id)).state;

async function createSignedReport(): Promise<string> {
  const id = await createTestReport(context, practice, clients.organisation);
  await sql`update reports set state = 'signed' where id = ${id}`.execute(context.db);
  return id;
}

describe('a review', () => {
  test('moves a draft once, with one audit row, however many begin it together', async () => {
    const id = await createTestReport(context, practice, clients.organisation);
    expect(await stateOf(id)).toBe('draft');
    const begin = () => beginReview(context, TEST_ORIGIN, practice.asClinician, id);
    const moved = await Promise.all(Array.from({ length: 8 }, begin));
    expect(moved.filter(Boolean)).toHaveLength(1);
    expect(await stateOf(id)).toBe('in_review');
    expect(await listActions(context, id)).toEqual(['report.created', 'report.review_begun']);
  });

  test('goes on while the report is edited', async () => {
    const id = await createTestReport(context, practice, clients.organisation);
    await beginReview(context, TEST_ORIGIN, practice.asClinician, id);
    const change = { title: 'Better', content: readRendered(parseMarkdown('Better.')), version: 1 };
    await saveReport(context, TEST_ORIGIN, practice.asClinician, id, { ...change, reason: 'edited' });
    expect(await stateOf(id)).toBe('in_review');
  });

  test('does not begin out of sight', async () => {
    const id = await createTestReport(context, practice, clients.clinician);
    const scope = { practiceId: practice.id, memberId: practice.otherClinicianId };
    await expect(beginReview(context, TEST_ORIGIN, scope, id)).rejects.toMatchObject({ code: 'document_not_found' });
    expect(await stateOf(id)).toBe('draft');
  });
});

describe('a signed report', () => {
  test('refuses what people and jobs would do to it, and tells why', async () => {
    const id = await createSignedReport();
    const content = readRendered(parseMarkdown('Another text.'));
    const change = { title: 'Another', content, version: 1, reason: 'edited' as const };
    const refused = { code: 'report_signed' };
    await expect(saveReport(context, TEST_ORIGIN, practice.asClinician, id, change)).rejects.toMatchObject(refused);
    const back = { version: 1, currentVersion: 1 };
    const settle = async () => ({ document: content, isChecked: true });
    await expect(restoreVersion(context, TEST_ORIGIN, practice.asClinician, id, back, settle)).rejects.toMatchObject(
      refused,
    );
    await expect(beginReview(context, TEST_ORIGIN, practice.asClinician, id)).rejects.toMatchObject(refused);
    const kept = { code: 'report_retained' };
    await expect(deleteReport(context, TEST_ORIGIN, practice.asClinician, id)).rejects.toMatchObject(kept);
    const marks = { id, clientId: clients.organisation, version: 1 };
    const replaced = context.db
      .transaction()
      .execute((trx) => replaceMarks({ ...context, db: trx }, practice.asClinician, marks, takeDocument(content)));
    expect(await replaced).toBe(false);
    expect(await findOpenReport(context, practice.asClinician, id)).toMatchObject({ title: 'A report', version: 1 });
  });

  test.each([
    "update reports set title = 'x'",
    "update reports set state = 'draft'",
    'update reports set updated_at = created_at',
    'delete from reports',
    "update report_versions set title = 'x'",
    'delete from report_versions',
    `insert into report_versions (report_id, practice_id, version, title, content, reason, begun_at, saved_at, saved_by)
      select report_id, practice_id, version + 1, title, content, reason, begun_at, saved_at, saved_by
      from report_versions`,
    "update report_writings set record = '{}'",
    'delete from report_writings',
  ])('refuses in the database: %s', async (statement) => {
    const id = await createTestReport(context, practice, clients.organisation);
    await sql`
      insert into report_writings (report_id, practice_id, template_id, template, note_ids, record)
      values (${id}, ${practice.id}, 'tpl_x', '{}', '{}', '{"sections": []}')`.execute(context.db);
    await sql`update reports set state = 'signed' where id = ${id}`.execute(context.db);
    const column = /(update|from) reports\b/.test(statement) ? 'id' : 'report_id';
    const attack = sql`${sql.raw(statement)} where ${sql.ref(column)} = ${id}`.execute(context.db);
    await expect(attack).rejects.toMatchObject({ code: 'CW001' });
  });

  test('cannot be given the parts of another report', async () => {
    const [signed, draft] = [
      await createSignedReport(),
      await createTestReport(context, practice, clients.organisation),
    ];
    const attack = sql`update report_versions set report_id = ${draft}, version = 9 where report_id = ${signed}`;
    await expect(attack.execute(context.db)).rejects.toThrow('stays with its report');
    const other = sql`update report_versions set report_id = ${signed}, version = 9 where report_id = ${draft}`;
    await expect(other.execute(context.db)).rejects.toMatchObject({ code: 'CW001' });
  });
});
