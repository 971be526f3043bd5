import { readFile } from 'node:fs/promises';
import { checkAccessibility } from './kit/check-accessibility.ts';
import { pressAndEscape } from './kit/press-and-escape.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { addReport, call } from './kit/writing.ts';

test('an admin names the practice and says how long files are kept', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  await page.goto('/practice');
  await page.getByLabel('Name of the practice').fill('Harbour & Heath');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Save the name' }).click();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByText('Harbour & Heath', { exact: true })).toBeVisible();
  await page.getByLabel('Keep uploads for').fill('7');
  const uploads = page.getByRole('region', { name: 'Uploaded files' });
  await uploads.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Keep for a shorter time' }).click();
  await expect(page.getByText('Saved how long uploads are kept.')).toBeVisible();
  await page.getByLabel('Keep signed reports for').fill('25');
  const signed = page.getByRole('region', { name: 'Signed reports' });
  await signed.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved how long signed reports are kept.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Keep uploads for')).toHaveValue('7 days');
  await expect(page.getByLabel('Keep signed reports for')).toHaveValue('25 years');
  // The tests that share this service know the practice by its first name.
  await call(page, service, 'PATCH', '/practice', { name: service.demo.practice.name });
});

test('members are invited, deactivated and reactivated, never the last admin', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  await page.goto('/practice/members');
  await page.getByRole('button', { name: 'Invite a member' }).click();
  await page.getByLabel('E-mail address').fill('no address');
  await page.getByLabel('Name').fill('Ines Prior');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('This is not an e-mail address.')).toBeVisible();
  await checkAccessibility(page);
  await page.getByLabel('E-mail address').fill('ines.prior@harbour-heath.example');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'ines.prior@' })).toBeVisible();
  const link = page.getByText(/\/reset-password#token=/);
  await expect(link).toBeVisible();
  const first = (await link.textContent()) ?? '';
  await checkAccessibility(page);
  // It is not shown again, so only its button closes it.
  await page.keyboard.press('Escape');
  await expect(link).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Invite a member' })).toBeFocused();
  const row = page.getByRole('row', { name: /Ines Prior/ });
  await expect(row.getByText('Invited')).toBeVisible();
  await checkAccessibility(page);

  await row.getByRole('button', { name: 'Change Ines Prior' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Invite again' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A new link for Ines Prior' });
  await expect(dialog.getByText('The previous link no longer works.')).toBeVisible();
  const second = (await link.textContent()) ?? '';
  expect(second).not.toBe(first);
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(dialog).toHaveCount(0);

  await row.getByRole('button', { name: 'Change Ines Prior' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Change the name' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Change the name' }).getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: 'Change Ines Prior' })).toBeFocused();
  await row.getByRole('button', { name: 'Change Ines Prior' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(row.getByText('Deactivated')).toBeVisible();
  await row.getByRole('button', { name: 'Change Ines Prior' }).click();
  await page.getByRole('menuitem', { name: 'Reactivate' }).click();
  await expect(row.getByText('Invited')).toBeVisible();

  await page.getByRole('row', { name: /You/ }).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Make a clinician' }).click();
  await page.getByRole('button', { name: 'Make a clinician' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Make somebody else an admin first');
});

test('a clinician sees what clinicians may do', async ({ page, service }) => {
  const [clinician] = service.demo.clinicians;
  if (clinician === undefined) throw new Error('the demo has a clinician');
  await signIn(page, service, clinician);
  await page.goto('/practice/members');
  await expect(page.getByRole('columnheader')).toHaveText(['Member', 'Role']);
  await expect(page.getByRole('button', { name: 'Invite a member' })).toHaveCount(0);
  await checkAccessibility(page);
  await page.goto('/practice');
  await expect(page.getByText('An admin of the practice can change this.')).toBeVisible();
  await checkAccessibility(page);
  await page.goto('/practice/api-keys');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Your keys']);
  for (const address of ['connections', 'deliveries', 'activity']) {
    await page.goto(`/practice/${address}`);
    await expect(page.getByRole('heading', { name: 'This page is for admins' })).toBeVisible();
  }
  await checkAccessibility(page);
});

test('a key is shown once, works, and is revoked; the switch holds for all', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  await page.goto('/practice/api-keys');
  await page.getByRole('button', { name: 'Create a key' }).first().click();
  await page.getByLabel('Name').fill('Waiting list');
  await page.getByRole('radio', { name: 'What the organisation shares' }).check();
  const held = Promise.withResolvers<void>();
  await page.route('**/v1/console/api-keys', async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  // The key is made all the same, so it must be shown.
  await page.getByRole('button', { name: 'Create the key' }).evaluate(pressAndEscape);
  held.resolve();
  const key = (await page.getByRole('dialog').getByText(/^cw_/).textContent()) ?? '';
  expect(key).toMatch(/^cw_org_/);
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.content()).not.toContain(key);
  const ask = async (): Promise<number> =>
    (await page.request.get('/v1/public/me', { headers: { authorization: `Bearer ${key}` } })).status();
  expect(await ask()).toBe(200);

  await page.goto('/practice');
  await page.getByRole('switch', { name: 'Allow API keys' }).click();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('switch', { name: 'Allow API keys' })).not.toBeChecked();
  expect(await ask()).toBe(403);
  await page.goto('/practice/api-keys');
  await expect(page.getByText('API keys are switched off')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Allow API keys' }).click();
  await page.getByRole('switch', { name: 'Allow API keys' }).click();
  await expect(page.getByText('API keys work from now on.')).toBeVisible();
  expect(await ask()).toBe(200);

  await page.goto('/practice/api-keys');
  await page.getByRole('button', { name: 'Revoke Waiting list' }).click();
  await page.getByRole('button', { name: 'Revoke the key' }).click();
  await expect(page.getByRole('row', { name: /Waiting list/ })).toHaveCount(0);
  expect(await ask()).toBe(401);
  await page.getByRole('switch', { name: /Show revoked keys/ }).click();
  await expect(page.getByRole('row', { name: /Waiting list/ }).getByText('Revoked')).toBeVisible();
});

test('activity is filtered and exported', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  await page.goto('/clients/1');
  await expect(page.getByRole('tab', { name: 'Notes' })).toBeVisible();
  // What was only looked at is recorded a moment later.
  await expect.poll(() => call<string[]>(page, service, 'GET', '/activity/actions')).toContain('client.viewed');
  await page.getByRole('main').getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue("Maeve O'Brien");
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Saw a client’s details' }).click();
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows.filter({ hasNotText: 'saw a client’s details' })).toHaveCount(0);
  await expect(rows.first()).toContainText('saw a client’s details');
  await expect(rows.filter({ hasNotText: "Maeve O'Brien" })).toHaveCount(0);
  await checkAccessibility(page);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  const lines = csv.trim().split(/\r?\n/);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(1)) expect(line).toContain('client.viewed');
  await page.getByLabel('From').fill('2001-01-01');
  await page.getByLabel('To').fill('2001-01-02');
  await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(rows.nth(5)).toBeVisible();
});

