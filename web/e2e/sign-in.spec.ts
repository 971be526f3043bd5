import { checkAccessibility } from './kit/check-accessibility.ts';
import { addMember, callOperator } from './kit/operator.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';

test('a person signs in and comes back to where they wanted to go', async ({ page, service }) => {
  const { email, password } = service.demo.admin;
  await page.goto('/account');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Faccount$/);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await checkAccessibility(page);

  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Wrong e-mail address, password or code');
  await checkAccessibility(page);

  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${service.baseUrl}/account`);
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
});

test('an address that leads elsewhere after sign-in is not followed', async ({ page, service }) => {
  const { email, password } = service.demo.admin;
  await page.goto('/sign-in?next=%2F%2Fevil.example%2F');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${service.baseUrl}/`);
});

test('a forgotten password is asked for without telling whether there is such an account', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await checkAccessibility(page);
  await page.getByLabel('E-mail address').fill('nobody@nowhere.example');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If there is an account for nobody@nowhere.example')).toBeVisible();
  await checkAccessibility(page);
});

test('a link sets a password once, and leaves no token in the address', async ({ page, service }) => {
  const { baseUrl } = service;
  const member = await addMember(service, 'Rita Reset');
  const { url } = await callOperator<{ url: string }>(service, `/members/${member.id}/reset-link`);
  const token = new URL(url).hash;
  await page.goto(`/reset-password${token}`);
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  await expect(page).toHaveURL(`${baseUrl}/reset-password`);
  await checkAccessibility(page);
  await page.getByLabel('New password').fill('several words are good');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  await checkAccessibility(page);
  await signIn(page, service, { email: member.email, password: 'several words are good' });

  await page.goto('/nowhere');
  await page.goto(`/reset-password${token}`);
  await page.getByLabel('New password').fill('several other words');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('alert')).toHaveText('This link has expired or was used before');
});

test('a broken verification link says so', async ({ page }) => {
  await page.goto('/verify-email');
  await expect(page.getByRole('alert')).toContainText('This link is not complete');
  await checkAccessibility(page);
  await page.goto('/nowhere');
  await page.goto('/verify-email#token=nothing');
  await expect(page.getByRole('alert')).toHaveText('This link has expired or was used before');
});
