import { checkAccessibility } from './kit/check-accessibility.ts';
import { addMember } from './kit/operator.ts';
import { connectPartner } from './kit/partner.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { addReport, call, expectSaved } from './kit/writing.ts';

interface Review {
  items: { key: string }[];
}

test('home lists what waits, and each is opened by keyboard', async ({ page, service }) => {
  await signIn(page, service, await addMember(service, 'Holly Home'));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No report is under way' })).toBeVisible();
  await checkAccessibility(page);

  await addReport(page, service, 'A draft of mine');
  const inReview = await addReport(page, service, 'A report in review', 'One thing. Another thing.');
  await call(page, service, 'POST', `/reports/${inReview.id}/review`);
  const done = await addReport(page, service, 'A report to sign');
  await call(page, service, 'POST', `/reports/${done.id}/review`);
  const { items } = await call<Review>(page, service, 'GET', `/reports/${done.id}/review`);
  for (const { key } of items) {
    await call(page, service, 'PUT', `/reports/${done.id}/review/decisions/${key}`, { decision: 'confirmed' });
  }

  await page.reload();
  const drafts = page.getByRole('list', { name: 'Drafts' });
  await expect(drafts.getByRole('link', { name: /A draft of mine/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'To review' }).getByRole('link', { name: /in review/ })).toBeVisible();
  const toSign = page.getByRole('list', { name: 'To sign' }).getByRole('link', { name: /A report to sign/ });
  await expect(toSign).toContainText('1 of 1 reviewed');
  // A busy machine may take minutes.
  await expect(page.getByRole('list', { name: 'Clients by last use' }).getByRole('link').first()).toContainText(
    /just now|minutes? ago/,
  );
  await checkAccessibility(page);

  await toSign.press('Enter');
  await expectSaved(page);
  await page.goBack();
  await drafts.getByRole('link', { name: /A draft of mine/ }).press('Enter');
  await expect(page.getByLabel('Title of the report')).toHaveValue('A draft of mine');
});

test('home shows reports that are being written and those that could not be, and leads to both', async ({
  page,
  service,
}) => {
  await signIn(page, service, await addMember(service, 'Wendy Writes'));
  // The demo's writer is too quick to be watched, and never fails: what it tells is changed on the way.
  let state = { status: 'running', progress: 40 } as Record<string, unknown>;
  const { results } = await call<{ results: { id: string }[] }>(page, service, 'GET', '/clients/1/notes');
  const { job_id: jobId } = await call<{ job_id: string }>(page, service, 'POST', '/clients/1/reports/generate', {
    template_id: service.demo.templates.with_prompts,
    note_ids: results.slice(0, 1).map(({ id }) => id),
  });
  const jobOf = async () => ({
    ...(await call<object>(page, service, 'GET', `/jobs/${jobId}`)),
    result: null,
    ...state,
  });
  await page.route(`**/v1/console/jobs/${jobId}`, async (route) => route.fulfill({ json: await jobOf() }));
  await page.route('**/v1/console/home', async (route) => {
    const answer = await route.fetch();
    const home = (await answer.json()) as object;
    const item = { job: await jobOf(), client: { id: 1, name: "Maeve O'Brien", is_org_client: true }, report_id: null };
    const isFailed = state['status'] === 'failed';
    await route.fulfill({
      response: answer,
      json: { ...home, writing: isFailed ? [] : [item], failed_reports: isFailed ? [item] : [] },
    });
  });
  await page.goto('/');
  const writing = page.getByRole('list', { name: 'Being written' }).getByRole('link');
  await expect(writing).toContainText('Writing the report… 40 %');
  await expect(page.getByRole('progressbar', { name: /^Progress of/ })).toHaveAttribute('aria-valuenow', '40');
  await checkAccessibility(page);
  await writing.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/reports/new\\?client=1&job=${jobId}`));
  await expect(page.getByRole('heading', { name: 'Writing the report…' })).toBeVisible();

  await page.goBack();
  await expect(writing).toBeVisible();
  state = { status: 'failed', progress: 40, error: { code: 'notes_too_long', message: 'The notes are too long.' } };
  const failed = page.getByRole('list', { name: 'Could not be written' });
  await expect(failed.getByRole('link')).toContainText('The notes are too long.');
  await checkAccessibility(page);
  await failed.getByRole('link').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'could not be written' })).toBeVisible();
  await page.goBack();
  await failed.getByRole('button', { name: /^Dismiss/ }).press('Enter');
  await expect(failed).toHaveCount(0);
});

test('requests of partners say when they expire', async ({ page, service }) => {
  const { admin } = service.demo;
  await signIn(page, service, admin);
  const partner = await connectPartner(page, service);
  const launch = await partner.createSession(admin.email, {
    external_client_id: 'home-1',
    client_first_name: 'Niamh',
    client_last_name: 'Asked-For',
  });
  await page.goto('/');
  const requests = page.getByRole('list', { name: 'Requests from partners' });
  const request = requests.getByRole('link', { name: /Niamh Asked-For/ });
  await expect(request).toContainText(/Expires (?:tomorrow|in)/);
  await checkAccessibility(page);
  await request.press('Enter');
  await expect(page).toHaveURL(`${service.baseUrl}/launch/${launch}`);
});
