import { parseMarkdown } from '@casewright/document';
import { streamAnswer } from '../../server/src/testing/model-server.ts';
import { checkAccessibility } from './kit/check-accessibility.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { addReport, call, expectSaved, fetchReport, textOf, WORK_MS } from './kit/writing.ts';

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

test('a section that was written again is refused, and the report is as it was, to the letter', async ({
  page,
  model,
  modelService: service,
}) => {
  await signIn(page, service, service.demo.admin);
  const person = { first_name: 'Ina', last_name: 'Refused', is_org_client: true };
  const client = await call<{ id: number }>(page, service, 'POST', '/clients', person);
  const written = { title: 'First visit', markdown: 'The client sleeps 4 hours.\n\nThe client likes to sleep late.' };
  const note = await call<{ id: string }>(page, service, 'POST', `/clients/${client.id}/notes`, written);
  const heading = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Sleep' }] };
  const prompt = { type: 'prompt', attrs: { id: 'sleep', label: 'Sleep', instruction: 'Sleep.', form: 'paragraphs' } };
  const fields = { title: 'One section', content: { type: 'doc', content: [heading, prompt] }, is_org_template: true };
  const template = await call<{ id: string }>(page, service, 'POST', '/templates', fields);
  const order = { template_id: template.id, note_ids: [note.id] };
  const path = `/clients/${client.id}/reports/generate`;
  const { job_id: jobId } = await call<{ job_id: string }>(page, service, 'POST', path, order);
  let id = '';
  await expect(async () => {
    const job = await call<{ result: { document_id: string } | null }>(page, service, 'GET', `/jobs/${jobId}`);
    id = job.result?.document_id ?? '';
    expect(id).not.toBe('');
  }).toPass({ timeout: WORK_MS });

  await page.goto(`${service.baseUrl}/reports/${id}`);
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
  await changed.getByRole('button', { name: 'Keep the former text' }).press('Enter');
  await expect(changed).toBeHidden();
  await expect(textOf(page)).toContainText('sleeps 4 hours');
  await expectSaved(page);
  expect((await fetchReport(page, service, id)).content).toEqual(content);
  model.behave((response) => streamAnswer(response, 'The client sleeps 4 hours. [#1]'));
});
