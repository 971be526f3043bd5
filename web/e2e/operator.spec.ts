import { checkAccessibility } from './kit/check-accessibility.ts';
import { callOperator } from './kit/operator.ts';
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

  await page.getByRole('button', { name: 'Register a partner' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Northern Platform');
  await dialog.getByLabel('Redirect addresses').fill('https://northern.example/callback');
  await dialog.getByLabel('Webhook address').fill('https://northern.example/hooks');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(dialog.getByText(/^pcs_/)).toBeVisible();
  await expect(dialog.getByText(/^whsec_/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('row', { name: /Northern Platform/ });
  await row.getByRole('button', { name: 'Actions for Northern Platform' }).click();
  await page.getByRole('menuitem', { name: 'Send a test event' }).click();
  await expect(page.getByRole('cell', { name: /webhook\.test/ })).toBeVisible();
  await row.getByRole('button', { name: 'Actions for Northern Platform' }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(row.getByText('Suspended')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Operator token')).toHaveValue('');
});

test('more practices than the service gives at once are all listed', async ({ page, service }) => {
  const names = Array.from({ length: 100 }, (_, index) => `Practice number ${index}`);
  await Promise.all(names.map((name) => callOperator(service, '/practices', { name })));
  await page.goto('/operator');
  await page.getByLabel('Operator token').fill(service.demo.operator_token);
  await page.getByRole('button', { name: 'Open' }).click();
  const rows = page.getByRole('region', { name: 'Practices' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await rows.last().scrollIntoViewIfNeeded();
  const findMissing = async (): Promise<string[]> => {
    const listed = new Set(await rows.locator('td:first-child').allTextContents());
    return [service.demo.practice.name, ...names].filter((name) => !listed.has(name));
  };
  await expect.poll(findMissing).toEqual([]);
});
