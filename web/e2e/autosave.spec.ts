import { checkAccessibility } from './kit/check-accessibility.ts';
import { readDrafts } from './kit/drafts.ts';
import { addClientWithDemoNotes } from './kit/records.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { addReport, call, expectSaved, fetchReport, textOf, typeAtEnd, writeReport } from './kit/writing.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

test.beforeEach(async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
});

test('what is typed is saved, and there again after a reload', async ({ page, service }) => {
  const { id } = await addReport(page, service, 'Autosave');
  await page.goto(`/reports/${id}`);
  await typeAtEnd(page, ' A second one.');
  await page.getByLabel('Title of the report').fill('Autosave, renamed');
  await expectSaved(page);
  await expect.poll(async () => (await fetchReport(page, service, id)).title).toBe('Autosave, renamed');
  await page.reload();
  await expect(textOf(page)).toContainText('The first sentence. A second one.');
});

test('a lost connection or a crash loses no keystroke', async ({ page, context, service }) => {
  const { id } = await addReport(page, service, 'Offline');
  await page.goto(`/reports/${id}`);
  await expect(textOf(page)).toBeVisible();
  await context.setOffline(true);
  await typeAtEnd(page, ' Typed without a connection.');
  await expect(page.getByTestId('save-state')).toHaveText('Offline, kept on this device');
  await context.setOffline(false);
  await expectSaved(page);
  expect(JSON.stringify(await fetchReport(page, service, id))).toContain('Typed without a connection.');

  await page.route('**/v1/console/reports/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await typeAtEnd(page, ' And lost with the tab.');
  await expect(page.getByTestId('save-state')).toHaveText('Offline, kept on this device');
  // A save may fail while the last words are still being typed; those are kept a moment later.
  await expect.poll(() => readDrafts(page)).toContain('And lost with the tab.');
  await page.goto('chrome://crash').catch(() => {});
  const next = await context.newPage();
  await next.goto(`/reports/${id}`);
  await expect(next.getByText('It is here again and is being saved.')).toBeVisible();
  await expect(textOf(next)).toContainText('And lost with the tab.');
  await expect
    .poll(async () => JSON.stringify(await fetchReport(next, service, id)))
    .toContain('And lost with the tab.');
});

test('a second tab reads, and writes on where it is asked to', async ({ page, context, service }) => {
  const { id } = await addReport(page, service, 'Two tabs');
  await page.goto(`/reports/${id}`);
  await typeAtEnd(page, ' From the first tab.');
  const second = await context.newPage();
  await second.goto(`/reports/${id}`);
  await expect(second.getByText('You are writing this report in another tab.')).toBeVisible();
  await expect(second.getByRole('toolbar')).toBeHidden();
  await typeAtEnd(page, ' Unsaved still.');
  await second.getByRole('button', { name: 'Continue here' }).click();
  await expect(textOf(second)).toContainText('From the first tab. Unsaved still.');
  await expect(page.getByText('You are writing this report in another tab.')).toBeVisible();
  await typeAtEnd(second, ' From the second tab.');
  await expectSaved(second);
  expect(JSON.stringify(await fetchReport(page, service, id))).toContain('Unsaved still. From the second tab.');
});

test('somebody else’s version is never overwritten unasked', async ({ page, service }) => {
  const report = await addReport(page, service, 'Conflict');
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Theirs.' }] }] };
  for (const choice of ['Use mine, keep theirs as a version', 'Use theirs, keep mine as a version']) {
    await page.goto(`/reports/${report.id}`);
    await expect(textOf(page)).toBeVisible();
    const { version } = await fetchReport(page, service, report.id);
    await call(page, service, 'PUT', `/reports/${report.id}`, { title: 'Conflict', content, version });
    await typeAtEnd(page, ' Mine.');
    const dialog = page.getByRole('dialog', { name: 'This report was changed elsewhere' });
    await expect(dialog.locator('[data-side="before"]').last()).toContainText('Theirs');
    await expect(dialog.locator('[data-side="after"]').last()).toContainText('Mine');
    await checkAccessibility(page);
    // A key that was meant for the text chooses nothing.
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: choice }).click();
    await expect(dialog).toBeHidden();
    await expectSaved(page);
    const stored = JSON.stringify(await fetchReport(page, service, report.id));
    expect(stored.includes('Mine.')).toBe(choice.startsWith('Use mine'));
    // Both are one person's, of the same minute: each is a version of its own all the same.
    const versions = await call<{ version: number }[]>(page, service, 'GET', `/reports/${report.id}/versions`);
    const texts = await Promise.all(
      versions.map(({ version: number }) => call(page, service, 'GET', `/reports/${report.id}/versions/${number}`)),
    );
    expect(texts.some((text) => JSON.stringify(text).includes('"Theirs."'))).toBe(true);
    expect(texts.some((text) => JSON.stringify(text).includes(' Mine.'))).toBe(true);
  }
});

