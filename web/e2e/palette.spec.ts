import type { Page } from '@playwright/test';
import { checkAccessibility } from './kit/check-accessibility.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { addReport, textOf, typeAtEnd } from './kit/writing.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Search clients, reports, templates and commands' });
const optionOf = (page: Page, name: RegExp | string) => page.getByRole('option', { name });

async function openByKey(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(fieldOf(page)).toBeFocused();
}

test('clients, reports, templates and commands are found by keyboard alone', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  await addReport(page, service, 'Wombat enquiry');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

  await openByKey(page);
  await expect(optionOf(page, 'New client')).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.type('maeve');
  // Reports that other tests wrote have her name in their titles.
  await expect(optionOf(page, /Maeve O'Brien born/)).toHaveAttribute('aria-selected', 'true');
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: "Maeve O'Brien" })).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();

  await openByKey(page);
  await page.keyboard.type('wombat');
  await expect(optionOf(page, /Wombat enquiry/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title of the report')).toHaveValue('Wombat enquiry');

  // The client's name and a word of the title together.
  await openByKey(page);
  await page.keyboard.type("o'brien wombat");
  await expect(optionOf(page, /Wombat enquiry.*Maeve O'Brien/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);

  await page.goto('/clients');
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  await openByKey(page);
  await page.keyboard.type('psychological assess');
  await expect(optionOf(page, /Psychological assessment report/).last()).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[role="option"][aria-selected="true"]')).toContainText('Psychological assessment report');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /assessment/i }).first()).toBeVisible();
});

test('the focus goes back to where it was, and the arrows go round', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  await page.goto('/templates');
  const link = page.getByRole('link', { name: 'New template' });
  await link.focus();
  await openByKey(page);
  await page.keyboard.type('go to');
  await expect(optionOf(page, 'Go to Home')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(optionOf(page, 'Go to Clients')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('commands are done', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  await page.goto('/templates');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('dark');
  await expect(optionOf(page, 'Dark appearance')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(dialogOf(page)).toHaveCount(0);

  await openByKey(page);
  await page.keyboard.type('new client');
  await expect(optionOf(page, 'New client')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'New client' });
  await expect(form.getByLabel('First name')).toBeVisible();
  // Not above another dialog.
  await page.keyboard.press('ControlOrMeta+k');
  await expect(fieldOf(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);

  await openByKey(page);
  await page.keyboard.type('sign out');
  await expect(optionOf(page, 'Sign out')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sign-in$/);
});

test('an answer that comes late does not take the place of a later one', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  const answers = { clients: [], reports: [], templates: [] };
  const template = (title: string) => ({ ...answers, templates: [{ id: 'tmpl_x', title, is_org_template: true }] });
  const asked = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  await page.route(/\/v1\/console\/find\?q=zz$/, async (route) => {
    asked.resolve();
    await first.promise;
    await route.fulfill({ json: template('The first answer') }).catch(() => {});
  });
  await page.route(/\/v1\/console\/find\?q=zzz$/, (route) => route.fulfill({ json: template('The second answer') }));
  await page.goto('/templates');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openByKey(page);
  await page.keyboard.type('zz');
  await asked.promise;
  await page.keyboard.type('z');
  await expect(optionOf(page, 'The second answer')).toBeVisible();
  first.resolve();
  await expect(optionOf(page, 'The second answer')).toBeVisible();
  await expect(optionOf(page, 'The first answer')).toHaveCount(0);
});

test('it opens while somebody writes, and the text stays as it is', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  const report = await addReport(page, service, 'Written in');
  await page.goto(`/reports/${report.id}`);
  await typeAtEnd(page, ' More words.');
  await openByKey(page);
  await page.keyboard.press('Escape');
  await expect(textOf(page)).toBeFocused();
  await expect(textOf(page)).toHaveText('The first sentence. More words.');
});

test('on a phone it is behind a button', async ({ page, service }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, service, service.demo.admin);
  await page.goto('/templates');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(fieldOf(page)).toBeFocused();
  await expect(optionOf(page, 'New client')).toBeVisible();
  await checkAccessibility(page);
});
