import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { checkAccessibility } from './kit/check-accessibility.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { addReport, expectSaved, fetchReport, textOf, typeAtEnd } from './kit/writing.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../src/editor/pasting/fixtures');

test.beforeEach(async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
});

/** As the browser pastes what another program has put on the clipboard. */
async function pasteFixture(page: Page, name: string): Promise<void> {
  const html = readFileSync(path.join(FIXTURES, name), 'utf8');
  await textOf(page).evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test('Tab moves items and cells, is a tab in text, and leaves only after Escape', async ({ page, service }) => {
  const { id } = await addReport(page, service, 'Tabs', 'Dose');
  await page.goto(`/reports/${id}`);
  await typeAtEnd(page, '');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5 mg');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Tab');
  await page.keyboard.type(' deeper');
  await expect(textOf(page).locator('ul ul')).toHaveText('two deeper');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(' again');
  await expect(textOf(page).locator('ul ul')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Insert a table' }).click();
  await page.keyboard.type('first');
  await page.keyboard.press('Tab');
  await page.keyboard.type('second');
  await page.keyboard.press('Tab');
  await page.keyboard.type('third');
  await expect(textOf(page).locator('th')).toHaveText(['first', 'second', 'third']);
  await expect(textOf(page)).toBeFocused();
  await expectSaved(page);
  const stored = JSON.stringify(await fetchReport(page, service, id));
  for (const text of ['Dose\\t5 mg', 'two deeper again', '"second"']) expect(stored).toContain(text);

  await expect(textOf(page)).toHaveAccessibleDescription(/Escape, then Tab, leaves the text/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status').filter({ hasText: 'Tab now leaves the text' })).toBeAttached();
  await page.keyboard.press('Shift+Tab');
  await expect(textOf(page)).not.toBeFocused();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByText('Leaves the text', { exact: true })).toBeVisible();
  await checkAccessibility(page);
});

test('a key that comes before the browser has told of a moved caret works where the caret is', async ({
  page,
  service,
}) => {
  const { id } = await addReport(page, service, 'Caret', 'Dose');
  await page.goto(`/reports/${id}`);
  await typeAtEnd(page, '');
  await page.keyboard.press('Home');
  await textOf(page).evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    getSelection()?.collapseToEnd();
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true }));
  });
  await expect(textOf(page).locator('p')).toHaveText(['Dose', '']);
});

test('text is underlined by Ctrl+U, and stays so after a reload', async ({ page, service }) => {
  const { id } = await addReport(page, service, 'Underlined', 'All of it.');
  await page.goto(`/reports/${id}`);
  await typeAtEnd(page, '');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+U');
  await expect(page.getByRole('button', { name: 'Underline' })).toHaveAttribute('aria-pressed', 'true');
  await expectSaved(page);
  await page.reload();
  await expect(textOf(page).locator('u')).toHaveText('All of it.');
});

test('bold and underlined words of Google Docs, which are so by their style, stay so', async ({ page, service }) => {
  const { id } = await addReport(page, service, 'Pasted from Docs', 'Before.');
  await page.goto(`/reports/${id}`);
  await typeAtEnd(page, '');
  await page.keyboard.press('Enter');
  await pasteFixture(page, 'google-docs.html');
  await expect(textOf(page).locator('p > strong')).toHaveText(['twice', 'Subtest', 'Score']);
  await expect(textOf(page).locator('u')).toHaveText('alone');
  await expectSaved(page);
});

test('a document of Word keeps its lists, its merged cells and its underlined words', async ({ page, service }) => {
  const { id } = await addReport(page, service, 'Pasted', 'Before.');
  await page.goto(`/reports/${id}`);
  await typeAtEnd(page, '');
  await page.keyboard.press('Enter');
  await pasteFixture(page, 'word.html');
  await expect(textOf(page).locator('ul ul li')).toHaveText('Falls asleep late');
  await expect(textOf(page).locator('ol')).toHaveCount(2);
  await expect(textOf(page).locator('u')).toHaveText('alone');
  await expect(textOf(page).locator('tr').last().locator('td')).toHaveText(['', 'Vocabulary(short form)', '9']);
  await expectSaved(page);
});
