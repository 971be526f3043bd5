import { expect, type Locator, type Page } from '@playwright/test';
import { streamAnswer } from '../../server/src/testing/model-server.ts';
import { checkAccessibility } from './kit/check-accessibility.ts';
import { addClient, addNote, addTemplate, generateReport } from './kit/records.ts';
import type { Service } from './kit/service.ts';
import { signIn } from './kit/sign-in.ts';
import { test as base } from './kit/test.ts';
import { addReport, call, expectSaved, fetchReport, textOf, WORK_MS } from './kit/writing.ts';

/** Without the offline service that other tests use. */
const test = base.extend({ baseURL: async ({ modelService }, use) => use(modelService.baseUrl) });

const SECTIONS = [
  { id: 'mood', label: 'Mood' },
  { id: 'plan', label: 'Plan' },
];

/** A client with one note, and a template of two sections. */
async function prepare(page: Page, service: Service, hours: number): Promise<{ clientId: number; template: string }> {
  await signIn(page, service, service.demo.admin);
  const clientId = await addClient(page, service, 'Wilhelmina', 'Foxglove');
  const markdown = `Wilhelmina sleeps ${hours} hours. Her sister Cara rang from 07700 900123.`;
  await addNote(page, service, clientId, { title: 'First visit', markdown });
  const template = `Two sections, ${hours}`;
  await addTemplate(page, service, template, SECTIONS);
  return { clientId, template };
}

async function startReport(page: Page, { clientId, template }: { clientId: number; template: string }): Promise<void> {
  await page.goto(`/reports/new?client=${clientId}`);
  await page.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: template }).click();
  await page.getByRole('button', { name: 'Write the report' }).click();
}

async function readTexts(place: Locator): Promise<string[]> {
  const texts = place.getByTestId('outgoing-text');
  await expect(texts.first()).toBeVisible();
  for (const control of await texts.getByRole('button').all()) {
    if ((await control.getAttribute('aria-expanded')) === 'false') await control.press('Enter');
  }
  await expect(texts.locator('pre').last()).toBeVisible();
  return texts.locator('pre').allTextContents();
}

const messagesOf = ({ body }: { body: { messages: { content: unknown }[] } }): string =>
  body.messages.map(({ content }) => String(content)).join('\n\n');

async function setLook(page: Page, service: Service, isOn: boolean): Promise<void> {
  await call(page, service, 'PATCH', '/practice', { looks_before_sending: isOn });
}

