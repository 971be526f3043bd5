import { checkAccessibility } from './kit/check-accessibility.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { textOf, WORK_MS } from './kit/writing.ts';

test('an admin makes a template, tries it out and deletes both', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  await page.goto('/templates');
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'New template' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Short letter');
  await page.getByRole('button', { name: 'Section', exact: true }).click();
  await expect(page.getByLabel('Name of the section')).toHaveCount(2);
  await page.getByLabel('Name of the section').last().fill('Sleep');
  await page.getByLabel('What to write in Sleep').fill('One sentence about sleep.');
  await page.getByRole('textbox', { name: 'Template' }).getByText('Report about').click();
  await page.getByRole('button', { name: 'Variable' }).click();
  await page.getByRole('menuitem', { name: 'Practice name' }).click();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Short letter' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name of the section').last()).toHaveValue('Sleep');
  await expect(page.locator('[data-variable="practice.name"]')).toBeVisible();

  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByLabel('Client').fill('Maeve');
  await page.getByRole('button', { name: /Maeve O'Brien/ }).click();
  await expect(page.getByRole('combobox', { name: 'Template' })).toHaveValue('Short letter (yours)');
  await page.getByRole('button', { name: 'Write the report' }).click();
  await expect(textOf(page)).toBeVisible({ timeout: WORK_MS });
  await expect(page.getByLabel('Title of the report')).toHaveValue('Try-out – Short letter');
  await page.getByRole('button', { name: 'Delete the try-out' }).click();

  await page.getByRole('link', { name: 'Short letter' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/templates$/);
  await expect(page.getByRole('link', { name: 'Short letter' })).toBeHidden();
});

test('a clinician reads the practice’s templates and writes their own', async ({ page, service }) => {
  const [clinician] = service.demo.clinicians;
  if (clinician === undefined) throw new Error('the demo has no clinician');
  await signIn(page, service, clinician);
  await page.goto(`/templates/${service.demo.templates.with_prompts}`);
  await expect(page.getByText('Only an admin of the practice can change it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  await expect(page.getByRole('toolbar')).toBeHidden();
  await checkAccessibility(page);
});
