import { parseMarkdown, toMarkdown } from '@casewright/document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRendered } from '../../documents/read-document.ts';
import { listActions } from '../../testing/actions.ts';
import { TEST_ORIGIN, type TestContext } from '../../testing/context.ts';
import { createTestPractice, type TestPractice } from '../../testing/practice.ts';
import { createTestRecords, createTestReport, type TestClients } from '../../testing/records.ts';
import { deleteReport } from './delete-report.ts';
import { findOpenReport } from './open-report.ts';
import { saveReport } from './save-report.ts';
import { findVersion, listVersions } from './versions.ts';

let context: TestContext;
let practice: TestPractice;
let clients: TestClients;
beforeAll(async () => {
  ({ context, practice, clients } = await createTestRecords());
});
afterAll(() => context.drop());

const edit = (id: string, version: number, markdown: string, scope = practice.asClinician, title = 'A report') =>
  saveReport(context, TEST_ORIGIN, scope, id, {
    title,
    content: readRendered(parseMarkdown(markdown)),
    version,
    reason: 'edited',
  });

const tracesOf = (id: string) => listActions(context, id);

describe('saving', () => {
  test('edits of one person within ten minutes are one version with one audit row; then a new one begins', async () => {
    const id = await createTestReport(context, practice, clients.organisation);
    expect(await edit(id, 1, 'One.')).toMatchObject({ version: 2 });
    context.clock.advance(5 * 60_000);
    expect(await edit(id, 2, 'One, two.')).toMatchObject({ version: 3 });
    context.clock.advance(5 * 60_000);
    expect(await edit(id, 3, 'One, two, three.')).toMatchObject({ version: 4 });
    await edit(id, 4, 'Another hand.', practice.asOther);
    expect(
      (await listVersions(context, practice.asClinician, id)).map(({ version, reason, savedBy }) => [
        version,
        reason,
        savedBy,
      ]),
    ).toEqual([
      [5, 'edited', practice.otherClinicianId],
      [4, 'edited', practice.clinicianId],
      [3, 'edited', practice.clinicianId],
      [1, 'created', practice.clinicianId],
    ]);
    expect(toMarkdown(JSON.parse((await findVersion(context, practice.asClinician, id, 3)).content))).toBe('One, two.');
    expect(await tracesOf(id)).toEqual(['report.created', 'report.edited', 'report.edited', 'report.edited']);
    const rendered = context.db.selectFrom('reports').select(['markdown', 'html', 'version']).where('id', '=', id);
    expect(await rendered.execute()).toEqual([{ markdown: 'Another hand.', html: '<p>Another hand.</p>', version: 5 }]);
  });

  test('a text that was set aside stays a version, also one of the same person a minute ago', async () => {
    const id = await createTestReport(context, practice, clients.organisation);
    await edit(id, 1, 'From the other browser.');
    context.clock.advance(60_000);
    const change = {
      title: 'A report',
      content: readRendered(parseMarkdown('From here.')),
      version: 2,
      reason: 'edited' as const,
    };
    await saveReport(context, TEST_ORIGIN, practice.asClinician, id, { ...change, keepsFormer: true });
    await edit(id, 3, 'From here, and on.');
    const versions = await listVersions(context, practice.asClinician, id);
    expect(versions.map(({ version }) => version)).toEqual([4, 2, 1]);
    expect(toMarkdown(JSON.parse((await findVersion(context, practice.asClinician, id, 2)).content))).toBe(
      'From the other browser.',
    );
    expect(toMarkdown(JSON.parse((await findVersion(context, practice.asClinician, id, 4)).content))).toBe(
      'From here, and on.',
    );
  });

  test('of twenty that save the same version one wins, and the others are told', async () => {
    const id = await createTestReport(context, practice, clients.organisation);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        edit(id, 1, `Text ${index}.`, index % 2 === 0 ? practice.asClinician : practice.asOther),
      ),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(19);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'report_changed' });
    expect(await findOpenReport(context, practice.asOther, id)).toMatchObject({ version: 2 });
  });

  test('a report of a client out of sight is not found, and stays as it is', async () => {
    const id = await createTestReport(context, practice, clients.clinician);
    await expect(edit(id, 1, 'Mine.', practice.asOther)).rejects.toMatchObject({ code: 'document_not_found' });
    const stranger = await createTestPractice(context);
    const scope = { practiceId: stranger.id, memberId: stranger.clinicianId };
    await expect(edit(id, 1, 'Mine.', scope)).rejects.toMatchObject({ code: 'document_not_found' });
    await expect(deleteReport(context, TEST_ORIGIN, scope, id)).rejects.toMatchObject({ code: 'document_not_found' });
    expect(await findOpenReport(context, practice.asClinician, id)).toMatchObject({ version: 1 });
  });

  test('a document that is none is refused', async () => {
    const id = await createTestReport(context, practice, clients.organisation);
    const change = { title: 'x', content: readRendered({ type: 'script' }), version: 1, reason: 'edited' as const };
    await expect(saveReport(context, TEST_ORIGIN, practice.asClinician, id, change)).rejects.toThrow('must be "doc"');
    expect(await listVersions(context, practice.asClinician, id)).toHaveLength(1);
  });
});

test('a version that is not there is not found', async () => {
  const id = await createTestReport(context, practice, clients.organisation);
  await expect(findVersion(context, practice.asClinician, id, 2)).rejects.toMatchObject({ code: 'version_not_found' });
});

test('deleting takes the versions with it and leaves an audit row', async () => {
  const id = await createTestReport(context, practice, clients.organisation);
  await edit(id, 1, 'One.');
  await deleteReport(context, TEST_ORIGIN, practice.asClinician, id);
  await expect(findOpenReport(context, practice.asClinician, id)).rejects.toMatchObject({ code: 'document_not_found' });
  expect(await listVersions(context, practice.asClinician, id)).toEqual([]);
  expect(await tracesOf(id)).toEqual(['report.created', 'report.edited', 'report.deleted']);
});
