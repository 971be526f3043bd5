import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readWordParts } from '../../server/src/exports/testing/open-word.ts';
import { readPdf } from '../../server/src/intake/pdf/read-pdf.ts';
import { makePng } from '../../server/src/pictures/testing/make-png.ts';
import { checkAccessibility } from './kit/check-accessibility.ts';
import type { Service } from './kit/service.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { addReport, call, textOf, WORK_MS } from './kit/writing.ts';

const NOTHING = {
  address: '',
  contact: '',
  registrations: '',
  footer: '',
  language: 'en-GB',
  page_size: 'a4',
  side_margin_mm: 25,
  end_margin_mm: 27,
  logo: null,
};
const LOGO = { name: 'logo.png', mimeType: 'image/png', buffer: makePng(300, 100) };

/** The tests that share this service know the practice without a letterhead. */
const PATH = '/practice/letterhead';
async function clear(page: Page, service: Service): Promise<void> {
  const { updated_at } = await call<{ updated_at: string | null }>(page, service, 'GET', PATH);
  await call(page, service, 'PUT', PATH, { ...NOTHING, updated_at });
}

test('an admin sets the letterhead, sees it at once, and Word and PDF carry it', async ({ page, service }) => {
  test.setTimeout(2 * WORK_MS);
  await signIn(page, service, service.demo.admin);
  await clear(page, service);
  await page.goto('/practice');
  const section = page.getByRole('region', { name: 'Letterhead' });
  const preview = section.getByRole('region', { name: 'Preview of the first page' });
  await expect(preview.getByText(/Choose a logo or type an address/)).toBeVisible();

  await section.getByLabel('Address').fill('12 Harbour Row\nBristol BS1 4RB');
  await expect(preview.getByText('Bristol BS1 4RB')).toBeVisible();
  await section.getByLabel('Telephone, e-mail, web').fill('Tel. 0117 496 0123');
  await section.getByLabel('Registration numbers').fill('HCPC PYL012345');
  await section.getByLabel('Footer').fill('Registered in England and Wales.');
  for (const words of ['Tel. 0117 496 0123', 'HCPC PYL012345', 'Registered in England and Wales.']) {
    await expect(preview.getByText(words)).toBeVisible();
  }

  // A file that is no picture is refused with a sentence, and nothing that was typed is lost.
  const chooser = section.locator('input[type="file"]');
  await chooser.setInputFiles({ ...LOGO, buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') });
  await section.getByRole('button', { name: 'Save the letterhead' }).click();
  await expect(section.getByRole('alert')).toContainText('neither a PNG nor a JPEG');
  await expect(section.getByLabel('Address')).toHaveValue('12 Harbour Row\nBristol BS1 4RB');

  await chooser.setInputFiles(LOGO);
  await expect(preview.getByRole('img', { name: 'The logo' })).toBeVisible();
  await section.getByRole('button', { name: 'Save the letterhead' }).click();
  await expect(page.getByText('The letterhead is saved.')).toBeVisible();
  await page.reload();
  await expect(section.getByLabel('Address')).toHaveValue('12 Harbour Row\nBristol BS1 4RB');
  await expect(preview.getByRole('img', { name: 'The logo' })).toBeVisible();
  await checkAccessibility(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(preview.getByText('Bristol BS1 4RB')).toBeVisible();
  await checkAccessibility(page);

  const report = await addReport(page, service, 'On our paper', 'She slept well.');
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-paper-'));
  try {
    const file = path.join(folder, 'report.pdf');
    await download(page, service, report.id, 'pdf', file);
    const { markdown } = await readPdf({ file, fileName: 'report.pdf' });
    for (const words of ['12 Harbour Row', 'HCPC PYL012345', 'She slept well.']) expect(markdown).toContain(words);
    await download(page, service, report.id, 'docx', file);
    const parts = Object.entries(readWordParts(await readFile(file)));
    expect(parts.filter(([name]) => name.startsWith('word/media/'))).toHaveLength(1);
    const textIn = (kind: RegExp): string =>
      parts
        .filter(([name]) => kind.test(name))
        .map(([, text]) => text)
        .join('');
    expect(textIn(/header/)).toContain('Bristol BS1 4RB');
    expect(textIn(/footer/)).toContain('Registered in England and Wales.');
  } finally {
    await rm(folder, { recursive: true });
    await clear(page, service);
  }
});

test('nothing is typed into the letterhead while it is being saved, which the answer would take away', async ({
  page,
  service,
}) => {
  await signIn(page, service, service.demo.admin);
  await clear(page, service);
  await page.goto('/practice');
  const held = Promise.withResolvers<void>();
  await page.route('**/v1/console/practice/letterhead', async (route) => {
    if (route.request().method() === 'PUT') await held.promise;
    await route.continue();
  });
  const section = page.getByRole('region', { name: 'Letterhead' });
  const [address, footer] = [section.getByLabel('Address'), section.getByLabel('Footer')];
  await address.fill('12 Harbour Row');
  await section.getByRole('button', { name: 'Save the letterhead' }).click();
  await footer.evaluate((field) => field.focus());
  await page.keyboard.type('Typed too early');
  await expect(footer).toHaveValue('');
  held.resolve();
  await expect(page.getByText('The letterhead is saved.')).toBeVisible();
  await footer.fill('Typed afterwards');
  await expect(section.getByRole('button', { name: 'Save the letterhead' })).toBeEnabled();
  await clear(page, service);
});

test('an admin is told that somebody else has changed the letterhead meanwhile, and loses nothing', async ({
  page,
  service,
}) => {
  await signIn(page, service, service.demo.admin);
  await clear(page, service);
  await page.goto('/practice');
  const section = page.getByRole('region', { name: 'Letterhead' });
  await section.getByLabel('Footer').fill('Mine');
  await clear(page, service);
  await section.getByRole('button', { name: 'Save the letterhead' }).click();
  await expect(section.getByRole('alert')).toContainText('Somebody else has changed the letterhead');
  await expect(section.getByLabel('Footer')).toHaveValue('Mine');
  await page.reload();
  await section.getByLabel('Footer').fill('Mine');
  await section.getByRole('button', { name: 'Save the letterhead' }).click();
  await expect(page.getByText('The letterhead is saved.')).toBeVisible();
  await clear(page, service);
});

async function download(page: Page, { baseUrl }: Service, id: string, format: string, file: string): Promise<void> {
  const answer = await page.request.get(`${baseUrl}/v1/console/reports/${id}/export?format=${format}`, {
    timeout: WORK_MS,
  });
  expect(answer.status()).toBe(200);
  await writeFile(file, await answer.body());
}

test('a sample is downloaded from what is in the form, before it is saved', async ({ page, service }) => {
  test.setTimeout(2 * WORK_MS);
  await signIn(page, service, service.demo.admin);
  await page.goto('/practice');
  const section = page.getByRole('region', { name: 'Letterhead' });
  await section.getByLabel('Address').fill('Not saved yet');
  const downloading = page.waitForEvent('download', { timeout: WORK_MS });
  await section.getByRole('button', { name: 'Download a sample PDF' }).click();
  const file = await (await downloading).path();
  const { markdown } = await readPdf({ file, fileName: 'sample.pdf' });
  expect(markdown).toContain('Not saved yet');
  await page.reload();
  await expect(section.getByLabel('Address')).toHaveValue('');
});

test('a clinician sets the picture of their signature, and takes it away', async ({ page, service }) => {
  const [clinician] = service.demo.clinicians;
  if (clinician === undefined) throw new Error('the demo has a clinician');
  await signIn(page, service, clinician);
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Signature' });
  const chooser = section.locator('input[type="file"]');
  await chooser.setInputFiles({ ...LOGO, buffer: Buffer.from('GIF89a') });
  await expect(section.getByRole('alert')).toContainText('neither a PNG nor a JPEG');
  await chooser.setInputFiles(LOGO);
  await expect(section.getByRole('img', { name: 'Your signature as it is now' })).toBeVisible();
  await expect(section.getByRole('alert')).toHaveCount(0);
  await checkAccessibility(page);
  await section.getByRole('button', { name: 'Remove your signature' }).click();
  await expect(section.getByRole('button', { name: 'Choose your signature' })).toBeVisible();
  await expect(section.getByRole('img')).toHaveCount(0);
});

test('before a PDF is downloaded, it is told which characters it cannot show', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  const report = await addReport(page, service, 'Letters of Java', 'Her name is ꦗꦮ.');
  await page.goto(`/reports/${report.id}`);
  await page.getByRole('button', { name: 'More about this report' }).click();
  await page.getByRole('menuitem', { name: 'Download as PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download a draft?' });
  await expect(dialog.getByText('2 characters cannot be shown in a PDF')).toBeVisible();
  await expect(dialog.getByText('ꦗ ꦮ')).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'More about this report' }).click();
  await page.getByRole('menuitem', { name: 'Download as Word' }).click();
  await expect(dialog.getByText(/DRAFT on every page/)).toBeVisible();
  await expect(dialog.getByText(/cannot be shown/)).toHaveCount(0);
});

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

test('Hebrew and Arabic run from the right in the editor, beside English from the left', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  const report = await addReport(page, service, 'Two directions');
  const list = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('פריט')] }] };
  const content = {
    type: 'doc',
    content: [paragraph('English words'), paragraph('שלום עולם'), paragraph('مرحبا'), list],
  };
  const { title, version } = report;
  await call(page, service, 'PUT', `/reports/${report.id}`, { title, content, version });
  await page.goto(`/reports/${report.id}`);
  const editor = textOf(page);
  await expect(editor.getByText('שלום עולם')).toBeVisible();
  /** How far the letters of a paragraph stand from the two sides of the text. */
  const gapsOf = (words: string) =>
    editor.getByText(words).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [letters, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      return { left: letters.left - box.left, right: box.right - letters.right };
    });
  const english = await gapsOf('English words');
  expect(english.left).toBeLessThan(english.right);
  for (const words of ['שלום עולם', 'مرحبا', 'פריט']) {
    const { left, right } = await gapsOf(words);
    expect([words, right < left]).toEqual([words, true]);
  }
  await expect(editor.locator('ul')).toHaveCSS('direction', 'rtl');
});
