import type { Page } from '@playwright/test';
import { checkAccessibility } from './kit/check-accessibility.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { call } from './kit/writing.ts';

interface NewClient {
  first: string;
  last: string;
  whose?: 'The organisation' | 'Only me';
}

async function addClient(page: Page, { first, last, whose = 'The organisation' }: NewClient): Promise<void> {
  await page.goto('/clients');
  await page.getByRole('button', { name: 'New client' }).click();
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel(whose).check();
  await page.getByRole('button', { name: 'Add the client' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${first} ${last}` })).toBeVisible();
}

test('a client is found by typing and opened by keyboard', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  await page.goto('/clients');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('/');
  await page.keyboard.type('brien');
  await expect(page.getByRole('link', { name: /O'Brien, Maeve/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 client' })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: /O'Brien, Maeve/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Search clients by name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: "Maeve O'Brien" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Search clients by name')).toHaveValue('brien');
  await page.getByLabel('Search clients by name').fill('zzzz');
  await expect(page.getByRole('heading', { name: 'Nobody found for “zzzz”' })).toBeVisible();
  expect(page.url()).not.toContain('zzzz');
});

test('a client is added, edited, and private until handed over', async ({ page, service, browser }) => {
  const [clinician, colleague] = service.demo.clinicians;
  if (clinician === undefined || colleague === undefined) throw new Error('the demo has two clinicians');
  await signIn(page, service, clinician);
  await addClient(page, { first: 'Imogen', last: 'Vale', whose: 'Only me' });
  await expect(page.getByText('Private', { exact: true })).toBeVisible();
  const address = page.url();

  const elsewhere = await browser.newContext({ baseURL: service.baseUrl });
  const other = await elsewhere.newPage();
  await signIn(other, service, colleague);
  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'There is no such client here' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Date of birth').fill('2020-02-29');
  await page.getByLabel('The organisation').check();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Born 29 Feb 2020/)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Imogen Vale' })).toBeVisible();
  await other.getByRole('button', { name: 'Edit' }).click();
  await expect(other.getByLabel('Only me')).toBeDisabled();
  await elsewhere.close();
});

test('a day that does not exist is not taken for no date of birth', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  await addClient(page, { first: 'Ines', last: 'Day' });
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Date of birth').fill('2020-02-28');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Born 28 Feb 2020/)).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Date of birth').focus();
  await page.keyboard.type('02312020');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Date of birth')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(page.getByText(/Born 28 Feb 2020/)).toBeVisible();
});

test('what was typed of a client is saved after signing in again, and what a colleague changed stays', async ({
  page,
  service,
}) => {
  await signIn(page, service, service.demo.admin);
  await addClient(page, { first: 'Ada', last: 'Meanwhile' });
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('First name').fill('Adah');
  const changes = { date_of_birth: '2016-05-04', pronouns: 'they/them' };
  await call(page, service, 'PATCH', `/clients/${id}`, changes);
  await page.mouse.click(5, 5);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('You are signed out.');
  await signIn(page, service, service.demo.admin);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adah Meanwhile' })).toBeVisible();
  const stored = await call<object>(page, service, 'GET', `/clients/${id}`);
  expect(stored).toMatchObject({ first_name: 'Adah', ...changes });
});

test('a report is begun by hand, found in the list, and deleted there', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  await page.goto('/clients/1?tab=reports');
  await expect(page.getByRole('list', { name: 'Reports' })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Start a report' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('By hand');
  await page.getByRole('button', { name: 'Begin with an empty report' }).click();
  await page.waitForURL(/\/reports\/rep_\w+/);
  await page.goto('/clients/1?tab=reports');
  await page.getByRole('button', { name: 'More about By hand' }).click();
  await page.getByRole('menuitem', { name: 'Delete the report' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the report' }).click();
  await expect(page.getByRole('link', { name: 'By hand' })).toHaveCount(0);
});
