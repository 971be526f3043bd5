import { checkAccessibility } from './kit/check-accessibility.ts';
import { expect, test } from './kit/test.ts';

test('the operator opens the page by token, which a reload forgets', async ({ page, service }) => {
  await page.goto('/operator');
  await checkAccessibility(page);
  await page.getByLabel('Operator token').fill('not the token, but long enough');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('alert')).toContainText('not the operator token');

  await page.getByLabel('Operator token').fill(service.demo.operator_token);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: service.demo.practice.name })).toBeVisible();
  await checkAccessibility(page);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);
  expect(kept).not.toContain(service.demo.operator_token);

  await page.reload();
  await expect(page.getByLabel('Operator token')).toHaveValue('');
});
