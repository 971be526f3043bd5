import { type DocumentJson, parseMarkdown } from '@casewright/document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ConsolePlace, createConsolePlace } from '../../testing/console.ts';
import { createConsoleReport, saveConsoleReport } from '../../testing/console-reports.ts';

let place: ConsolePlace;
beforeAll(async () => {
  place = await createConsolePlace();
});
afterAll(() => place.app.close());

const doc = (markdown: string): DocumentJson => parseMarkdown(markdown);

test('versions are listed, read and restored, and what they replace is kept', async () => {
  const id = await createConsoleReport(place);
  await saveConsoleReport(place.clinician, id, 1, doc('One.'), 'First');
  await saveConsoleReport(place.other, id, 2, doc('Two.'), 'Second');
  const list = () => place.clinician.call(`/v1/console/reports/${id}/versions`);
  const now = place.app.context.clock.now().toISOString();
  const listed = await list();
  expect(listed.body[0]).toEqual({
    version: 3,
    title: 'Second',
    saved_at: now,
    saved_by: { id: place.other.id, name: 'Otto Other' },
    reason: 'edited',
  });
  expect(listed.body.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
  expect(await place.actionsOf(listed)).toEqual(['report.versions_listed']);

  const read = await place.clinician.call(`/v1/console/reports/${id}/versions/2`);
  expect(read.body).toMatchObject({ version: 2, title: 'First', content: doc('One.'), reason: 'edited' });
  expect(await place.actionsOf(read)).toEqual(['report.viewed']);

  const restore = (version: number, current: number) =>
    place.clinician.call(`/v1/console/reports/${id}/versions/${version}/restore`, { version: current });
  expect((await restore(2, 2)).status).toBe(409);
  const restored = await restore(2, 3);
  expect(restored.body).toEqual({ version: 4, updated_at: now });
  expect(await place.app.auditRowsOf(restored)).toMatchObject([
    { action: 'report.edited', details: { reason: 'restored' } },
  ]);
  const { body } = await place.other.call(`/v1/console/reports/${id}`);
  expect(body).toMatchObject({ title: 'First', content: doc('One.'), version: 4 });
  expect((await list()).body.map(({ reason }: { reason: string }) => reason)).toEqual([
    'restored',
    'edited',
    'edited',
    'created',
  ]);
  expect((await restore(99, 4)).body).toEqual({ detail: 'Version not found' });
  expect((await place.clinician.call(`/v1/console/reports/${id}/versions/99`)).status).toBe(404);
  expect((await place.clinician.call(`/v1/console/reports/${id}/versions/${2 ** 31}`)).status).toBe(422);
});

test('what a conflict sets aside is a version, whichever text is chosen', async () => {
  const id = await createConsoleReport(place);
  await saveConsoleReport(place.clinician, id, 1, doc('Theirs.'));
  const mine = { title: 'A report', content: doc('Mine.'), version: 2, keeps_former: true };
  const kept = await place.clinician.call(`/v1/console/reports/${id}`, mine, { method: 'PUT' });
  expect(kept.body.version).toBe(3);
  const restore = `/v1/console/reports/${id}/versions/2/restore`;
  expect((await place.clinician.call(restore, { version: 3 })).body.version).toBe(4);
  const textOf = async (version: number) =>
    (await place.clinician.call(`/v1/console/reports/${id}/versions/${version}`)).body.content;
  expect([await textOf(2), await textOf(3), await textOf(4)]).toEqual([doc('Theirs.'), doc('Mine.'), doc('Theirs.')]);
});
