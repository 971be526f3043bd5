import { checkAccessibility } from './kit/check-accessibility.ts';
import { addMember } from './kit/operator.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { addReport, call, expectSaved, fetchReport, textOf } from './kit/writing.ts';

test('a report is signed and amended by keyboard alone, and can then only be read', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  const credentials = 'Consultant Clinical Psychologist, HCPC PYL012345';
  await call(page, service, 'PUT', '/account/credentials', { credentials });
  const snippet = { name: 'Given to', markdown: 'Given to {{client.first_name}}.', is_org_snippet: false };
  await call(page, service, 'POST', '/snippets', snippet);
  const { id } = await addReport(page, service, 'To be signed', 'She slept well.');
  await page.goto(`/reports/${id}`);
  await expectSaved(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign the report' });
  await expect(dialog).toContainText(credentials);
  await dialog.getByRole('textbox', { name: /Why are you signing/ }).fill('Read in full');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Sign the report' }).press('Enter');

  await expect(page.getByText(/^Signed by .* It can no longer be changed\./)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Signed report' })).toContainText('She slept well.');
  await expect(textOf(page)).toHaveCount(0);
  for (const name of ['Sign', 'Review']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expect(page.getByTestId('save-state')).toHaveCount(0);
  await checkAccessibility(page);

  await page.getByRole('button', { name: 'Add an addendum' }).press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add an addendum' });
  const text = adding.getByRole('textbox', { name: 'Addendum' });
  await expect(text).toBeVisible();
  await text.focus();
  await expect(text).toBeFocused();
  await page.keyboard.type('The dose was 5 mg. /given');
  await page.getByRole('option', { name: /Given to/ }).click();
  await expect(text).toHaveText('The dose was 5 mg. Given to Maeve.');
  await expect(adding.getByRole('button', { name: 'Sign the addendum' })).toBeEnabled();
  await checkAccessibility(page);
  await adding.getByRole('button', { name: 'Sign the addendum' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Addendum 1' })).toContainText('The dose was 5 mg.');
  await expect(page.getByText('Amended by an addendum.')).toBeVisible();
});

test('whoever signs reads the remarks that will stand in the signed text', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  const { id } = await addReport(page, service, 'With remarks', 'He weighs 103 kg. He has a dog. He left.');
  const item = { kind: 'sentence', group: 'section', section: null, sources: null, cells: null, times: 1 };
  const items = [
    { ...item, key: 'a', text: 'He weighs 103 kg.', reason: 'contradiction' },
    { ...item, key: 'b', text: 'He has a dog.', reason: 'wording' },
    { ...item, key: 'c', text: 'He left.', reason: 'unmarked' },
  ];
  // What the service finds is given by hand: the page has to show it, whatever the check finds.
  await page.route(`**/v1/console/reports/${id}/review`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: { ...((await answer.json()) as object), items } });
  });
  await page.goto(`/reports/${id}`);
  await expectSaved(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const remarks = page.getByRole('dialog', { name: 'Sign the report' }).getByRole('listitem');
  await expect(remarks).toHaveText([
    'He weighs 103 kg. (contradicts the notes)',
    'He has a dog. (not found in the notes)',
  ]);
  await checkAccessibility(page);
});

test('a report that a colleague has changed is not signed unread, but shown as it is now', async ({
  page,
  service,
}) => {
  await signIn(page, service, service.demo.admin);
  const { id, version } = await addReport(page, service, 'Changed meanwhile', 'She slept well.');
  await page.goto(`/reports/${id}`);
  await expect(textOf(page)).toContainText('She slept well.');
  const content = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'She slept badly.' }] }],
  };
  await call(page, service, 'PUT', `/reports/${id}`, { title: 'Changed meanwhile', content, version });
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign the report' });
  await dialog.getByRole('textbox', { name: /Why are you signing/ }).fill('Read in full');
  await dialog.getByRole('button', { name: 'Sign the report' }).click();
  await expect(page.getByText('The report is not signed')).toBeVisible();
  await expect(textOf(page)).toContainText('She slept badly.');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await dialog.getByRole('textbox', { name: /Why are you signing/ }).fill('Read in full');
  await dialog.getByRole('button', { name: 'Sign the report' }).click();
  await expect(page.getByRole('region', { name: 'Signed report' })).toContainText('She slept badly.');
});

