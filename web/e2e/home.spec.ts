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
  await expect(page.getByRole('list', { name: 'Clients by last use' }).getByRole('link').first()).toContainText(
    'just now',
  );
  await checkAccessibility(page);

  await toSign.press('Enter');
  await expectSaved(page);
  await page.goBack();
  await drafts.getByRole('link', { name: /A draft of mine/ }).press('Enter');
  await expect(page.getByLabel('Title of the report')).toHaveValue('A draft of mine');
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
