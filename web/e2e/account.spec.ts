import { Secret, TOTP } from 'otpauth';
import { checkAccessibility } from './kit/check-accessibility.ts';
import { addMember } from './kit/operator.ts';
import { pressAndEscape } from './kit/press-and-escape.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';

test('the password is changed, and other browsers are signed out', async ({ page, browser, service }) => {
  const member = await addMember(service, 'Paul Password');
  const elsewhere = await browser.newContext({ baseURL: service.baseUrl });
  const other = await elsewhere.newPage();
  await signIn(other, service, member);
  await signIn(page, service, member);
  await page.goto('/account');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('so that partners can ask you for reports')).toBeVisible();
  await checkAccessibility(page);

  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password').fill('another long password');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong password');

  await page.getByLabel('Current password').fill(member.password);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.goto('/account');
  await expect(other).toHaveURL(/\/sign-in/);
  await elsewhere.close();
});

test('a session elsewhere is ended, and then all of them', async ({ page, browser, service }) => {
  const member = await addMember(service, 'Sara Sessions');
  const elsewhere = await browser.newContext({ baseURL: service.baseUrl });
  const other = await elsewhere.newPage();
  await signIn(other, service, member);
  await signIn(page, service, member);
  await page.goto('/account');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await sessions.getByRole('button', { name: /^End the session/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.goto('/account');
  await expect(other).toHaveURL(/\/sign-in/);
  await elsewhere.close();

  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await expect(dialog).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(`${service.baseUrl}/sign-in`);
});

test('two-step sign-in is turned on, used by code and by recovery code, and turned off', async ({ page, service }) => {
  const member = await addMember(service, 'Tomas Twostep');
  await signIn(page, service, member);
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await section.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(member.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'The code for your authenticator app' })).toBeVisible();
  await checkAccessibility(page);
  const secret = (await dialog.locator('pre').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('The six digits that the app shows now').fill(codeOf(secret));
  const held = Promise.withResolvers<void>();
  await page.route('**/v1/console/totp/confirm', async (route) => {
    await held.promise;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Turn on' }).evaluate(pressAndEscape);
  held.resolve();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await checkAccessibility(page);
  const recovery = await dialog.getByRole('listitem').first().innerText();
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
  await dialog.getByLabel('I have kept these codes').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(section.getByText('It is on.')).toBeVisible();

  await page.getByRole('button', { name: member.name }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${service.baseUrl}/sign-in`);
  await page.getByLabel('E-mail address').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
  await expect(page.getByLabel('Authentication code')).toBeFocused();
  await checkAccessibility(page);
  await page.getByLabel('Authentication code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Wrong e-mail address, password or code');
  await page.getByLabel('Authentication code').fill(recovery);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await page.goto('/account');
  await section.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByLabel('Your password').fill(member.password);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(section.getByText('It is off.')).toBeVisible();
});

function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}