test('what somebody wrote while another signed is kept and becomes an addendum', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  const { id } = await addReport(page, service, 'Signed elsewhere', 'She slept well.');
  await page.goto(`/reports/${id}`);
  await expectSaved(page);
  await expect(textOf(page)).toContainText('She slept well.');
  const { version } = await fetchReport(page, service, id);
  await call(page, service, 'POST', `/reports/${id}/sign`, { version, reason: 'Read in full' });
  await textOf(page).click();
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And deeply.');
  await expect(page.getByText('Your last changes are not in the report')).toBeVisible();
  await page.getByRole('button', { name: 'Discard them' }).click();
  await page
    .getByRole('dialog', { name: 'Discard your last changes?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await page.getByRole('button', { name: 'Make an addendum of them' }).click();
  const adding = page.getByRole('dialog', { name: 'Add an addendum' });
  await expect(adding.getByRole('textbox', { name: 'Addendum' })).toContainText('And deeply.');
  await adding.getByRole('textbox', { name: 'Addendum' }).press('Control+End');
  await page.keyboard.type(' Until noon.');
  await adding.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Make an addendum of them' }).click();
  await expect(adding.getByRole('textbox', { name: 'Addendum' })).toContainText('And deeply. Until noon.');
  await adding.getByRole('button', { name: 'Sign the addendum' }).click();
  await expect(page.getByRole('region', { name: 'Addendum 1' })).toContainText('And deeply.');
  await expect(page.getByText('Your last changes are not in the report')).toHaveCount(0);
});

test('anybody can check a downloaded file in the browser, without signing in', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  const { id, version } = await addReport(page, service, 'To be checked', 'She slept well.');
  await call(page, service, 'POST', `/reports/${id}/sign`, { version, reason: 'Read in full' });
  const answer = await page.request.get(`${service.baseUrl}/v1/console/reports/${id}/export?format=pdf`);
  const file = await answer.body();
  await page.context().clearCookies();
  await page.goto('/verify');
  await expect(page.getByRole('heading', { name: 'Check a signed report' })).toBeVisible();
  const give = (buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer });
  await give(file);
  await expect(page.getByRole('status')).toContainText('“To be checked” is as it was signed.');
  await checkAccessibility(page);
  const changed = Buffer.from(file);
  changed[300] = (changed[300] ?? 0) ^ 1;
  await give(changed);
  await expect(page.getByRole('status')).toContainText('The file is not as it was signed.');
  await checkAccessibility(page);
});

test('who signed in a while ago gives the password again before signing, by keyboard', async ({ page, service }) => {
  const member = await addMember(service, 'Petra Proof');
  await signIn(page, service, member);
  const { id } = await addReport(page, service, 'Signed late', 'She slept well.');
  // As after fifteen minutes, until the password was given.
  let isLate = true;
  await page.route(`**/v1/console/reports/${id}/signing`, async (route) => {
    const answer = await route.fetch();
    const facts = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ response: answer, json: { ...facts, needs_proof: isLate } });
  });
  await page.goto(`/reports/${id}`);
  await expectSaved(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign the report' });
  const password = dialog.getByLabel('Your password', { exact: true });
  await expect(password).toBeVisible();
  await dialog.getByRole('textbox', { name: /Why are you signing/ }).fill('Read in full');
  await password.fill('not the password');
  await checkAccessibility(page);
  await password.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Signed report' })).toHaveCount(0);
  isLate = false;
  await password.fill(member.password);
  await password.press('Enter');
  await expect(page.getByRole('region', { name: 'Signed report' })).toContainText('She slept well.');
});
