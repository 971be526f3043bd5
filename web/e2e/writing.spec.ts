import { checkAccessibility } from './kit/check-accessibility.ts';
import {
  addClient,
  addClientWithDemoNotes,
  addNote,
  addTemplate,
  generateReport,
  saveUnsupported,
} from './kit/records.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { call, expectSaved, fetchReport, textOf, typeAtEnd, WORK_MS, writeReport } from './kit/writing.ts';

// The last file, and a long one: with each test in whichever worker is free, the others are not idle at the end.
test.describe.configure({ mode: 'parallel' });

test.beforeEach(async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
});

test('a report is written from notes, shows what it rests on, and one section is written again', async ({
  page,
  service,
}) => {
  const clientId = await addClientWithDemoNotes(page, service, 'Written');
  await page.goto(`/reports/new?client=${clientId}`);
  await expect(page.getByRole('heading', { name: 'Write a report' })).toBeVisible();
  await checkAccessibility(page);
  const id = await writeReport(page, clientId);
  await saveUnsupported(page, service, id, /over \w+ mornings/, ['over seven mornings', 'over nine mornings']);
  await page.goto(`/reports/${id}`);
  await expect(page.getByTestId('to-check')).toBeVisible();
  await checkAccessibility(page);

  // Hovering, and opening the note at the passage.
  await page.locator('[data-evidence]').first().hover();
  const card = page.getByRole('dialog', { name: 'What the sentence rests on' });
  await expect(card).toContainText(/Referral and parent interview|Testing session/);
  await card
    .getByRole('button', { name: /Open the note/ })
    .first()
    .click();
  await expect(page.locator('[data-passage]').first()).toBeInViewport();
  await page.getByRole('button', { name: 'Back to the notes' }).click();

  // By the keyboard: to the next sentence without support, into its card, and done with it.
  const before = await page.getByTestId('to-check').innerText();
  await page.getByRole('button', { name: 'Next sentence without support' }).click();
  await expect(card).toBeVisible();
  await page.keyboard.press('Alt+Enter');
  await expect(card.locator('button:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(card).toBeVisible();
  await page.keyboard.press('Alt+Enter');
  await expect(card.locator('button:focus')).toHaveCount(1);
  await card.getByRole('button', { name: 'I have checked it' }).press('Enter');
  await expect(page.getByTestId('to-check').filter({ hasText: before })).toBeHidden();
  await expectSaved(page);

  // One section again, while something else is edited. What it changed is shown when it comes, and taken.
  await page.addLocatorHandler(page.getByRole('button', { name: 'Use the new text' }), (button) => button.click());
  await page.getByRole('button', { name: 'Write again: Background and history' }).click();
  await page.getByLabel('What to write').fill('One sentence about school.');
  await page.getByRole('dialog').getByRole('button', { name: 'Write again' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await typeAtEnd(page, ' Edited meanwhile.');
  const readStored = async (): Promise<string> => JSON.stringify(await fetchReport(page, service, id));
  await expect.poll(readStored, { timeout: WORK_MS }).toContain('One sentence about school.');
  await expect(page.getByText('Writing again…')).toBeHidden();
  await expectSaved(page);
  await expect.poll(readStored).toContain('Edited meanwhile.');

  // The same once more: what is shown is what was asked for last, and is asked for again.
  await page.getByRole('button', { name: 'Write again: Background and history' }).click();
  await expect(page.getByLabel('What to write')).toHaveValue('One sentence about school.');
  const asking = page.waitForRequest(/\/rewrite$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Write again' }).click();
  expect((await asking).postDataJSON()).toEqual({ instruction: 'One sentence about school.' });
  await expect(page.getByText('Writing again…')).toBeHidden({ timeout: WORK_MS });

  // Versions: a look at the first, and back to it.
  await page.getByRole('button', { name: 'More about this report' }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const drawer = page.getByRole('dialog', { name: 'Versions' });
  await drawer.getByRole('button', { name: /Created/ }).click();
  await expect(drawer.getByText('Edited meanwhile.')).toBeHidden();
  await drawer.getByRole('button', { name: 'Restore this version' }).click();
  await expect(drawer).toBeHidden();
  await expect(textOf(page)).not.toContainText('Edited meanwhile.');

  // Download.
  await page.getByRole('button', { name: 'More about this report' }).click();
  await page.getByRole('menuitem', { name: 'Download as Word' }).click();
  const warning = page.getByRole('dialog', { name: 'Download a draft?' });
  await expect(warning.getByText(/^Not yet reviewed\. Left: .*\d+ other sentences/)).toBeVisible();
  await checkAccessibility(page);
  const downloading = page.waitForEvent('download');
  await warning.getByRole('button', { name: 'Download the draft' }).click();
  const download = await downloading;
  expect([await download.failure(), download.suggestedFilename()]).toEqual([null, expect.stringMatching(/\.docx$/)]);
  await expect(warning).toBeHidden();
});

test('after a note was corrected, two sections are written again at once and both shown', async ({ page, service }) => {
  const clientId = await addClient(page, service, 'Two', 'Sections');
  const markdown = 'Sleep: she sleeps four hours a night.\n\nPlan: weekly sessions for six weeks.';
  const noteId = await addNote(page, service, clientId, { title: 'Visit', markdown });
  const templateId = await addTemplate(page, service, 'Sleep and plan', [
    { id: 'sleep', label: 'Sleep' },
    { id: 'plan', label: 'Plan' },
  ]);
  const id = await generateReport(page, service, clientId, { template_id: templateId, note_ids: [noteId] });
  const corrected = markdown.replace('four', 'five').replace('six', 'ten');
  await call(page, service, 'PUT', `/notes/${noteId}`, {
    title: 'Visit',
    markdown: corrected,
    session_date: null,
    revision: 1,
  });
  // The marks of the report change with the note, and its words do not.
  await expect
    .poll(async () => JSON.stringify(await fetchReport(page, service, id)), { timeout: WORK_MS })
    .toContain('"contradiction"');
  await page.goto(`/reports/${id}`);
  const use = page.getByRole('button', { name: 'Use the new text' });
  // Where the second section is there already, its question follows the first one's at once.
  await page.addLocatorHandler(use, (button) => button.click(), { noWaitAfter: true });
  for (const label of ['Plan', 'Sleep']) {
    await page.getByRole('button', { name: `Write again: ${label}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Write again' }).click();
    await expect(page.getByRole('dialog', { name: `Write “${label}” again` })).toBeHidden();
  }
  await expect(textOf(page)).toContainText('for ten weeks', { timeout: WORK_MS });
  await expect(textOf(page)).toContainText('sleeps five hours', { timeout: WORK_MS });
  await typeAtEnd(page, ' Agreed.');
  await expectSaved(page);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a report that is being written is found again after leaving and reloading', async ({ page, service }) => {
  const clientId = await addClientWithDemoNotes(page, service, 'Followed');
  await page.goto(`/clients/${clientId}?tab=reports`);
  await page.getByRole('link', { name: 'Start a report' }).click();
  // The page is told that the work goes on until it has been left, so that the report does not open before.
  let isHeld = true;
  await page.route('**/v1/console/jobs/job_*', async (route) => {
    const answer = await route.fetch();
    const job = (await answer.json()) as Record<string, unknown>;
    const running = { ...job, status: 'running', progress: 40, result: null, end_timestamp: null };
    await route.fulfill({ response: answer, json: isHeld ? running : job });
  });
  await page.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: 'Psychological assessment report' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Followed');
  await page.getByRole('button', { name: 'Write the report' }).click();
  await expect(page.getByRole('heading', { name: 'Writing the report…' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Writing the report…' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the client' }).click();
  await expect(page.getByRole('tab', { name: /Reports/ })).toBeVisible();
  isHeld = false;
  await page.getByRole('tab', { name: /Reports/ }).click();
  await expect(page.getByRole('link', { name: 'Followed' })).toBeVisible({ timeout: WORK_MS });
});

test('a template and a note that a colleague takes away meanwhile are told of, and go from the lists', async ({
  page,
  service,
}) => {
  const clientId = await addClient(page, service, 'Mina', 'Meanwhile');
  await addNote(page, service, clientId, { title: 'First visit', markdown: 'Slept four hours.' });
  const removed = await addNote(page, service, clientId, { title: 'Second visit', markdown: 'Slept five hours.' });
  const deleted = await addTemplate(page, service, 'Taken away', [{ id: 'sleep', label: 'Sleep' }]);
  await page.goto(`/reports/new?client=${clientId}`);
  await page.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: 'Taken away' }).click();
  await call(page, service, 'DELETE', `/templates/${deleted}`);
  await call(page, service, 'POST', `/notes/${removed}/remove`, { reason: 'of another client' });
  await page.getByRole('button', { name: 'Write the report' }).click();
  await expect(page.getByText('This template was deleted meanwhile. Choose another one.')).toBeVisible();
  await expect(page.getByText('A note was removed meanwhile. Look at the choice again.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Template' })).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: 'First visit' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Second visit' })).toBeHidden();
});

test('a tablet shows notes or report', async ({ page, service }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const clientId = await addClientWithDemoNotes(page, service, 'Read');
  await call(page, service, 'POST', `/clients/${clientId}/reports`, { title: 'Read on a tablet' });
  await page.goto(`/reports/new?client=${clientId}`);
  await page.getByRole('button', { name: /^Read on a tablet/ }).click();
  await expect(textOf(page)).toBeVisible();
  await page.getByText('Notes', { exact: true }).first().click();
  await expect(textOf(page)).toBeHidden();
  await expect(page.getByRole('link', { name: /Referral and parent interview/ })).toBeVisible();
  await checkAccessibility(page);
});
