import { checkAccessibility } from './kit/check-accessibility.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { addReport, expectSaved, textOf, typeAtEnd } from './kit/writing.ts';

test('a snippet is added and inserted by keyboard, and a slash is left alone on Escape', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
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
  await page.getByRole('textbox', { name: 'Text' }).fill('**Thank you** for referring her.');
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
  await expect(textOf(page)).toHaveText('Dear colleague, and/or Thank you for referring her.');
  await expect(textOf(page).locator('strong')).toHaveText('Thank you');

  await page.keyboard.type(' /thanks');
  await expect(option).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
  await expect(textOf(page)).toHaveText(/referring her\. \/thanks$/);
  await page.keyboard.press('Enter');
  await expect(textOf(page).locator('p')).toHaveCount(2);
  await expectSaved(page);
});
