import path from 'node:path';
import { checkAccessibility } from './kit/check-accessibility.ts';
import { lookAgain } from './kit/look-again.ts';
import { addClient } from './kit/records.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { call, WORK_MS } from './kit/writing.ts';

const MIXED = path.resolve(import.meta.dirname, '../../server/src/intake/pdf/fixtures/mixed.pdf');

interface StoredNote {
  markdown: string;
  revision: number;
  places: { page?: number; startOffset: number; endOffset: number }[];
}

function textOf({ markdown, places }: StoredNote, number: number | undefined): string {
  const place = places.find((each) => each.page === number);
  return markdown.slice(place?.startOffset, place?.endOffset).trim();
}

test('a read PDF is corrected beside its pages, by keyboard alone', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  const clientId = await addClient(page, service, 'Perrin', 'Notes');
  await page.goto(`/clients/${clientId}`);
  await page.getByLabel('Add PDF or audio files').setInputFiles(MIXED);
  const list = page.getByRole('list', { name: 'Notes' });
  await expect(list.getByLabel('PDF')).toHaveCount(1, { timeout: WORK_MS });
  const { results } = await call<{ results: { id: string }[] }>(page, service, 'GET', `/clients/${clientId}/notes`);
  const noteId = results[0]?.id ?? '';
  const read = () => call<StoredNote>(page, service, 'GET', `/notes/${noteId}`);
  const before = await read();
  const numbers = before.places.flatMap((place) => place.page ?? []);
  expect(numbers.length).toBeGreaterThan(1);

  await page.goto(`/clients/${clientId}?note=${noteId}`);
  const open = page.getByRole('button', { name: 'Correct beside the pages' });
  await expect(open).toBeVisible();
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: /beside its pages/ });
  const image = dialog.getByRole('img', { name: `Page ${numbers[0]} of the PDF` });
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(500);
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Larger' }).press('Enter');
  await expect(dialog.getByText('150 %')).toBeVisible();

  await dialog.getByLabel(`Text of page ${numbers[0]}`).focus();
  await page.keyboard.press('Alt+PageDown');
  const second = dialog.getByLabel(`Text of page ${numbers[1]}`);
  await expect(second).toBeVisible();
  await expect(dialog.getByRole('img', { name: `Page ${numbers[1]} of the PDF` })).toBeVisible();
  const remark = dialog.getByRole('button', { name: 'I have checked this page: remove the remark' });
  await expect(remark).toBeVisible();
  await checkAccessibility(page);
  await remark.press('Enter');
  await expect(remark).toBeHidden();
  await second.fill('Read again by a person.');
  await dialog.getByRole('button', { name: 'Save the corrections' }).press('Enter');
  await expect(dialog).toBeHidden();

  const after = await read();
  expect(after.revision).toBe(2);
  expect(textOf(after, numbers[0])).toBe(textOf(before, numbers[0]));
  expect(textOf(after, numbers[1])).toBe('Read again by a person.');
});

test('a colleague who saves meanwhile takes nothing off the screen, and is not written over', async ({
  page,
  service,
}) => {
  await signIn(page, service, service.demo.admin);
  const clientId = await addClient(page, service, 'Rowan', 'Notes');
  await page.goto(`/clients/${clientId}`);
  await page.getByLabel('Add PDF or audio files').setInputFiles(MIXED);
  await expect(page.getByRole('list', { name: 'Notes' }).getByLabel('PDF')).toHaveCount(1, { timeout: WORK_MS });
  const { results } = await call<{ results: { id: string }[] }>(page, service, 'GET', `/clients/${clientId}/notes`);
  const noteId = results[0]?.id ?? '';
  await page.goto(`/clients/${clientId}?note=${noteId}`);
  await page.getByRole('button', { name: 'Correct beside the pages' }).click();
  const dialog = page.getByRole('dialog', { name: /beside its pages/ });
  const field = dialog.getByLabel('Text of page 1');
  await field.fill('Read again by a person.');

  const { markdown } = await call<StoredNote>(page, service, 'GET', `/notes/${noteId}`);
  const body = { title: 'Of a colleague', markdown: `${markdown}\n\nRang on Friday.`, session_date: null, revision: 1 };
  await call(page, service, 'PUT', `/notes/${noteId}`, body);
  // The list of notes and the note behind the dialog have the colleague's title.
  await lookAgain(page, page.getByRole('heading', { name: 'Of a colleague', includeHidden: true }).first());
  await expect(field).toHaveValue('Read again by a person.');
  await dialog.getByRole('button', { name: 'Save the corrections' }).click();
  await expect(dialog.getByText('Somebody else has corrected this note since you opened it.')).toBeVisible();
  const after = await call<StoredNote>(page, service, 'GET', `/notes/${noteId}`);
  expect(after.revision).toBe(2);
  expect(after.markdown).toContain('Rang on Friday.');
});