test('the days of the activity can be typed', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  await page.goto('/practice/activity');
  await page.getByLabel('From').focus();
  // The same whether the browser asks for the day or for the month first.
  await page.keyboard.type('11112026');
  await expect(page.getByLabel('From')).toHaveValue('2026-11-11');
  await expect(page).toHaveURL(/from=2026-11-11/);
  await page.getByLabel('From').press('Delete');
  await expect(page).not.toHaveURL(/from=/);
});

test('activity hides views unless they are asked for, and tells things by their names', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  const { id } = await addReport(page, service, 'Named in the log');
  await page.goto(`/clients/1`);
  await expect(page.getByRole('tab', { name: 'Notes' })).toBeVisible();
  await expect.poll(() => call<string[]>(page, service, 'GET', '/activity/actions')).toContain('client.viewed');
  await page.goto('/practice/activity?client_id=1');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows.filter({ hasText: 'report “Named in the log”' }).first()).toBeVisible();
  await expect(page.getByText(id)).toHaveCount(0);
  await expect(rows.filter({ hasText: 'saw a client’s details' })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Show views' }).press('Space');
  await expect(rows.filter({ hasText: 'saw a client’s details' }).first()).toBeVisible();
  await checkAccessibility(page);
});

test('connections and deliveries say how they fill', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  await page.goto('/practice/connections');
  await expect(page.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await checkAccessibility(page);
  await page.goto('/practice/deliveries');
  await page.getByText('Failed', { exact: true }).click();
  await expect(page).toHaveURL(/state=failed/);
  await expect(page.getByRole('heading', { name: 'No deliveries in this state' })).toBeVisible();
  await checkAccessibility(page);
});
