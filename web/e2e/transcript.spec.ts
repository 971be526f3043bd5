import type { Page } from '@playwright/test';
import { checkAccessibility } from './kit/check-accessibility.ts';
import { readDrafts } from './kit/drafts.ts';
import { addClient } from './kit/records.ts';
import type { Service } from './kit/service.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { lookAgain } from './kit/look-again.ts';
import { AUDIO, call, WORK_MS } from './kit/writing.ts';

const SAID =
  'The patience \\[? patient\\] slept well and has no pane \\[?\\] today. No pane at all. We will meet again next week.';

interface StoredNote {
  id: string;
  title: string;
  markdown: string;
  revision: number;
  words: number[][] | null;
}

interface Transcript {
  clientId: number;
  noteId: string;
  revision: number;
}

/** Of the worker's service: writing a recording down takes longer than a test. */
let recording: { clientId: number; noteId: string } | undefined;

async function addRecording(page: Page, service: Service): Promise<{ clientId: number; noteId: string }> {
  const clientId = await addClient(page, service, 'Tamsin', 'Notes');
  await page.goto(`/clients/${clientId}`);
  await page.getByLabel('Add PDF or audio files').setInputFiles(AUDIO);
  const list = page.getByRole('list', { name: 'Notes' });
  await expect(list.getByLabel('Recording')).toHaveCount(1, { timeout: WORK_MS });
  const { results } = await call<{ results: StoredNote[] }>(page, service, 'GET', `/clients/${clientId}/notes`);
  return { clientId, noteId: results[0]?.id ?? '' };
}

/** A recording that the service has written down, with words in it that were not heard for sure. */
async function addTranscript(page: Page, service: Service): Promise<Transcript> {
  recording ??= await addRecording(page, service);
  const { noteId } = recording;
  const { title, markdown, revision } = await call<StoredNote>(page, service, 'GET', `/notes/${noteId}`);
  const head = markdown.slice(0, markdown.indexOf(']\n\n') + 3);
  const body = { title, markdown: `${head}${SAID}\n`, session_date: null, revision };
  await call(page, service, 'PUT', `/notes/${noteId}`, body);
  return { ...recording, revision: revision + 1 };
}

const textOf = (page: Page) => page.getByRole('region', { name: 'Text of the note' });
const barOf = (page: Page) => page.getByRole('group', { name: 'Correct the transcript' });

async function openTranscript(page: Page, service: Service): Promise<Transcript> {
  await signIn(page, service, service.demo.admin);
  const transcript = await addTranscript(page, service);
  await page.goto(`/clients/${transcript.clientId}?note=${transcript.noteId}`);
  await expect(barOf(page).getByText('2 doubts', { exact: true })).toBeVisible();
  return transcript;
}

async function acceptFirstDoubt(page: Page): Promise<void> {
  await barOf(page).getByRole('button', { name: 'Next doubt' }).click();
  await barOf(page).getByRole('button', { name: 'Accept “patient”' }).click();
}

function playedSeconds(page: Page): Promise<number> {
  return page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
}

test('a transcript is corrected beside its sound, by keyboard alone', async ({ page, service }) => {
  const { noteId, revision } = await openTranscript(page, service);
  const [text, bar] = [textOf(page), barOf(page)];
  await expect(text.locator('[data-doubt]')).toHaveText(['patience', 'pane']);
  await checkAccessibility(page);

  await text.focus();
  await page.keyboard.press('n');
  await expect(bar.getByText('Doubt 1 of 2')).toBeVisible();
  await expect(bar.getByText('Heard: patience · likely: patient')).toBeVisible();
  await expect(text.locator('[data-selected]')).toHaveText('patience');
  await checkAccessibility(page);
  await page.keyboard.press('a');
  await expect(text).toContainText('The patient slept well');
  await expect(page.getByText('One correction is not saved yet.')).toBeVisible();

  await page.keyboard.press('p');
  await expect(bar.getByText('Heard: pane', { exact: true })).toBeVisible();
  await page.keyboard.press('e');
  await expect(bar.getByLabel('It should say')).toBeFocused();
  await page.keyboard.type('pain');
  await expect(bar.getByRole('button', { name: 'Everywhere (2 places)' })).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('button', { name: 'Everywhere (2 places)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toContainText('has no pain today. No pain at all.');
  await expect(text).toBeFocused();
  await expect(bar.getByText('No word is marked as doubtful.')).toBeVisible();
  await checkAccessibility(page);

  await page.getByRole('button', { name: 'Save the corrections' }).press('Enter');
  await expect(page.getByText('2 corrections are not saved yet.')).toBeHidden();
  const saved = await call<StoredNote>(page, service, 'GET', `/notes/${noteId}`);
  expect(saved.revision).toBe(revision + 1);
  expect(saved.markdown).toContain('The patient slept well and has no pain today. No pain at all. We will');
  const words = saved.words ?? [];
  expect(words.map(([start, end]) => saved.markdown.slice(start, end)).join(' ')).toContain(
    'no pain today. No pain at all.',
  );
});

test('a word plays from where it is said, and is shown while it plays', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  const { clientId, noteId } = await addTranscript(page, service);
  await page.goto(`/clients/${clientId}?note=${noteId}`);
  const text = textOf(page);
  const week = text.locator('[data-word]').filter({ hasText: 'week.' });
  await expect(week).toBeVisible();
  const { words, markdown } = await call<StoredNote>(page, service, 'GET', `/notes/${noteId}`);
  const ms = words?.find(([start, end]) => markdown.slice(start, end) === 'week.')?.[2] ?? 0;
  expect(ms).toBeGreaterThan(2000);
  await week.click();
  await expect.poll(() => playedSeconds(page)).toBeGreaterThanOrEqual((ms - 200) / 1000);
  await expect(text.locator('[data-playing]')).toHaveText(/next|week\./);
});

test('corrections that were not saved are still there after the page is left', async ({ page, service }) => {
  const { clientId } = await openTranscript(page, service);
  await acceptFirstDoubt(page);
  await expect(page.getByText('One correction is not saved yet.')).toBeVisible();
  await expect.poll(() => readDrafts(page)).toContain('The patient slept well');
  await page.goto(`/clients/${clientId}`);
  await page.getByRole('button', { name: 'Continue writing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the note' });
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toContainText('The patient slept well');
});

test('corrections that were not saved are offered once the note is closed, and no more once they are saved', async ({
  page,
  service,
}) => {
  await openTranscript(page, service);
  const kept = page.getByRole('alert').filter({ hasText: 'A correction is not saved yet' });
  await acceptFirstDoubt(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: 'Continue writing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save the note' }).click();
  await expect(kept).toBeHidden();
});

