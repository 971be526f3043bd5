import type { Page, Route } from '@playwright/test';
import { checkAccessibility } from './kit/check-accessibility.ts';
import { connectPartner } from './kit/partner.ts';
import type { Service } from './kit/service.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { addReport, call, expectSaved, fetchReport, textOf, typeAtEnd } from './kit/writing.ts';

test('a clinician links the client, writes, reviews and sends; the partner gets what was seen', async ({
  page,
  service,
}) => {
  const { admin } = service.demo;
  await signIn(page, service, admin);
  const partner = await connectPartner(page, service);
  const names = { client_first_name: 'Maeve', client_last_name: "O'Brien" };
  const sessionId = await partner.createSession(admin.email, names);

  await page.goto(`/launch/${sessionId}`);
  await expect(page.getByRole('heading', { level: 1, name: "A report about Maeve O'Brien" })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: "Link to Maeve O'Brien" }).first().click();
  await expect(page.getByRole('heading', { name: 'Write a report' })).toBeVisible();
  await page.getByRole('button', { name: 'Begin with an empty report' }).click();
  await page.getByLabel('Title of the report').fill('Letter to the partner');
  await typeAtEnd(page, '# Summary');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Maeve reads **slowly** and well.');
  await expectSaved(page);

  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Send to/ });
  await expect(page.frameLocator('iframe').getByText('Maeve reads slowly and well.')).toBeVisible();
  await dialog.getByRole('tab', { name: 'As Markdown' }).click();
  await expect(dialog.getByText('Maeve reads **slowly** and well.')).toBeVisible();
  await checkAccessibility(page);
  const send = dialog.getByRole('button', { name: /^Send to/ });
  await expect(send).toBeDisabled();
  await dialog.getByLabel('I have reviewed this report').check();
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sent to/ })).toBeFocused();
  await checkAccessibility(page);
  const { status, body } = await partner.fetchDocument(sessionId);
  expect([status, body['content']]).toEqual([200, expect.stringContaining('Maeve reads **slowly** and well.')]);

  // The same record of the partner another time: it is known by now.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Sent to/ })).toBeVisible();
});

test('a look that was on its way when the client was linked does not undo it', async ({ page, service }) => {
  const { admin } = service.demo;
  await signIn(page, service, admin);
  const partner = await connectPartner(page, service);
  const sessionId = await partner.createSession(admin.email, {
    client_first_name: 'Maeve',
    client_last_name: "O'Brien",
  });
  await page.goto(`/launch/${sessionId}`);
  const link = page.getByRole('button', { name: "Link to Maeve O'Brien" }).first();
  await expect(link).toBeVisible();
  const [looked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(`**/v1/console/launches/${sessionId}`, async (route) => {
    const answer = await route.fetch();
    looked.resolve();
    await held.promise;
    // By then the page may not want it any more.
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  await looked.promise;
  await link.click();
  await expect(page.getByRole('heading', { name: 'Write a report' })).toBeVisible();
  held.resolve();
  await page.getByRole('button', { name: 'Begin with an empty report' }).click();
  await page.getByLabel('Title of the report').fill('Still about Maeve');
  await expectSaved(page);
});

test('a new client is made from the names that the partner gave', async ({ page, service }) => {
  const { admin } = service.demo;
  await signIn(page, service, admin);
  const partner = await connectPartner(page, service);
  const sessionId = await partner.createSession(admin.email, {
    client_first_name: 'Zebedee',
    client_last_name: 'Quill',
  });
  await page.goto(`/launch/${sessionId}`);
  await expect(page.getByLabel('First name')).toHaveValue('Zebedee');
  await expect(page.getByLabel('Last name')).toHaveValue('Quill');
  await page.getByRole('button', { name: 'Create and continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zebedee Quill' })).toBeVisible();
});

test('another clinician, an unknown session and one that ends while writing are told so', async ({ page, service }) => {
  const { admin, clinicians } = service.demo;
  const [clinician] = clinicians;
  if (clinician === undefined) throw new Error('the demo has no clinician');
  await signIn(page, service, admin);
  const partner = await connectPartner(page, service);
  await page.goto(`/launch/${await partner.createSession(clinician.email)}`);
  await expect(page.getByRole('heading', { name: 'This session is for another clinician' })).toBeVisible();
  await checkAccessibility(page);
  await page.goto('/launch/psess_unknown');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();

  const names = { client_first_name: 'Maeve', client_last_name: "O'Brien" };
  const sessionId = await partner.createSession(admin.email, names);
  await page.goto(`/launch/${sessionId}`);
  await page.getByRole('button', { name: "Link to Maeve O'Brien" }).first().click();
  await page.getByRole('button', { name: 'Begin with an empty report' }).click();
  await typeAtEnd(page, 'Written before the end.');
  await partner.revoke();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This session is over' })).toBeVisible();
  await expect(page.getByText('Your text is safe in the practice’s reports')).toBeVisible();
  await expect(textOf(page)).toContainText('Written before the end.');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This session is over' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the report in your practice' }).click();
  await expect(textOf(page)).toContainText('Written before the end.');
});

