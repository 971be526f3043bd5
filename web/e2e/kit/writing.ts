import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Service } from './service.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../../../server/src/intake');
export const PDF = path.join(FIXTURES, 'pdf/fixtures/letter-weasyprint.pdf');
export const AUDIO = path.join(FIXTURES, 'audio/fixtures/short.webm');

/** How long the service may take for a report or a file. A busy machine is many times slower than an idle one. */
export const WORK_MS = 180_000;

/** Calls the console's API as the person who is signed in on the page. */
export async function call<T>(
  page: Page,
  { baseUrl }: Service,
  method: string,
  target: string,
  data?: unknown,
): Promise<T> {
  const answer = await page.request.fetch(`${baseUrl}/v1/console${target}`, {
    method,
    headers: { origin: baseUrl },
    ...(data !== undefined && { data }),
  });
  expect(answer.status(), target).toBe(200);
  return (await answer.json()) as T;
}

export interface StoredReport {
  id: string;
  title: string;
  version: number;
  content: unknown;
}

/** A report with a heading and one paragraph, of a client of the demo. */
export async function addReport(
  page: Page,
  service: Service,
  title: string,
  text = 'The first sentence.',
): Promise<StoredReport> {
  const report = await call<StoredReport>(page, service, 'POST', '/clients/1/reports', { title });
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
  await call(page, service, 'PUT', `/reports/${report.id}`, { title, content, version: report.version });
  return { ...report, version: report.version + 1 };
}

export function fetchReport(page: Page, service: Service, reportId: string): Promise<StoredReport> {
  return call(page, service, 'GET', `/reports/${reportId}`);
}

export function textOf(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Report', exact: true });
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByTestId('save-state')).toHaveText('Saved');
}

/** At the end of the text, as soon as it can be written in. */
export async function typeAtEnd(page: Page, text: string): Promise<void> {
  await expect(textOf(page)).toHaveAttribute('contenteditable', 'true');
  await textOf(page).click();
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
  await expect(textOf(page)).toContainText(text.trim().slice(2));
}

/** Has a report written from the demo's template and the notes of a client, by the page. */
export async function writeReport(page: Page, clientId: number): Promise<string> {
  await page.goto(`/reports/new?client=${clientId}`);
  await page.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: 'Psychological assessment report' }).click();
  await page.getByRole('button', { name: 'Write the report' }).click();
  await page.waitForURL(/\/reports\/rep_/, { timeout: WORK_MS });
  // Said here too, because measurements and pictures are made without the configuration of the tests.
  await expect(textOf(page)).toBeVisible({ timeout: WORK_MS });
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
