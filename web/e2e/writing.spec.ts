import { checkAccessibility } from './kit/check-accessibility.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { AUDIO, expectSaved, fetchReport, PDF, textOf, typeAtEnd, writeReport } from './kit/writing.ts';

test.beforeEach(async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
});

test('a report is written from notes, shows what it rests on, and one section is written again', async ({
  page,
  service,
}) => {
  await page.goto('/reports/new?client=1');
  await expect(page.getByRole('heading', { name: 'Write a report' })).toBeVisible();
  await checkAccessibility(page);
  const id = await writeReport(page, 1);
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
  await expect(card.getByRole('button', { name: 'I have checked it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Alt+Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('to-check')).not.toHaveText(before);
  await expectSaved(page);

  // One section again, while something else is edited.
  await page.getByRole('button', { name: 'Write again: Background and history' }).click();
  await page.getByLabel('What to write').fill('One sentence about school.');
  await page.getByRole('dialog').getByRole('button', { name: 'Write again' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await typeAtEnd(page, ' Edited meanwhile.');
  await expect(page.getByText('Writing again…')).toBeHidden({ timeout: 40_000 });
  await expectSaved(page);
  const stored = JSON.stringify(await fetchReport(page, service, id));
  expect(stored).toContain('Edited meanwhile.');
  expect(stored).toContain('One sentence about school.');

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
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download as Word' }).click();
  const download = await downloading;
  expect([await download.failure(), download.suggestedFilename()]).toEqual([null, expect.stringMatching(/\.docx$/)]);
});

test('notes come from a PDF, a recording and the keyboard, and a fault is told', async ({ page }) => {
  await page.goto('/reports/new?client=3');
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await page.getByLabel('Note', { exact: true }).fill('# Phone call\n\nHe slept **badly** again.');
  await page.getByLabel('Name').fill('Phone call with school');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await page.getByRole('button', { name: /Phone call with school/ }).click();
  await expect(page.getByText('He slept badly again.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the notes' }).click();

  const files = page.getByLabel('Add PDF or audio files');
  await files.setInputFiles([PDF, AUDIO]);
  const list = page.getByRole('region', { name: 'Notes', exact: true }).getByRole('list');
  await expect(list.getByLabel('PDF')).toHaveCount(1, { timeout: 40_000 });
  await list
    .getByRole('button')
    .filter({ has: page.getByLabel('PDF') })
    .click();
  await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Open the PDF/ })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Back to the notes' }).click();
  await expect(list.getByLabel('Recording')).toHaveCount(1, { timeout: 40_000 });
  await list
    .getByRole('button')
    .filter({ has: page.getByLabel('Recording') })
    .click();
  await expect(page.getByLabel('The recording')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the notes' }).click();

  await files.setInputFiles({
    name: 'broken.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 nothing'),
  });
  const fault = page.getByRole('alert').filter({ hasText: 'broken.pdf' });
  await expect(fault).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss: broken.pdf' }).click();
  await expect(fault).toBeHidden();
});

test('a recording survives a crash, and is sent afterwards', async ({ context, page }) => {
  // A tone in place of a microphone.
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
  await page.goto('/reports/new?client=2');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  const recorder = page.getByRole('region', { name: 'Recording' });
  await expect(recorder.getByRole('timer')).toHaveText('0:02');
  await checkAccessibility(page);
  await recorder.getByRole('button', { name: 'Pause' }).click();
  await expect(recorder.getByText('Paused')).toBeVisible();
  await page.goto('chrome://crash').catch(() => {});

  const next = await context.newPage();
  await next.goto('/reports/new?client=2');
  await expect(next.getByText('A recording was not sent')).toBeVisible({ timeout: 20_000 });
  await next.getByRole('button', { name: 'Send it' }).click();
  await expect(next.getByRole('alert').filter({ hasText: 'No speech was found' })).toBeVisible({ timeout: 40_000 });
  await expect(next.getByText('A recording was not sent')).toBeHidden();
});

test('a tablet shows notes or report', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/reports/new?client=1');
  await page.getByRole('button', { name: /Educational psychology assessment/ }).click();
  await expect(textOf(page)).toBeVisible();
  await page.getByText('Notes', { exact: true }).first().click();
  await expect(textOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /Referral and parent interview/ })).toBeVisible();
  await checkAccessibility(page);
});
