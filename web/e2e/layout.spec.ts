import { checkAccessibility } from './kit/check-accessibility.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { addReport, expectSaved, textOf, typeAtEnd } from './kit/writing.ts';

test('text is aligned and pages are parted by keyboard, and both stay after a reload', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  const { id } = await addReport(page, service, 'Layout', 'Assessment');
  await page.goto(`/reports/${id}`);
  await typeAtEnd(page, ' of reading');
  await page.keyboard.press('Control+Shift+E');
  await expect(textOf(page).locator('p[align=center]')).toHaveText('Assessment of reading');
  await expect(page.getByRole('button', { name: 'Alignment: Centre' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(textOf(page).locator('[data-page-break]')).toHaveCount(1);
  await page.keyboard.type('Findings');
  await page.keyboard.press('Control+Shift+J');
  await expect(textOf(page).locator('p[align=justify]')).toHaveText('Findings');
  await expectSaved(page);
  await page.reload();
  await expect(textOf(page).locator('p')).toHaveText(['Assessment of reading', 'Findings']);
  await expect(textOf(page).locator('p[align]')).toHaveCount(2);
  await expect(textOf(page).locator('[data-page-break]')).toHaveText('Page break');
  await checkAccessibility(page);
});