test('what was sent can be read with a report, to the letter', async ({ page, modelService: service, model }) => {
  const place = await prepare(page, service, 4);
  const before = model.requests.length;
  await startReport(page, place);
  await page.waitForURL(/\/reports\/rep_/, { timeout: WORK_MS });
  await expect(textOf(page)).toContainText('sleeps 4 hours');
  await page.getByRole('button', { name: 'More about this report' }).click();
  await page.getByRole('menuitem', { name: 'What was sent' }).click();
  const drawer = page.getByRole('dialog', { name: 'What was sent' });
  await expect(drawer).toContainText('To write the section “Mood”');
  await checkAccessibility(page);
  const texts = await readTexts(drawer);
  expect(texts.toSorted()).toEqual(model.requests.slice(before).map(messagesOf).toSorted());
  for (const name of ['Wilhelmina', 'Cara', '900123']) expect(texts.join('\n')).not.toContain(name);
  await expect(drawer).toContainText(/\d+ identifying details are hidden/);
  await expect(drawer.getByTestId('outgoing-text').first()).toContainText(new URL(model.url).host);
  await expect(drawer.getByTestId('outgoing-text').first()).toContainText('local');
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('a report that was written by hand says that nothing left', async ({ page, modelService: service }) => {
  await signIn(page, service, service.demo.admin);
  await addReport(page, service, 'By hand');
  await page.goto('/clients/1?tab=reports');
  await page.getByRole('button', { name: 'More about By hand' }).click();
  await page.getByRole('menuitem', { name: 'What was sent' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing left this machine' })).toBeVisible();
  await checkAccessibility(page);
});

test('where the practice reads first, a report waits to be approved', async ({
  page,
  modelService: service,
  model,
}) => {
  const place = await prepare(page, service, 5);
  await page.goto('/practice');
  const look = page.getByRole('switch', { name: 'Somebody reads each text before it is sent' });
  await look.click();
  await expect(look).toBeChecked();
  await checkAccessibility(page);
  const before = model.requests.length;
  await startReport(page, place);
  await expect(page.getByRole('heading', { name: 'Read before it is sent' })).toBeVisible({ timeout: WORK_MS });
  const texts = await readTexts(page.getByRole('region', { name: 'Report' }));
  expect(texts).toHaveLength(2);
  expect(texts.join('\n')).not.toContain('Wilhelmina');
  expect(model.requests).toHaveLength(before);
  await checkAccessibility(page);
  // It waits on, also for somebody who comes back later or from the client's page.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Read before it is sent' })).toBeVisible();
  await page.getByRole('button', { name: 'Send all 2 and write the report' }).click();
  await page.waitForURL(/\/reports\/rep_/, { timeout: WORK_MS });
  await expect(textOf(page)).toContainText('The client sleeps 4 hours.');
  expect(model.requests.length).toBe(before + 2);
  await page.goto(`/clients/${place.clientId}?tab=reports`);
  await expect(page.getByRole('link', { name: place.template })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Read and decide/ })).toHaveCount(0);
  await setLook(page, service, false);
});

test('what is refused is not sent, and the reason is kept', async ({ page, modelService: service, model }) => {
  const place = await prepare(page, service, 6);
  await setLook(page, service, true);
  const before = model.requests.length;
  await startReport(page, place);
  await expect(page.getByRole('heading', { name: 'Read before it is sent' })).toBeVisible({ timeout: WORK_MS });
  await page.goto(`/clients/${place.clientId}?tab=reports`);
  await expect(page.getByText('Waits until somebody has read what would be sent')).toBeVisible();
  await expect(page.getByRole('tab', { name: /Reports/ })).toContainText('1 to read');
  await checkAccessibility(page);
  await page.getByRole('button', { name: /^Read and decide/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Read before it is sent' });
  expect(await readTexts(dialog)).toHaveLength(2);
  await dialog.getByRole('button', { name: 'Refuse …' }).click();
  await expect(dialog.getByLabel('Why is it refused?')).toBeFocused();
  await page.keyboard.type('The school is named.');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Read and decide/ })).toHaveCount(0);
  await page.goto('/practice/activity?action=outgoing_text.refused');
  await expect(page.getByRole('row', { name: /reason: The school is named\./ }).first()).toBeVisible();
  // The same text stays refused, and trying again would not help.
  await startReport(page, place);
  await expect(page.getByRole('alert')).toContainText('refused it', { timeout: WORK_MS });
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  expect(model.requests).toHaveLength(before);
  await setLook(page, service, false);
});

// Here, and not with the other tests of versions: there it would start a second service that writes through a model.
test('a section that was written again is refused, and the report is as it was, to the letter', async ({
  page,
  model,
  modelService: service,
}) => {
  await signIn(page, service, service.demo.admin);
  const clientId = await addClient(page, service, 'Ina', 'Refused');
  const markdown = 'The client sleeps 4 hours.\n\nThe client likes to sleep late.';
  const noteId = await addNote(page, service, clientId, { title: 'First visit', markdown });
  const templateId = await addTemplate(page, service, 'One section', [{ id: 'sleep', label: 'Sleep' }]);
  const id = await generateReport(page, service, clientId, { template_id: templateId, note_ids: [noteId] });

  await page.goto(`/reports/${id}`);
  await expect(textOf(page)).toContainText('sleeps 4 hours');
  await expectSaved(page);
  const { content } = await fetchReport(page, service, id);
  model.behave((response) => streamAnswer(response, 'The client likes to sleep late. [#2]'));
  await page.getByRole('button', { name: 'Write again: Sleep' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Write again' }).press('Enter');
  const changed = page.getByRole('dialog', { name: '“Sleep” was written again' });
  await expect(changed).toBeVisible({ timeout: WORK_MS });
  await expect(changed.locator('[data-side="after"]').filter({ hasText: 'late' })).toBeVisible();
  await checkAccessibility(page);
  await changed.getByRole('button', { name: 'Keep the previous text' }).press('Enter');
  await expect(changed).toBeHidden();
  await expect(textOf(page)).toContainText('sleeps 4 hours');
  await expectSaved(page);
  expect((await fetchReport(page, service, id)).content).toEqual(content);
  model.behave((response) => streamAnswer(response, 'The client sleeps 4 hours. [#1]'));
});
