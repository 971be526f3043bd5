import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture } from '../../intake/pdf/testing/fixtures.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../../testing/app.ts';
import { filePart, FORM_TYPE, joinParts } from '../../testing/multipart.ts';
import { createTestPractice, type TestPractice } from '../../testing/practice.ts';
import { createTestClients, type TestClients } from '../../testing/records.ts';

const PDF = readFileSync(fixture('letter-weasyprint.pdf'));
const FULL = { detail: 'The storage of this practice is full' };

let app: TestApp;
let places: { practice: TestPractice; clients: TestClients }[];
beforeAll(async () => {
  app = await createTestApp({ maxPracticeBytes: PDF.length * 2 + 10 });
  places = [];
  for (let count = 0; count < 2; count += 1) {
    const practice = await createTestPractice(app.context);
    places.push({ practice, clients: await createTestClients(app.context, practice) });
  }
});
afterAll(() => app.close());

function upload(place: number): Promise<TestAnswer> {
  const { practice, clients } = places[place] ?? {};
  return app.call(`/v1/public/clients/${clients?.organisation}/notes/upload`, {
    token: practice?.keys.organisation ?? '',
    body: joinParts([filePart(PDF)]),
    headers: { 'content-type': FORM_TYPE },
  });
}

test('a practice whose storage is full is told so in words, and others are not held up', async () => {
  expect((await upload(0)).status).toBe(200);
  expect((await upload(0)).status).toBe(200);
  expect(await upload(0)).toMatchObject({ status: 413, body: FULL });
  expect((await upload(1)).status).toBe(200);
  // Nothing of what was refused is kept.
  const { rows } = { rows: await app.context.db.selectFrom('blobs').select('state').execute() };
  expect(rows.map(({ state }) => state)).toEqual(['stored', 'stored', 'stored']);
});

test('what is deleted makes room', async () => {
  const { db } = app.context;
  await db
    .deleteFrom('blobs')
    .where('practice_id', '=', places[0]?.practice.id ?? '')
    .execute();
  expect((await upload(0)).status).toBe(200);
});
