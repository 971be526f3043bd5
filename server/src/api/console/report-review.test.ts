import { parseMarkdown } from '@casewright/document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ConsolePlace, createConsolePlace } from '../../testing/console.ts';
import { createConsoleReport, saveConsoleReport } from '../../testing/console-reports.ts';

let place: ConsolePlace;
beforeAll(async () => {
  place = await createConsolePlace();
});
afterAll(() => place.app.close());

interface Item {
  key: string;
  text: string;
}

test('a review is begun, its items are listed and settled, and both reviewers see it', async () => {
  const id = await createConsoleReport(place);
  await saveConsoleReport(place.clinician, id, 1, parseMarkdown('## Sleep\n\nHe sleeps. He eats.'));
  const review = `/v1/console/reports/${id}/review`;
  expect((await place.clinician.call(review, {}, { method: 'POST' })).body).toEqual({ begun: true });
  expect((await place.other.call(review, {}, { method: 'POST' })).body).toEqual({ begun: false });

  const listed = await place.clinician.call(review);
  expect(listed.body).toMatchObject({ is_rechecking: false, decisions: [] });
  expect(listed.body.items[0]).toEqual({
    key: expect.any(String),
    kind: 'sentence',
    group: 'section',
    text: 'He sleeps.',
    section: 'Sleep',
    reason: 'unmarked',
    sources: null,
    cells: null,
    times: 1,
  });
  expect(await place.actionsOf(listed)).toEqual(['report.review_viewed']);

  const [sleeps, eats] = (listed.body.items as Item[]).map(({ key }) => key);
  const settle = (key: string | undefined, decision: string, by = place.clinician) =>
    by.call(`${review}/decisions/${key}`, { decision }, { method: 'PUT' });
  const decided = await settle(sleeps, 'confirmed');
  expect(decided.body.decisions).toEqual([
    {
      key: sleeps,
      decision: 'confirmed',
      decided_by: { id: place.clinician.id, name: expect.any(String) },
      decided_at: place.app.context.clock.now().toISOString(),
    },
  ]);
  expect(await place.actionsOf(decided)).toEqual(['report.review_decided']);
  expect((await settle(eats, 'confirmed', place.other)).body.decisions).toHaveLength(2);
  expect((await settle('unknown', 'confirmed')).body).toEqual({
    detail: 'This part of the report was changed meanwhile',
  });
  expect((await settle(sleeps, 'burnt')).status).toBe(422);

  const watched = await place.other.call(`${review}/decisions`);
  expect(watched.body.stamp).toBe(listed.body.stamp);
  expect(watched.body.decisions).toHaveLength(2);
  await saveConsoleReport(place.other, id, 2, parseMarkdown('## Sleep\n\nHe sleeps. He eats well.'));
  expect((await place.other.call(`${review}/decisions`)).body.stamp).not.toBe(listed.body.stamp);

  const withdrawn = await place.other.call(`${review}/decisions/${sleeps}`, undefined, { method: 'DELETE' });
  expect(withdrawn.body.decisions.map(({ key }: Item) => key)).toEqual([eats]);
});

test('a report out of sight has no review', async () => {
  const { body } = await place.clinician.call(`/v1/console/clients/${place.clients.clinician}/reports`, { title: 'A' });
  const review = `/v1/console/reports/${body.id}/review`;
  for (const [target, sent, method] of [
    [review, undefined, 'GET'],
    [review, {}, 'POST'],
    [`${review}/decisions`, undefined, 'GET'],
    [`${review}/decisions/x`, { decision: 'confirmed' }, 'PUT'],
    [`${review}/decisions/x`, undefined, 'DELETE'],
  ] as const) {
    expect((await place.other.call(target, sent, { method })).body).toEqual({ detail: 'Document not found' });
  }
});
