import type { Page } from '@playwright/test';
import { checkAccessibility } from './kit/check-accessibility.ts';
import type { Service } from './kit/service.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { call, expectSaved, textOf, typeAtEnd } from './kit/writing.ts';

interface Client {
  first_name: string;
  last_name: string;
  pronouns: string | null;
}

async function addClient(page: Page, service: Service, client: Client): Promise<number> {
  const { id } = await call<{ id: number }>(page, service, 'POST', '/clients', { ...client, is_org_client: true });
  return id;
}

const variable = (name: string) => ({ type: 'variable', attrs: { name: `client.${name}` } });
const text = (words: string) => ({ type: 'text', text: words });

/** A report from a template that says: they were seen with their mother. */
async function beginReport(page: Page, service: Service, clientId: number, title: string): Promise<string> {
  const words = [
    variable('they'),
    text(' '),
    variable('were'),
    text(' seen with '),
    variable('their'),
    text(' mother.'),
  ];
  const content = { type: 'doc', content: [{ type: 'paragraph', content: words }] };
  const template = { title, content, is_org_template: false };
  const made = await call<{ id: string }>(page, service, 'POST', '/templates', template);
  const body = { title, template_id: made.id };
  return (await call<{ id: string }>(page, service, 'POST', `/clients/${clientId}/reports`, body)).id;
}

test('pronouns are entered by keyboard, and what is wrong is said', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  const clientId = await addClient(page, service, { first_name: 'Robin', last_name: 'Pronoun', pronouns: null });
  await page.goto(`/clients/${clientId}`);
  await expect(page.getByText('Pronouns not stated')).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit the client' });
  await dialog.getByLabel('Pronouns').selectOption('Other, written out');
  const words = ['ze', 'hir', 'hir', 'hirs', 'hir self'];
  await dialog.getByLabel('… came').focus();
  for (const word of words) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  await expect(dialog.getByLabel('they wrote it …')).toHaveValue('hir self');
  await dialog.getByLabel('they wrote it …').press('Enter');
  await expect(dialog.getByText('Write one word in each of the five fields')).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByLabel('they wrote it …').fill('hirself');
  await dialog.getByLabel('they wrote it …').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Pronouns ze/hir/hir/hirs/hirself')).toBeVisible();
  await checkAccessibility(page);
});

test('a report that is open follows the record, and nobody is asked', async ({ page, service, browser }) => {
  const [writer, colleague] = service.demo.clinicians;
  if (writer === undefined || colleague === undefined) throw new Error('the demo has two clinicians');
  await signIn(page, service, writer);
  const clientId = await addClient(page, service, { first_name: 'Alex', last_name: 'Follow', pronouns: 'he/him' });
  const reportId = await beginReport(page, service, clientId, 'Followed');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/reports/${reportId}`);
  await expect(textOf(page)).toHaveText('He was seen with his mother.');
  await typeAtEnd(page, ' All went well.');
  await expectSaved(page);
  // What the record says came with the report: one look at the client, not two.
  expect(asked.filter((address) => address.endsWith('/variables'))).toEqual([]);
  await checkAccessibility(page);

  const elsewhere = await browser.newContext({ baseURL: service.baseUrl });
  const other = await elsewhere.newPage();
  await signIn(other, service, colleague);
  await other.goto(`/clients/${clientId}`);
  await other.getByRole('button', { name: 'Edit' }).press('Enter');
  const dialog = other.getByRole('dialog', { name: 'Edit the client' });
  await dialog.getByLabel('Pronouns').selectOption('they/them');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(other.getByText('Pronouns they/them')).toBeVisible();

  await page.keyboard.type(' Next in May.');
  await expect(textOf(page)).toHaveText('They were seen with their mother. All went well. Next in May.');
  await expect(page.getByRole('alert').filter({ hasText: '3 places in this report' })).toBeVisible();
  await expectSaved(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(textOf(page)).toHaveText('They were seen with their mother. All went well. Next in May.');
  await elsewhere.close();
});

test('a template is given pronouns by keyboard, out of a menu with groups', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  await page.goto('/templates/new');
  const editor = page.getByRole('textbox', { name: 'Template' });
  await expect(editor).toHaveAttribute('contenteditable', 'true');
  await editor.getByText('Report about').click();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Variable' }).press('Enter');
  const item = page.getByRole('menuitem', { name: 'they / she / he' });
  await expect(item).toBeVisible();
  await expect(page.getByText('“They were early.” / “He was early.”')).toBeVisible();
  await checkAccessibility(page);
  await expect(page.getByRole('menuitem', { name: 'Client first name', exact: true })).toBeFocused();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowDown');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor.locator('[data-variable="client.they"]')).toHaveText('they / she / he');
  await page.keyboard.type(' {{client.have}} ');
  await expect(editor.locator('[data-variable="client.have"]')).toBeVisible();
});
