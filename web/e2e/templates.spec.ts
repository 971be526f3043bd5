import type { Page } from '@playwright/test';
import { checkAccessibility } from './kit/check-accessibility.ts';
import { addMember } from './kit/operator.ts';
import { addClientWithDemoNotes, addTemplate } from './kit/records.ts';
import type { Service } from './kit/service.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { call, WORK_MS } from './kit/writing.ts';

/** What the record of the client lists: reports, and work that is under way or failed. */
async function countReports(page: Page, service: Service, clientId: number): Promise<number[]> {
  const lists = ['reports', 'jobs'].map((list) =>
    call<{ total: number }>(page, service, 'GET', `/clients/${clientId}/${list}`).then(({ total }) => total),
  );
  return Promise.all(lists);
}

test('an admin makes a template, tries it out without adding to the record, and deletes it', async ({
  page,
  service,
}) => {
  await signIn(page, service, service.demo.admin);
  const clientId = await addClientWithDemoNotes(page, service, 'Tried-Out');
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

  await page.getByRole('button', { name: 'Try it out' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Try the template out' });
  await dialog.getByLabel('Client').fill('Tried-Out');
  await dialog.getByRole('button', { name: /Maeve Tried-Out/ }).press('Enter');
  await expect(dialog.getByText(/Notes \(\d+ of \d+ chosen\)/)).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Write the draft' }).press('Enter');
  const draft = page.getByRole('article', { name: 'The draft' });
  await expect(draft).toContainText('Report about Maeve Tried-Out', { timeout: WORK_MS });
  await expect(page.getByText('It is in nobody’s record')).toBeVisible();
  await checkAccessibility(page);
  await page.reload();
  await expect(draft).toContainText('Report about Maeve Tried-Out');
  expect(await countReports(page, service, clientId)).toEqual([0, 0]);
  const address = page.url();
  await page.getByRole('button', { name: 'Delete it now' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Short letter', exact: true })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'This try-out is gone' })).toBeVisible();

  await page.goto('/templates');
  await page.getByRole('link', { name: 'Short letter' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/templates$/);
  await expect(page.getByRole('link', { name: 'Short letter' })).toBeHidden();
});

test('a template is made once, and what is typed while it is being saved is not lost', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  await page.goto('/templates/new');
  const held = Promise.withResolvers<void>();
  await page.route('**/v1/console/templates*', async (route) => {
    const answer = await route.fetch();
    if (route.request().method() === 'POST') await held.promise;
    await route.fulfill({ response: answer });
  });
  await page.getByLabel('Name', { exact: true }).fill('Slowly saved');
  const text = page.getByRole('textbox', { name: 'Template', exact: true });
  await text.getByText('Report about').click();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('data-loading', 'true');
  await page.keyboard.press('Control+s');
  await page.keyboard.type('later ');
  held.resolve();
  await expect(page.getByText('The template is saved.')).toBeVisible();
  await expect(text).toContainText('later');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/templates\/tmpl_/);
  await expect(text).toContainText('later');
  const templates = JSON.stringify(await call(page, service, 'GET', '/templates'));
  expect(templates.split('Slowly saved')).toHaveLength(2);
  await page.getByLabel('Name', { exact: true }).fill('Under another name');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Under another name' })).toBeVisible();
});

test('a template that a colleague deletes meanwhile can still be saved, as a new one', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  const former = await addTemplate(page, service, 'Soon deleted', [{ id: 'mood', label: 'Mood' }]);
  await page.goto(`/templates/${former}`);
  await page.getByLabel(/^What to write in/).fill('How the client felt.');
  await call(page, service, 'DELETE', `/templates/${former}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const fault = page.getByRole('alert').filter({ hasText: 'Somebody has deleted this template' });
  await fault.getByRole('button', { name: 'Save it as a new template' }).click();
  await expect(page).not.toHaveURL(new RegExp(former));
  await expect(page.getByLabel(/^What to write in/)).toHaveValue('How the client felt.');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

test('what is typed within the name or the instruction of a section stands where it was typed', async ({
  page,
  service,
}) => {
  await signIn(page, service, service.demo.admin);
  await page.goto('/templates/new');
  const name = page.getByLabel('Name of the section');
  await name.click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Short ');
  await expect(name).toHaveValue('Short Summary');
  const instruction = page.getByLabel(/^What to write in/);
  await instruction.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('In two lines. ');
  await expect(instruction).toHaveValue(/^In two lines\. Summarise the reason/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(instruction).not.toHaveValue(/In two lines\. Summarise/);
  await name.fill('');
  await expect(name).toHaveValue('');
  await name.blur();
  await expect(name).toHaveValue('Untitled section');
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

test('a clinician duplicates a template of the practice by keyboard, and the copy is their own', async ({
  page,
  service,
}) => {
  await signIn(page, service, await addMember(service, 'Dot Copier'));
  await page.goto(`/templates/${service.demo.templates.with_prompts}`);
  await page.getByRole('button', { name: 'Duplicate', exact: true }).press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(/^Copy of /);
  await expect(page.getByRole('toolbar')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Only you' })).toBeChecked();
  await checkAccessibility(page);
  await page.goto('/templates');
  await expect(page.getByRole('link', { name: /^Copy of / })).toHaveCount(1);
});
