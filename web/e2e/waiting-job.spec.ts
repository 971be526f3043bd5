import { checkAccessibility } from './kit/check-accessibility.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';

test('a job that waits for another try says why, and until when', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  // The demo's writer never fails, so the answer is given that a model which does not answer leads to.
  await page.route('**/v1/console/jobs/job_*', async (route) => {
    const answer = await route.fetch();
    const job = (await answer.json()) as Record<string, unknown>;
    const retry = { code: 'provider_unavailable', message: 'No answer.', at: '2026-01-15T14:05:00.000Z' };
    const waiting = { ...job, status: 'queued', progress: 0, result: null, end_timestamp: null, retry };
    await route.fulfill({ response: answer, json: waiting });
  });
  await page.goto('/reports/new?client=1');
  await page.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: 'Psychological assessment report' }).click();
  await page.getByRole('button', { name: 'Write the report' }).click();
  await expect(page.getByText('The language model did not answer. Next try at 14:05.')).toBeVisible();
  await checkAccessibility(page);
});