test('somebody who is alone can reload at any moment: nothing is lost, and nothing is asked', async ({
  page,
  service,
}) => {
  const { id } = await addReport(page, service, 'Reloaded', 'Begin.');
  await page.goto(`/reports/${id}`);
  let written = 'Begin.';
  const dialog = page.getByRole('dialog', { name: 'This report was changed elsewhere' });
  // Longer and longer, so that the page goes before, during and after a save.
  for (const [round, words] of [1, 4, 9, 14, 18, 22, 26].entries()) {
    const text = ` ${round}${'abcdefghijklmnopqrstuvwxyz'.slice(0, words)}`;
    await expect(textOf(page)).toContainText(written);
    await expect(textOf(page)).toHaveAttribute('contenteditable', 'true');
    await textOf(page).click();
    await expect(textOf(page)).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(text, { delay: 60 });
    written += text;
    if (round % 2 === 0) await page.reload();
    else {
      await page.getByRole('link', { name: 'Back to the client' }).click();
      await page.waitForURL(/\/clients\//);
      await page.goBack();
    }
    await expect(textOf(page)).toContainText(written);
    await expect(dialog).toBeHidden();
  }
  await expectSaved(page);
  await expect(dialog).toBeHidden();
  expect(JSON.stringify(await fetchReport(page, service, id))).toContain(written);
});

test('a session that ends while writing keeps text and place until the person is back', async ({ page, service }) => {
  const { admin } = service.demo;
  const { id } = await addReport(page, service, 'Signed out');
  await page.goto(`/reports/${id}`);
  await expect(textOf(page)).toBeVisible();
  await call(page, service, 'POST', '/sign-out');
  await page.evaluate(wakeLater);
  await expect(page.getByText('You are signed out. What you wrote is kept on this device.')).toBeVisible();
  await typeAtEnd(page, ' Kept.');
  await expect(page.getByTestId('save-state')).toHaveText('Signed out, kept on this device');
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await page.getByLabel('E-mail address').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**/reports/${id}`);
  await expect(textOf(page)).toContainText('The first sentence. Kept.');
  await expectSaved(page);
  expect(JSON.stringify(await fetchReport(page, service, id))).toContain('Kept.');
});

test('what somebody wrote is never saved in the name of who signs in after them', async ({ page, service }) => {
  const { id } = await addReport(page, service, 'Shared computer');
  await page.goto(`/reports/${id}`);
  await expect(textOf(page)).toBeVisible();
  // In another tab of the same browser.
  await signIn(page, service, service.demo.clinicians[0] as { email: string; password: string });
  await typeAtEnd(page, ' Mine.');
  await expect(page.getByTestId('save-state')).toHaveText('Signed out, kept on this device');
  await expect(page.getByText('You are signed out. What you wrote is kept on this device.')).toBeVisible();
  expect(JSON.stringify(await fetchReport(page, service, id))).not.toContain('Mine.');
  await signIn(page, service, service.demo.admin);
  await page.reload();
  await expectSaved(page);
  expect(JSON.stringify(await fetchReport(page, service, id))).toContain('Mine.');
});

test('signed out, one may look at notes and evidence without being led away', async ({ page, service }) => {
  const id = await writeReport(page, await addClientWithDemoNotes(page, service, 'Signed out'));
  await call(page, service, 'POST', '/sign-out');
  const card = page.getByRole('dialog', { name: 'What the sentence rests on' });
  await page.locator('[data-evidence]').first().hover();
  await expect(page.getByText('You are signed out. What you wrote is kept on this device.')).toBeVisible();
  // That line has moved the text away from under the pointer.
  await page.mouse.move(0, 0);
  await expect(card).toBeHidden();
  await page.locator('[data-evidence]').first().hover();
  await expect(card).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/reports/${id}$`));
  await signIn(page, service, service.demo.admin);
  await typeAtEnd(page, ' And on.');
  await expectSaved(page);
  await expect(page.getByText('You are signed out.')).toBeHidden();
});

/** In the page: a minute later somebody comes back to the tab, and all that is shown is asked for anew. */
function wakeLater(): void {
  const { now } = Date;
  Date.now = () => now() + 60_000;
  dispatchEvent(new Event('visibilitychange'));
}
