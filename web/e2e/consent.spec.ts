import type { Page } from '@playwright/test';
import { checkAccessibility } from './kit/check-accessibility.ts';
import { callOperator } from './kit/operator.ts';
import type { Service } from './kit/service.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';

/** The partner's own page, in whose place the test stands. */
async function catchCallback(page: Page, { demo }: Service): Promise<void> {
  await page.route(`${demo.partner.redirect_uri}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Back at the partner</h1>' }),
  );
}

function addressOf({ demo }: Service, change: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: demo.partner.client_id,
    redirect_uri: demo.partner.redirect_uri,
    state: '0042',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
    ...change,
  });
  return `/oauth/authorize?${query}`;
}

test('an admin signs in on the way, reads what it is about, and approves', async ({ page, service }) => {
  const { email, password } = service.demo.admin;
  await catchCallback(page, service);
  await page.goto(addressOf(service));
  await expect(page).toHaveURL(/\/sign-in\?next=%2Foauth%2Fauthorize/);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Connect .+\?$/ })).toBeVisible();
  await expect(page.getByText(service.demo.practice.name)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'It will be able to' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'It will not be able to' })).toBeVisible();
  await checkAccessibility(page);
  const asked = page.waitForRequest(`${service.demo.partner.redirect_uri}**`);
  await page.getByRole('button', { name: 'Approve' }).click();
  const { headers, url } = await asked.then((request) => ({ headers: request.headers(), url: new URL(request.url()) }));
  expect([url.searchParams.get('state'), url.searchParams.get('code')?.startsWith('pac_')]).toEqual(['0042', true]);
  expect(headers['referer']).toBeUndefined();
});

test('an admin refuses', async ({ page, service }) => {
  await catchCallback(page, service);
  await signIn(page, service, service.demo.admin);
  await page.goto(addressOf(service));
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('heading', { name: 'Back at the partner' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
});

test('who cannot decide is told why', async ({ page, service }) => {
  const [clinician] = service.demo.clinicians;
  if (clinician === undefined) throw new Error('the demo has no clinician');
  await signIn(page, service, clinician);
  expect((await page.goto(addressOf(service)))?.status()).toBe(403);
  await expect(page.getByRole('heading', { name: 'An admin has to approve this' })).toBeVisible();
  await checkAccessibility(page);

  await signIn(page, service, service.demo.admin);
  expect((await page.goto(addressOf(service, { redirect_uri: 'https://evil.example/' })))?.status()).toBe(400);
  await expect(page.getByRole('alert')).toContainText('This redirect URI is not registered. Nothing');

  const partner = await callOperator<{ id: string; client_id: string }>(service, '/partners', {
    name: 'Suspended Platform',
    redirect_uris: ['https://suspended.example/callback'],
    webhook_url: 'https://suspended.example/hooks',
  });
  await callOperator(service, `/partners/${partner.id}/suspend`);
  const change = { client_id: partner.client_id, redirect_uri: 'https://suspended.example/callback' };
  await page.goto(addressOf(service, change));
  await expect(page.getByRole('alert')).toContainText('This partner app is suspended');
});
