import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { checkAccessibility } from './kit/check-accessibility.ts';
import { readDrafts } from './kit/drafts.ts';
import { addClient } from './kit/records.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { AUDIO, call, PDF, WORK_MS } from './kit/writing.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../../server/src/intake/pdf/fixtures');
const ENCRYPTED = path.join(FIXTURES, 'encrypted.pdf');
const LATER_MS = 60_000;

/** Wherever notes are: what can be done with them is the same. */
const PLACES = {
  'the client page': (clientId: number) => `/clients/${clientId}`,
  'the writing room': (clientId: number) => `/reports/new?client=${clientId}`,
};

test.use({ expectedErrors: [/Failed to load resource/] });

test.beforeEach(async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
});

const listOf = (page: Page) => page.getByRole('list', { name: 'Notes' });
const goOn = (tab: Page) => tab.getByRole('button', { name: 'Continue writing' });
const noteOf = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Note' });

/** In place of what the rich editor holds. */
async function writeIn(dialog: Locator, text: string): Promise<void> {
  await expect(noteOf(dialog)).toHaveAttribute('contenteditable', 'true');
  await noteOf(dialog).click();
  await dialog.page().keyboard.press('Control+a');
  await dialog.page().keyboard.type(text);
}

/** As Excel puts a table on the clipboard: with a picture of it. */
async function pasteTable(dialog: Locator): Promise<void> {
  await noteOf(dialog).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'PHQ-9 12');
    clipboardData.setData('text/html', '<table><tr><td>PHQ-9</td><td>12</td></tr></table>');
    clipboardData.items.add(new File(['a picture'], 'image.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
}

const filesOf = (page: Page) => page.getByLabel('Add PDF or audio files');

test('a note that is on its way is not left, and nothing can be typed into it', async ({ page, service }) => {
  await page.goto(`/clients/${await addClient(page, service, 'Rowan', 'Slow')}`);
  const held = Promise.withResolvers<void>();
  await page.route('**/v1/console/clients/*/notes', async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Write a note' });
  await writeIn(dialog, 'All of it.');
  await pasteTable(dialog);
  await expect(noteOf(dialog)).toContainText('PHQ-9');
  await dialog.getByRole('button', { name: 'Save the note' }).click();
  await expect(dialog.locator('[inert]').getByLabel('Title')).toBeAttached();
  await page.keyboard.type(' And more.');
  await expect(dialog.locator('[inert]')).not.toContainText('And more.');
  await dialog.getByRole('button', { name: 'Close' }).press('Escape');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeVisible();
  held.resolve();
  await expect(dialog).toBeHidden();
  // The picture beside the table is no file that somebody wished to add.
  await expect(page.getByText('image.png')).toHaveCount(0);
});

test('a note that was left is gone on with in one tab at a time, and is one note', async ({
  page,
  context,
  service,
}) => {
  const address = `/clients/${await addClient(page, service, 'Rowan', 'Tabs')}`;
  const [other, dialog] = [await context.newPage(), page.getByRole('dialog', { name: 'Write a note' })];
  await page.goto(address);
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await writeIn(dialog, 'Slept badly.');
  await expect.poll(() => readDrafts(page)).toContain('Slept badly.');
  await dialog.getByLabel('Title').press('Escape');
  await other.goto(address);
  await expect(goOn(other)).toBeVisible();

  await goOn(page).click();
  await goOn(other).click();
  await expect(other.getByText('being written in another tab')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save the note' }).click();
  await expect(dialog).toBeHidden();
  await goOn(other).click();
  await expect(other.getByText('saved or discarded in another tab')).toBeVisible();
  await expect(goOn(other)).toHaveCount(0);
  await other.reload();
  await expect(listOf(other).getByRole('link')).toHaveCount(1);
});

for (const [place, addressOf] of Object.entries(PLACES)) {
  test(`a note is written in ${place}, and a half-written one is never lost`, async ({ page, service }) => {
    await page.goto(addressOf(await addClient(page, service, 'Rowan', 'Notes')));
    await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Write a note' });
    await dialog.getByLabel('Title').fill('First visit');
    await writeIn(dialog, '## Mood');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Brighter than in spring.');
    await expect(dialog.getByRole('heading', { name: 'Mood' })).toBeVisible();
    await expect(noteOf(dialog)).toContainText('Brighter than in spring.');
    await checkAccessibility(page);
    await expect.poll(() => readDrafts(page)).toContain('Brighter than in spring.');
    await page.reload();

    await page.getByRole('button', { name: 'Continue writing' }).click();
    await expect(dialog.getByLabel('Title')).toHaveValue('First visit');
    await expect(dialog.getByRole('heading', { name: 'Mood' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Write as Markdown' }).click();
    await expect(noteOf(dialog)).toHaveValue('## Mood\n\nBrighter than in spring.');
    await noteOf(dialog).fill('## Mood\n\nBrighter than in summer.');
    await dialog.getByRole('button', { name: 'Use the rich editor' }).click();
    await expect(noteOf(dialog)).toContainText('Brighter than in summer.');
    await dialog.getByLabel('Title').focus();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog', { name: 'Discard the note?' }).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Continue writing' }).click();
    await expect(noteOf(dialog)).toContainText('summer');
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog', { name: 'Discard the note?' }).getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Save the note' }).click();
    await expect(page.getByRole('button', { name: 'Continue writing' })).toBeHidden();

    const link = page.getByRole('link', { name: 'First visit' });
    // A message at the edge of the window has a button of the same name.
    const close = page.locator('main, [role="dialog"]').getByRole('button', { name: /^(?:Close|Back to the notes)$/ });
    await link.press('Enter');
    await expect(page.getByRole('heading', { name: 'Mood' })).toBeVisible();
    await checkAccessibility(page);
    await close.press('Enter');
    await expect(link).toBeFocused();
    await link.press('Enter');
    await page.reload();
    await expect(page.getByText('Brighter than in summer.')).toBeVisible();
    await close.click();
    await expect(page.getByText('Brighter than in summer.')).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test(`files become notes in ${place}, and what fails stays until it is dismissed`, async ({ page, service }) => {
    await page.goto(addressOf(await addClient(page, service, 'Una', 'Notes')));
    const listings: string[] = [];
    page.on('request', (request) => {
      if (/\/clients\/\d+\/jobs/.test(request.url())) listings.push(request.url());
    });
    await filesOf(page).setInputFiles([PDF, AUDIO, ENCRYPTED, import.meta.filename]);
    await expect(page.getByText('This is neither a PDF nor a recording.')).toBeVisible();
    await expect(listOf(page).getByLabel('PDF')).toHaveCount(1, { timeout: WORK_MS });
    await expect(listOf(page).getByLabel('Recording')).toHaveCount(1, { timeout: WORK_MS });
    const failure = page.getByRole('alert').filter({ hasText: 'encrypted.pdf' });
    await expect(failure).toContainText('locked with a password');
    // Looking at the list leaves an audit row: once for the page and for each file, however long the work takes.
    expect(listings.length).toBeLessThanOrEqual(4);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    await checkAccessibility(page);

    await page.reload();
    await expect(failure).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss: encrypted.pdf' }).click();
    await expect(failure).toBeHidden();
    await page.reload();
    await listOf(page)
      .getByRole('listitem')
      .filter({ has: page.getByLabel('PDF') })
      .getByRole('link')
      .click();
    await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
    await expect(failure).toBeHidden();
    const original = page.getByRole('link', { name: /Open the PDF/ });
    const answer = await page.request.get((await original.getAttribute('href')) ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });

  test(`a recording made in ${place} survives a crash, and is sent afterwards`, async ({ context, page, service }) => {
    await useTone(context);
    const address = addressOf(await addClient(page, service, 'Iris', 'Notes'));
    await page.goto(address);
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    const recorder = page.getByRole('region', { name: 'Recording' });
    // Two seconds or more: a busy machine may not show each second.
    await expect(recorder.getByRole('timer')).toHaveText(/^0:(?:0[2-9]|[1-5]\d)$/);
    await checkAccessibility(page);
    await recorder.getByRole('button', { name: 'Pause' }).click();
    await expect(recorder.getByText('Paused')).toBeVisible();
    await recorder.getByRole('button', { name: 'Discard' }).click();
    const question = page.getByRole('dialog', { name: 'Discard the recording?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(recorder.getByText('Paused')).toBeVisible();
    await page.goto('chrome://crash').catch(() => {});

    // A while later: a recording that is a few seconds old may still be under way in another tab.
    const next = await context.newPage();
    await next.addInitScript((laterMs) => {
      const { now } = Date;
      Date.now = () => now() + laterMs;
    }, LATER_MS);
    await next.goto(address);
    await expect(next.getByText('A recording was not sent')).toBeVisible();
    const held = Promise.withResolvers<void>();
    const slow = Promise.withResolvers<void>();
    await next.route('**/transcriptions/upload', async (route) => {
      held.resolve();
      await slow.promise;
      await route.continue();
    });
    let uploads = 0;
    next.on('request', (request) => {
      if (request.url().endsWith('/transcriptions/upload')) uploads += 1;
    });
    await next.getByRole('button', { name: 'Send it' }).dblclick();
    // While it is on its way nobody is asked to send it a second time.
    await expect(next.getByText(/Sending…|Being checked/)).toBeVisible();
    await expect(next.getByText('A recording was not sent')).toBeHidden();
    await held.promise;
    slow.resolve();
    await expect(next.getByRole('alert').filter({ hasText: 'No speech was found' })).toBeVisible({ timeout: WORK_MS });
    await expect(next.getByText('A recording was not sent')).toBeHidden();
    expect(uploads).toBe(1);
  });
}

test('a recording that is paused is nobody’s to send, a lost microphone is told, and a double click sends it once', async ({
  context,
  page,
  service,
}) => {
  await useTone(context);
  const address = `/clients/${await addClient(page, service, 'Iris', 'Notes')}`;
  await page.goto(address);
  await page.evaluate(() => {
    const listen = navigator.mediaDevices.getUserMedia;
    navigator.mediaDevices.getUserMedia = async () => {
      const stream = await listen();
      addEventListener('unplug', () => stream.getTracks().forEach((track) => track.stop()));
      return stream;
    };
  });
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  const recorder = page.getByRole('region', { name: 'Recording' });
  await expect(recorder.getByRole('timer')).not.toHaveText('0:00');
  await recorder.getByRole('button', { name: 'Pause' }).click();

  const other = await context.newPage();
  await other.clock.setFixedTime(Date.now() + LATER_MS);
  await other.goto(address);
  await expect(other.getByText('No notes yet')).toBeVisible();
  await expect(other.getByText('A recording was not sent')).toBeHidden();
  await other.close();

  await recorder.getByRole('button', { name: 'Continue' }).click();
  // Asked whether to leave and stop it: no.
  await page.getByRole('link', { name: 'Templates' }).click();
  await expect(recorder.getByText('Recording', { exact: true })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('unplug')));
  await expect(recorder.getByText('the microphone is gone')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/transcriptions/upload')) sent.push(request.url());
  });
  await recorder.getByRole('button', { name: 'Stop and transcribe' }).dblclick();
  await expect(page.getByRole('alert').filter({ hasText: 'No speech was found' })).toBeVisible({ timeout: WORK_MS });
  expect(sent).toHaveLength(1);
});

/** A tone in place of a microphone. */
async function useTone(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (!isSecureContext) return;
    navigator.mediaDevices.getUserMedia = async () => {
      const audio = new AudioContext();
      const tone = audio.createOscillator();
      const end = audio.createMediaStreamDestination();
      tone.connect(end);
      tone.start();
      return end.stream;
    };
  });
}

test('a file goes on being sent on other pages, and is sent again when that failed', async ({ page, service }) => {
  const clientId = await addClient(page, service, 'Odile', 'Notes');
  const countNotes = async (): Promise<number> =>
    (await call<{ total: number }>(page, service, 'GET', `/clients/${clientId}/notes`)).total;
  const broken = Promise.withResolvers<void>();
  await page.route('**/notes/upload', async (route) => {
    await broken.promise;
    await route.abort();
  });
  await page.goto(`/clients/${clientId}`);
  await filesOf(page).setInputFiles(PDF);
  const sending = page.getByText(/Sending…|Being checked/);
  await expect(sending).toBeVisible();
  await page.getByRole('link', { name: 'Start a report' }).click();
  await expect(page.getByRole('heading', { name: 'Write a report' })).toBeVisible();
  await expect(sending).toBeVisible();
  broken.resolve();
  await expect(page.getByRole('alert').filter({ hasText: 'Not sent.' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the client' }).click();
  await expect(page.getByRole('link', { name: 'Start a report' })).toBeVisible();
  await page.unroute('**/notes/upload');
  // The file has been read by the time the page asks for the first time how far that is.
  await page.route('**/clients/*/jobs?*', async (route) => {
    await expect.poll(countNotes, { timeout: WORK_MS }).toBe(1);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(listOf(page).getByLabel('PDF')).toHaveCount(1, { timeout: WORK_MS });
});

test('whoever is signed out while recording stays, and sends it after signing in again', async ({
  context,
  page,
  service,
}) => {
  await useTone(context);
  const clientId = await addClient(page, service, 'Signe', 'Notes');
  await page.goto(`/clients/${clientId}`);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  const recorder = page.getByRole('region', { name: 'Recording' });
  await expect(recorder.getByRole('timer')).not.toHaveText('0:00');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Edit' }).click();
  const details = page.getByRole('dialog');
  await details.getByLabel('First name').fill('Signy');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByText('You are signed out.')).toBeVisible();
  await details.getByRole('button', { name: 'Cancel' }).click();
  await expect(recorder.getByText('Recording', { exact: true })).toBeVisible();
  await recorder.getByRole('button', { name: 'Stop and transcribe' }).click();
  const left = page.getByRole('alert').filter({ hasText: 'Not sent. You are signed out.' });
  await expect(left).toBeVisible();
  await signIn(page, service, service.demo.admin);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No speech was found' })).toBeVisible({ timeout: WORK_MS });
});

test('a file without a byte in it is said to be empty', async ({ page, service }) => {
  await page.goto(`/clients/${await addClient(page, service, 'Emmy', 'Notes')}`);
  await filesOf(page).setInputFiles([{ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }]);
  await expect(page.getByRole('alert').filter({ hasText: 'Not sent. This file is empty.' })).toBeVisible();
});

test('two uploads with one title are told apart by their files, in the list and where notes are chosen', async ({
  page,
  service,
}) => {
  const clientId = await addClient(page, service, 'Twyla', 'Notes');
  await page.goto(`/reports/new?client=${clientId}`);
  const buffer = readFileSync(PDF);
  const names = ['letter of March.pdf', 'letter of May.pdf'];
  await filesOf(page).setInputFiles(names.map((name) => ({ name, mimeType: 'application/pdf', buffer })));
  await expect(listOf(page).getByLabel('PDF')).toHaveCount(2, { timeout: WORK_MS });
  const titles = await listOf(page).getByRole('link').allTextContents();
  expect(titles[0]).toBe(titles[1]);
  for (const name of names) {
    await expect(listOf(page).getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
    await expect(page.getByRole('checkbox', { name })).toHaveCount(1);
  }
  await listOf(page).getByRole('listitem').filter({ hasText: 'letter of May.pdf' }).getByRole('link').click();
  await expect(page.getByText('PDF (letter of May.pdf)')).toBeVisible();
});

test('a note written in whatever way is corrected in the rich editor, and the rest of it stays as it was', async ({
  page,
  service,
}) => {
  const clientId = await addClient(page, service, 'Wilma', 'Notes');
  const note = { title: 'Wrapped', markdown: '* sleeps\n  badly\n* eats\n\nSees <b>friends</b>.' };
  const { id } = await call<{ id: string }>(page, service, 'POST', `/clients/${clientId}/notes`, note);
  await page.goto(`/clients/${clientId}?note=${id}`);
  await page.getByRole('button', { name: 'Correct' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the note' });
  await expect(noteOf(dialog)).toHaveAttribute('contenteditable', 'true');
  await expect(noteOf(dialog).getByRole('listitem')).toHaveText(['sleeps badly', 'eats']);
  await expect(dialog.getByRole('button', { name: 'Keyboard shortcuts' })).toBeInViewport({ ratio: 1 });
  await noteOf(dialog).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Often.');
  await expect(noteOf(dialog)).toContainText('Often.');
  await dialog.getByRole('button', { name: 'Save the note' }).press('Enter');
  await expect(dialog).toBeHidden();
  const saved = await call<{ markdown: string }>(page, service, 'GET', `/notes/${id}`);
  expect(saved.markdown).toBe(`${note.markdown}\n\nOften.`);
});

test('a note with lines that the rich editor does not show is edited as Markdown, which says why', async ({
  page,
  service,
}) => {
  const clientId = await addClient(page, service, 'Nils', 'Notes');
  const note = { title: 'With an address', markdown: 'See [the letter][1].\n\n[1]: https://example.org/letter' };
  const { id } = await call<{ id: string }>(page, service, 'POST', `/clients/${clientId}/notes`, note);
  await page.goto(`/clients/${clientId}?note=${id}`);
  await page.getByRole('button', { name: 'Correct' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the note' });
  await expect(dialog.getByText('it has lines that the rich editor does not show')).toBeVisible();
  await expect(noteOf(dialog)).toHaveValue(note.markdown);
  await checkAccessibility(page);
  await noteOf(dialog).fill(`Often.\n\n${note.markdown}`);
  await dialog.getByRole('button', { name: 'Save the note' }).click();
  await expect(dialog).toBeHidden();
  const saved = await call<{ markdown: string }>(page, service, 'GET', `/notes/${id}`);
  expect(saved.markdown).toBe(`Often.\n\n${note.markdown}`);
});

test('of more notes than a report can have, all are found and any can be chosen', async ({ page, service }) => {
  const clientId = await addClient(page, service, 'Manon', 'Notes');
  for (let first = 0; first < 120; first += 20) {
    const titles = Array.from({ length: 20 }, (_, index) => `Visit ${String(first + index).padStart(3, '0')}`);
    await Promise.all(
      titles.map((title) =>
        call(page, service, 'POST', `/clients/${clientId}/notes`, { title, markdown: 'Slept well.' }),
      ),
    );
  }
  await page.goto(`/reports/new?client=${clientId}`);
  await page.getByLabel('Search the notes', { exact: true }).fill('visit 000');
  await expect(listOf(page).getByRole('link')).toHaveText(['Visit 000']);

  const chosen = page.getByText(/of 120 chosen/);
  await expect(chosen).toHaveText('Notes (100 of 120 chosen)');
  await expect(
    page.getByText('A report is written from at most 100 notes. Remove one to choose another.'),
  ).toBeVisible();
  const search = page.getByLabel('Search the notes to choose');
  await search.fill('visit 000');
  await expect(page.getByRole('checkbox', { name: /Visit 000/ })).toBeDisabled();
  await search.fill('visit 119');
  await page.getByRole('checkbox', { name: /Visit 119/ }).uncheck();
  await search.fill('visit 000');
  await page.getByRole('checkbox', { name: /Visit 000/ }).check();
  await expect(chosen).toHaveText('Notes (100 of 120 chosen)');
  await page.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: 'Psychological assessment report' }).click();
  const asked = page.waitForRequest('**/reports/generate');
  await page.getByRole('button', { name: 'Write the report' }).click();
  expect(((await asked).postDataJSON() as { note_ids: string[] }).note_ids).toHaveLength(100);
  await page.waitForURL(/\/reports\/rep_/, { timeout: WORK_MS });
});

for (const [place, addressOf] of Object.entries(PLACES)) {
  test(`a note is corrected, removed and restored in ${place}`, async ({ page, service }) => {
    const clientId = await addClient(page, service, 'Corin', 'Notes');
    const note = { title: 'Call', markdown: 'Takes lies in April 10 mg.' };
    await call(page, service, 'POST', `/clients/${clientId}/notes`, note);
    await page.goto(addressOf(clientId));
    await page.getByRole('link', { name: 'Call' }).click();
    await page.getByRole('button', { name: 'Correct' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct the note' });
    await writeIn(dialog, 'Takes lisinopril 10 mg.');
    await dialog.getByLabel('Date of the session').fill('2026-03-02');
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: 'Save the note' }).click();
    await expect(page.getByText('Takes lisinopril 10 mg.')).toBeVisible();
    await expect(page.getByText(/session of 2 Mar 2026 · corrected by/)).toBeVisible();
    await checkAccessibility(page);

    await page.getByRole('button', { name: 'Remove' }).click();
    const removal = page.getByRole('dialog', { name: 'Remove the note?' });
    await expect(removal.getByRole('button', { name: 'Remove the note' })).toBeDisabled();
    await removal.getByLabel('Why').fill('Of another client');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();

    await page.getByRole('button', { name: 'Removed notes (1)' }).click();
    const removed = page.getByRole('dialog', { name: 'Removed notes' });
    await expect(removed.getByText('Of another client')).toBeVisible();
    await checkAccessibility(page);
    await removed.getByRole('button', { name: 'Restore' }).click();
    await expect(removed).toBeHidden();
    await expect(listOf(page).getByRole('link', { name: 'Call' })).toBeVisible();
    await expect(listOf(page)).toContainText('2 Mar 2026');
  });
}
