import path from 'node:path';
import type { Page } from '@playwright/test';
import { checkAccessibility } from './kit/check-accessibility.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../../server/src/intake/pdf/fixtures');
const WORK_MS = 45_000;

interface NewClient {
  first: string;
  last: string;
  whose?: 'The organisation' | 'Only me';
}

async function addClient(page: Page, { first, last, whose = 'The organisation' }: NewClient): Promise<void> {
  await page.goto('/clients');
  await page.getByRole('button', { name: 'New client' }).click();
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel(whose).check();
  await page.getByRole('button', { name: 'Add the client' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${first} ${last}` })).toBeVisible();
}

test('a client is found by typing and opened by keyboard', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  await page.goto('/clients');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('/');
  await page.keyboard.type('brien');
  await expect(page.getByRole('link', { name: /O'Brien, Maeve/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 client' })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: /O'Brien, Maeve/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Search clients by name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: "Maeve O'Brien" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Search clients by name')).toHaveValue('brien');
  await page.getByLabel('Search clients by name').fill('zzzz');
  await expect(page.getByRole('heading', { name: 'Nobody found for “zzzz”' })).toBeVisible();
  expect(page.url()).not.toContain('zzzz');
});

test('a client is added, edited, and private until handed over', async ({ page, service, browser }) => {
  const [clinician, colleague] = service.demo.clinicians;
  if (clinician === undefined || colleague === undefined) throw new Error('the demo has two clinicians');
  await signIn(page, service, clinician);
  await addClient(page, { first: 'Imogen', last: 'Vale', whose: 'Only me' });
  await expect(page.getByText('Private', { exact: true })).toBeVisible();
  const address = page.url();

  const elsewhere = await browser.newContext({ baseURL: service.baseUrl });
  const other = await elsewhere.newPage();
  await signIn(other, service, colleague);
  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'There is no such client here' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Date of birth').fill('2020-02-29');
  await page.getByLabel('The organisation').check();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Born 29 Feb 2020/)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Imogen Vale' })).toBeVisible();
  await other.getByRole('button', { name: 'Edit' }).click();
  await expect(other.getByLabel('Only me')).toBeDisabled();
  await elsewhere.close();
});

test('notes are written and uploaded, and what fails says why', async ({ page, service }) => {
  test.slow();
  await signIn(page, service, service.demo.admin);
  await addClient(page, { first: 'Rowan', last: 'Uploads' });
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
  await checkAccessibility(page);

  await page.getByRole('button', { name: 'Write a note' }).click();
  await page.getByLabel('Title').fill('First visit');
  await page.getByRole('textbox', { name: 'Note' }).fill('## Mood\n\nBrighter than in spring.');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save the note' }).click();
  await page.getByRole('link', { name: 'First visit' }).click();
  const note = page.getByRole('dialog', { name: 'First visit' });
  await expect(note.getByRole('heading', { name: 'Mood' })).toBeVisible();
  await checkAccessibility(page);
  await note.getByRole('button', { name: 'Close' }).click();

  const files = ['letter-weasyprint.pdf', 'encrypted.pdf'].map((name) => path.join(FIXTURES, name));
  await page.getByLabel('PDFs or recordings').setInputFiles([...files, import.meta.filename]);
  await expect(page.getByText('This is neither a PDF nor a recording.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'On the way' }).getByText(/locked with a password/)).toBeVisible({
    timeout: WORK_MS,
  });
  await expect(page.getByRole('tab', { name: 'Notes 2' })).toBeVisible({ timeout: WORK_MS });
  await page.getByRole('tab', { name: 'Jobs' }).click();
  await expect(page.getByText(/locked with a password/).first()).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Open the note: letter-weasyprint.pdf' }).click();
  const original = page.getByRole('dialog').getByRole('link', { name: 'Open the PDF' });
  const answer = await page.request.get((await original.getAttribute('href')) ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('a report is begun by hand, and a draft is asked for', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  await page.goto('/clients/1?tab=reports');
  await page.getByRole('button', { name: 'Start a report' }).click();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Write the draft' }).click();
  await expect(page.getByRole('tab', { name: /Jobs/, selected: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Writing a report' })).toBeVisible();
  await page.getByRole('tab', { name: /Reports/ }).click();
  await checkAccessibility(page);

  await page.getByRole('button', { name: 'Start a report' }).click();
  await page.getByLabel('Write it myself').check();
  await page.getByRole('textbox', { name: 'Title' }).fill('By hand');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/reports\/\w+/);
  await page.goto('/clients/1?tab=reports');
  await page.getByRole('button', { name: 'More about By hand' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete the report' }).click();
  await expect(page.getByRole('link', { name: 'By hand' })).toHaveCount(0);
});
