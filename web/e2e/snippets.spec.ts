import type { Page } from '@playwright/test';
import { checkAccessibility } from './kit/check-accessibility.ts';
import { addMember } from './kit/operator.ts';
import type { Service } from './kit/service.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { addReport, call, expectSaved, textOf, typeAtEnd } from './kit/writing.ts';

const addSnippet = (page: Page, service: Service, name: string, markdown = name) =>
  call(page, service, 'POST', '/snippets', { name, markdown, is_org_snippet: false });

test('a snippet is added and inserted by keyboard, and a slash is left alone on Escape', async ({ page, service }) => {
  await signIn(page, service, await addMember(service, 'Sally Snippet', 'admin'));
  const { id } = await addReport(page, service, 'Snippets', 'Dear colleague,');
  await page.goto(`/reports/${id}`);
  await expect(textOf(page)).toHaveAttribute('contenteditable', 'true');
  await page.getByRole('button', { name: 'Snippets' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Snippets' });
  await expect(dialog.getByText('No snippets yet')).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Add a snippet' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('Thanks for referral');
  const words = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(words).toHaveAttribute('contenteditable', 'true');
  await words.focus();
  await page.keyboard.type('**Thank you** for referring {{client.first_name}}. {{client.they}} ');
  await expect(words.locator('[data-variable="client.they"]')).toBeVisible();
  await page.getByRole('button', { name: 'Variable' }).press('Enter');
  await page.getByRole('menuitem', { name: 'were / was' }).press('Enter');
  await expect(words.locator('[data-variable="client.were"]')).toBeVisible();
  await page.keyboard.type(' seen.');
  await expect(words).toContainText('seen.');
  // The key that leaves the text does not leave the dialog.
  await page.keyboard.press('Escape');
  await expect(words).toContainText('seen.');
  await checkAccessibility(page);
  await page.getByRole('checkbox', { name: 'For everybody in the practice' }).check();
  await page.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Thanks for referral')).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await typeAtEnd(page, ' and/or /referral');
  const option = page.getByRole('option', { name: /Thanks for referral/ });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  const optionId = await option.getAttribute('id');
  await expect(textOf(page)).toHaveAttribute('aria-activedescendant', optionId ?? '');
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await expect(option).toBeHidden();
  await expect(textOf(page)).toHaveText('Dear colleague, and/or Thank you for referring Maeve. Maeve was seen.');
  await expect(textOf(page).locator('strong')).toHaveText('Thank you');

  await page.keyboard.type(' /thanks');
  await expect(option).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
  await expect(textOf(page)).toHaveText(/was seen\. \/thanks$/);
  await page.keyboard.press('Enter');
  await expect(textOf(page).locator('p')).toHaveCount(2);
  await expectSaved(page);
  // Everybody else would find it.
  const [shared] = await call<{ id: string }[]>(page, service, 'GET', '/snippets');
  await call(page, service, 'DELETE', `/snippets/${shared?.id}`);
});

test('the list keeps within the window and at its word while the text is scrolled', async ({ page, service }) => {
  await signIn(page, service, await addMember(service, 'Flip Snippet'));
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) await addSnippet(page, service, `Flip ${number}`);
  const report = await call<{ id: string }>(page, service, 'POST', '/clients/1/reports', { title: 'Long' });
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'A line of a long report.' }] };
  const content = { type: 'doc', content: Array.from({ length: 60 }, () => paragraph) };
  await call(page, service, 'PUT', `/reports/${report.id}`, { title: 'Long', content, version: 1 });
  await page.goto(`/reports/${report.id}`);
  await typeAtEnd(page, ' /flip');
  const list = page.getByRole('listbox', { name: 'Snippets' });
  await expect(list.getByRole('option')).toHaveCount(8);
  await expect(list).toBeInViewport({ ratio: 1 });
  const wordTop = () => textOf(page).evaluate((element) => element.lastElementChild?.getBoundingClientRect().top ?? 0);
  const gap = async (): Promise<number> => {
    const box = await list.boundingBox();
    return box === null ? Number.NaN : Math.round((await wordTop()) - box.y);
  };
  // Above the word, since below it the window ends.
  await expect.poll(gap).toBeGreaterThan(0);
  const before = { top: await wordTop(), gap: await gap() };
  const box = await list.boundingBox();
  if (box === null) throw new Error('there is no list');
  // Beside the list, which scrolls by itself.
  await page.mouse.move(box.x - 60, box.y + 40);
  await page.mouse.wheel(0, 400);
  await expect.poll(wordTop).not.toBe(before.top);
  await expect.poll(async () => Math.abs((await gap()) - before.gap)).toBeLessThan(3);
  await expect(list).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, -3000);
  await expect(list).toBeHidden();
});

test('a deletion that fails is said, and the snippet stays', async ({ page, service }) => {
  await signIn(page, service, await addMember(service, 'Dee Snippet'));
  await addSnippet(page, service, 'Keep me');
  const { id } = await addReport(page, service, 'Deleting');
  await page.goto(`/reports/${id}`);
  await expect(textOf(page)).toHaveAttribute('contenteditable', 'true');
  await page.getByRole('button', { name: 'Snippets' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Snippets' });
  await dialog.getByRole('button', { name: 'Delete Keep me' }).press('Enter');
  await page.route('**/v1/console/snippets/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 404, json: { detail: 'There is no such snippet' } })
      : route.continue(),
  );
  await dialog.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('There is no such snippet');
  await checkAccessibility(page);
  await page.unroute('**/v1/console/snippets/*');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(dialog.getByText('Keep me')).toHaveCount(0);
});
