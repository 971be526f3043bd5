import { startPlatform } from './kit/platform.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { expectSaved, typeAtEnd, WORK_MS } from './kit/writing.ts';

test('from the consent of a practice to the report at its partner, with the webhooks on the way', async ({
  browser,
  page,
  service,
}) => {
  const { admin, clinicians } = service.demo;
  const [clinician] = clinicians;
  if (clinician === undefined) throw new Error('the demo has no clinician');
  const platform = await startPlatform(service, clinician);
  try {
    await page.goto(platform.url);
    await page.getByRole('link', { name: 'Connect a practice' }).click();
    await page.getByLabel('E-mail address').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Bright Minds/ })).toBeVisible();
    await page.getByRole('button', { name: /approve|connect/i }).click();
    await page.waitForURL(platform.url);
    await page
      .getByRole('row', { name: /Maeve O'Brien/ })
      .getByRole('button', { name: 'Ask for a report' })
      .click();
    await expect(page.getByRole('heading', { name: 'This session is for another clinician' })).toBeVisible();
    const launchUrl = page.url();

    const desk = await browser.newContext({ baseURL: service.baseUrl });
    const room = await desk.newPage();
    await signIn(room, service, clinician);
    await room.goto(launchUrl);
    await room.getByRole('button', { name: "Link to Maeve O'Brien" }).first().click();
    await room.getByRole('button', { name: 'Begin with an empty report' }).click();
    await room.getByLabel('Title of the report').fill('Letter to Bright Minds');
    await typeAtEnd(room, 'Maeve reads slowly and well.');
    await expectSaved(room);
    await room.getByRole('button', { name: 'Send', exact: true }).click();
    const dialog = room.getByRole('dialog', { name: /^Send to/ });
    await dialog.getByLabel('I have reviewed this report').check();
    await dialog.getByRole('button', { name: /^Send to/ }).click();
    await expect(room.getByRole('heading', { level: 1, name: 'Sent to Bright Minds' })).toBeVisible();
    await desk.close();

    await expect.poll(platform.readSeenEvents, { timeout: WORK_MS }).toHaveLength(2);
    await page.goto(platform.url);
    await page.getByRole('link', { name: 'Read the report' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Letter to Bright Minds' })).toBeVisible();
    await expect(page.frameLocator('iframe').getByText('Maeve reads slowly and well.')).toBeVisible();
  } finally {
    await platform.stop();
  }
});
