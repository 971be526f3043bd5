import { parseMarkdown } from '@casewright/document';
import { checkAccessibility } from './kit/check-accessibility.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { addReport, call, textOf } from './kit/writing.ts';

const table = (score: number, sleep: string): string =>
  `She sleeps ${sleep} at night.\n\n| Index | Score |\n|---|---|\n| Verbal | ${score} |\n| Memory | 85 |\n\nThe end.`;

test('two versions are compared by words and cells, in one text and side by side', async ({ page, service }) => {
  const [colleague] = service.demo.clinicians;
  if (colleague === undefined) throw new Error('the demo has no clinician');
  await signIn(page, service, service.demo.admin);
  const report = await addReport(page, service, 'Compared');
  const save = (version: number, markdown: string) =>
    call(page, service, 'PUT', `/reports/${report.id}`, {
      title: 'Compared',
      content: parseMarkdown(markdown),
      version,
    });
  await save(report.version, table(92, 'badly'));
  await signIn(page, service, colleague);
  await save(report.version + 1, table(97, 'well'));
  await page.goto(`/reports/${report.id}`);
  await expect(textOf(page)).toContainText('She sleeps well');

  await page.getByRole('button', { name: 'More about this report' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Versions' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Versions' });
  await drawer.getByRole('radio', { name: 'Text' }).press('ArrowRight');
  const differences = drawer.getByRole('region', { name: 'Differences' });
  const [before, after] = [differences.locator('[data-side="before"]'), differences.locator('[data-side="after"]')];
  await expect(before.filter({ hasText: 'badly' })).toBeVisible();
  await expect(after.filter({ hasText: 'well' })).toBeVisible();
  await expect(before.filter({ hasText: '92' })).toBeVisible();
  await expect(differences.getByText('Memory')).toBeVisible();
  await expect(drawer.getByTestId('authors')).toContainText('(one version)');
  await checkAccessibility(page);

  await drawer.getByRole('radio', { name: 'Differences' }).press('ArrowRight');
  await expect(differences.getByRole('columnheader')).toHaveCount(2);
  await expect(differences.locator('td:first-child [data-side="before"]').filter({ hasText: '92' })).toBeVisible();
  await expect(differences.locator('td:last-child [data-side="after"]').filter({ hasText: '97' })).toBeVisible();
  await expect(differences.locator('td:first-child [data-side="after"]')).toHaveCount(0);
  await checkAccessibility(page);

  // With any other version: here the empty first one.
  await drawer.getByRole('combobox', { name: 'Compared with' }).click();
  await page.getByRole('option').last().click();
  await expect(drawer.getByTestId('authors')).toContainText(',');
  await expect(differences.locator('td:last-child [data-side="after"]').filter({ hasText: 'The end.' })).toBeVisible();
});