test('a correction that is undone leaves no word selected, since another would stand in its place', async ({
  page,
  service,
}) => {
  await openTranscript(page, service);
  const [text, bar] = [textOf(page), barOf(page)];
  await text.locator('[data-word]').filter({ hasText: 'slept' }).click();
  await bar.getByLabel('It should say').fill('has slept very');
  await bar.getByRole('button', { name: 'Put right' }).click();
  await text.locator('[data-word]').filter({ hasText: 'today' }).click();
  await bar.getByLabel('It should say').fill('tonight');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toContainText('slept well');
  await expect(bar.getByLabel('It should say')).toBeHidden();
  await expect(text.locator('[data-selected]')).toHaveCount(0);
});

test('the text can be read and pressed on a small phone, held upright or across, and at twice the size', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { clientId, noteId } = await openTranscript(page, service);
  await acceptFirstDoubt(page);
  const week = textOf(page).locator('[data-word]').filter({ hasText: 'week.' });
  await week.click();
  await expect(barOf(page).getByText('Heard: week')).toBeAttached();
  await page.setViewportSize({ width: 844, height: 390 });
  await week.click();
  await expect(week).toBeInViewport();

  await page.goto(`/reports/new?client=${clientId}&note=${noteId}`);
  await page.getByRole('radiogroup', { name: 'What to show' }).getByText('Notes').click();
  await week.click();
  await expect(week).toBeInViewport();
});

test('a colleague who saves meanwhile takes nothing off the screen', async ({ page, service }) => {
  const { noteId } = await openTranscript(page, service);
  await acceptFirstDoubt(page);
  const { title, markdown, revision } = await call<StoredNote>(page, service, 'GET', `/notes/${noteId}`);
  const body = { title, markdown: `${markdown}\nRang on Friday.\n`, session_date: null, revision };
  await call(page, service, 'PUT', `/notes/${noteId}`, body);
  await lookAgain(page, page.getByText('Somebody else has corrected this note'));
  await expect(textOf(page)).toContainText('The patient slept well');
  await expect(page.getByText('One correction is not saved yet.')).toBeVisible();
  await checkAccessibility(page);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(textOf(page)).toContainText('Rang on Friday.');
  await expect(page.getByText('Somebody else has corrected this note')).toBeHidden();
});

test('what is corrected while the corrections are on their way is not taken', async ({ page, service }) => {
  const { noteId } = await openTranscript(page, service);
  await textOf(page).focus();
  await page.keyboard.press('n');
  await page.keyboard.press('a');
  await expect(page.getByText('One correction is not saved yet.')).toBeVisible();
  const release = Promise.withResolvers<void>();
  await page.route(`**/notes/${noteId}`, async (route) => {
    if (route.request().method() === 'PUT') await release.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save the corrections' }).click();
  await textOf(page).focus();
  await page.keyboard.press('n');
  await page.keyboard.press('k');
  await expect(page.getByText('One correction is not saved yet.')).toBeVisible();
  release.resolve();
  await expect(page.getByText('One correction is not saved yet.')).toBeHidden();
  const { markdown } = await call<StoredNote>(page, service, 'GET', `/notes/${noteId}`);
  expect(markdown).toContain('The patient slept well and has no pane \\[?\\] today.');
  await expect(textOf(page).locator('[data-doubt]')).toHaveText(['pane']);
});