/** A session with a report that is written: the page of it needs only to be opened. */
async function launchWritten(page: Page, service: Service) {
  const { admin } = service.demo;
  await signIn(page, service, admin);
  const partner = await connectPartner(page, service);
  const sessionId = await partner.createSession(admin.email);
  const launch = `/launches/${sessionId}`;
  await call(page, service, 'POST', `${launch}/open`);
  await call(page, service, 'POST', `${launch}/client`, { client_id: 1 });
  const report = await addReport(page, service, 'For the partner', 'She slept well.');
  await call(page, service, 'PUT', `${launch}/report`, { report_id: report.id });
  return { partner, sessionId, report };
}

test('a text that was changed while its sender read it is shown anew, and why', async ({ page, service }) => {
  const { partner, sessionId, report } = await launchWritten(page, service);
  await page.goto(`/launch/${sessionId}`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Send to/ });
  await dialog.getByLabel('I have reviewed this report').check();
  const { content } = await fetchReport(page, service, report.id);
  const changed = JSON.parse(JSON.stringify(content).replace('well', 'badly')) as unknown;
  const { title, version } = report;
  await call(page, service, 'PUT', `/reports/${report.id}`, { title, version, content: changed });
  await dialog.getByRole('button', { name: /^Send to/ }).click();
  await expect(dialog.getByRole('alert', { name: 'The report was not sent' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('She slept badly.')).toBeVisible();
  // Whoever goes back to writing writes on what is there, and nothing is in conflict with it.
  await expect(textOf(page)).toHaveText('She slept badly.');
  await expect(dialog.getByRole('button', { name: /^Send to/ })).toBeDisabled();
  await dialog.getByLabel('I have reviewed this report').check();
  await dialog.getByRole('button', { name: /^Send to/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sent to/ })).toBeVisible();
  expect((await partner.fetchDocument(sessionId)).body['content']).toBe('She slept badly.');
});

test('a report that is signed already is sent', async ({ page, service }) => {
  const { partner, sessionId, report } = await launchWritten(page, service);
  await call(page, service, 'POST', `/reports/${report.id}/sign`, { version: report.version, reason: 'Read in full' });
  await page.goto(`/launch/${sessionId}`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Send to/ });
  await dialog.getByLabel('I have reviewed this report').check();
  await dialog.getByRole('button', { name: /^Send to/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sent to/ })).toBeVisible();
  expect((await partner.fetchDocument(sessionId)).body['content']).toBe('She slept well.');
});

test('nothing is said to be unsaved where the report is still being loaded', async ({ page, service }) => {
  const { sessionId, report } = await launchWritten(page, service);
  const held = Promise.withResolvers<void>();
  await page.route(`**/v1/console/reports/${report.id}`, async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.goto(`/launch/${sessionId}`);
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeDisabled();
  held.resolve();
  await send.click();
  await expect(page.frameLocator('iframe').getByText('She slept well.')).toBeVisible();
  await expect(page.getByText('Not everything is saved yet')).toHaveCount(0);
});

test('a report that a colleague deletes stays on the screen of whoever is writing it', async ({ page, service }) => {
  const { sessionId, report } = await launchWritten(page, service);
  await page.goto(`/launch/${sessionId}`);
  await expectSaved(page);
  await call(page, service, 'DELETE', `/reports/${report.id}`);
  await typeAtEnd(page, ' Nobody else has this.');
  await expect(page.getByTestId('save-state')).toHaveText('Not saved: the report is gone');
  // The page looks again by and by whether the session goes on.
  const looked = page.waitForResponse(`**/v1/console/launches/${sessionId}`);
  expect(await (await looked).json()).toMatchObject({ report_id: null });
  await expect(page.getByRole('heading', { name: 'Write a report' })).toHaveCount(0);
  await expect(textOf(page)).toContainText('Nobody else has this.');
});

test('whoever deletes the report of a session starts another one', async ({ page, service }) => {
  const { sessionId } = await launchWritten(page, service);
  await page.goto(`/launch/${sessionId}`);
  await expectSaved(page);
  await page.getByRole('button', { name: 'More about this report' }).click();
  await page.getByRole('menuitem', { name: 'Delete the report' }).click();
  await page.getByRole('button', { name: 'Delete the report' }).click();
  await page.getByRole('button', { name: 'Begin with an empty report' }).click();
  await typeAtEnd(page, 'Another one.');
  await expectSaved(page);
});

async function cutAnswer(route: Route): Promise<void> {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: (await answer.text()).slice(0, 40) });
}

test('a report that was sent is not said to have failed where the end of the answer was lost', async ({
  page,
  service,
}) => {
  const { sessionId } = await launchWritten(page, service);
  await page.goto(`/launch/${sessionId}`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Send to/ });
  await dialog.getByLabel('I have reviewed this report').check();
  await page.route('**/complete', cutAnswer, { times: 1 });
  await dialog.getByRole('button', { name: /^Send to/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('The service cannot be reached');
  await dialog.getByRole('button', { name: /^Send to/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sent to/ })).toBeVisible();
});

test.describe('where the answer to opening is lost', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('the next look shows the session, which was opened all the same', async ({ page, service }) => {
    const { admin } = service.demo;
    await signIn(page, service, admin);
    const partner = await connectPartner(page, service);
    const sessionId = await partner.createSession(admin.email);
    await page.route('**/open', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.goto(`/launch/${sessionId}`);
    await expect(page.getByText('The service cannot be reached')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Who is this report about?' })).toBeVisible();
  });
});
