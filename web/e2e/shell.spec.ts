import { checkAccessibility } from './kit/check-accessibility.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';

test('on a tablet the navigation is behind a button', async ({ page, service }) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  await signIn(page, service, service.demo.admin);
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(navigation).toBeHidden();
  await page.getByRole('button', { name: 'Navigation' }).click();
  await expect(navigation.getByRole('link', { name: 'Activity' })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: service.demo.admin.email }).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await expect(page).toHaveURL(`${service.baseUrl}/account`);
  await expect(navigation).toBeHidden();
});

test('a clinician sees no pages that are for admins', async ({ page, service }) => {
  const [clinician] = service.demo.clinicians;
  if (clinician === undefined) throw new Error('the demo has no clinician');
  await signIn(page, service, clinician);
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Clients' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Activity' })).toHaveCount(0);
});

test('the keyboard gets past the navigation, and the focus follows to a new page', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.getByRole('link', { name: 'Turn on two-step sign-in' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
});

test('light or dark is remembered', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  await page.goto('/account');
  await page.getByRole('button', { name: service.demo.admin.email }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('what cannot be loaded says so and can be tried again', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  let isDown = true;
  await page.route('**/v1/console/sessions', (route) =>
    isDown ? route.fulfill({ status: 422, json: { detail: 'Not now' } }) : route.continue(),
  );
  await page.goto('/account');
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await checkAccessibility(page);
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This browser')).toBeVisible();
});

test('who was signed out elsewhere is asked to sign in, and comes back', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What the page asks for without being clicked would lead away too.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Turn on two-step sign-in' }).click();
  await expect(page).toHaveURL(/\/sign-in\?next=%2Faccount$/);
});
