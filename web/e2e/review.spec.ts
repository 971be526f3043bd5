import { expect, type Locator, type Page } from '@playwright/test';
import { checkAccessibility } from './kit/check-accessibility.ts';
import { addClient, addNote, addTemplate, generateReport, type PromptSection, saveUnsupported } from './kit/records.ts';
import type { Service } from './kit/service.ts';
import { signIn } from './kit/sign-in.ts';
import { test } from './kit/test.ts';
import { call, expectSaved, fetchReport, textOf } from './kit/writing.ts';

const NOTE = [
  'Sleep: goes to bed at ten and wakes twice a night.',
  'Education: he is in year 5 and reads two years behind his class.',
  'He told his mother last week that he wants to kill himself.',
  'Medication: melatonin 3 mg at night.',
  '| Index | Standard score | Percentile |\n|---|---|---|\n| Verbal Comprehension | 92 | 30 |\n| Working Memory | 85 | 16 |',
].join('\n\n');

const SECTIONS: PromptSection[] = [
  { id: 'sleep', label: 'Sleep' },
  { id: 'education', label: 'Education' },
  { id: 'scores', label: 'Test results', form: 'table' },
];

interface Report {
  version: number;
  title: string;
  content: unknown;
}

interface Made {
  reportId: string;
  noteId: string;
}

/** A report from one note, in which somebody has since changed a sentence into one that the note contradicts. */
async function writeFaultyReport(page: Page, service: Service): Promise<Made> {
  const clientId = await addClient(page, service, 'Ben', 'Reviewed');
  const noteId = await addNote(page, service, clientId, { title: 'First visit', markdown: NOTE });
  const templateId = await addTemplate(page, service, 'Three sections', SECTIONS);
  const reportId = await generateReport(page, service, clientId, { template_id: templateId, note_ids: [noteId] });
  await saveUnsupported(page, service, reportId, /year \d/, ['year 8', 'year 9']);
  return { reportId, noteId };
}

const progressOf = (page: Page): Locator => page.getByTestId('review-progress');
const itemOf = (page: Page): Locator => page.getByTestId('review-item');

async function openReview(page: Page, reportId: string): Promise<void> {
  await page.goto(`/reports/${reportId}`);
  await expect(textOf(page)).toBeVisible();
  await expectSaved(page);
  await page.getByRole('button', { name: 'Review', exact: true }).press('Enter');
  await expect(itemOf(page)).toBeFocused();
  await expect(itemOf(page).getByRole('heading', { level: 3 })).toBeVisible();
}

/** A check that ends late makes other items of what it marks: the page has heard of it once it has asked again. */
async function expectChecked(page: Page, service: Service, reportId: string): Promise<void> {
  const path = `/reports/${reportId}/review`;
  await expect
    .poll(async () => (await call<{ is_rechecking: boolean }>(page, service, 'GET', path)).is_rechecking)
    .toBe(false);
  await page.waitForResponse((response) => response.url().endsWith(`${path}/decisions`));
}

/** Presses a key for the item that is looked at once nothing is under way, and waits until it is another one. */
async function pressAndGoOn(page: Page, keyOf: (heading: string) => string): Promise<void> {
  await expect(itemOf(page)).toBeFocused();
  await expect(itemOf(page)).toHaveAttribute('aria-busy', 'false');
  const before = (await itemOf(page).getAttribute('data-item')) ?? '';
  // A check that ends late may put another item here: the heading is that of the item which was just read.
  const heading = await page.locator(`[data-item="${before}"]`).getByRole('heading', { level: 3 }).innerText();
  await page.keyboard.press(keyOf(heading));
  await expect(itemOf(page)).not.toHaveAttribute('data-item', before);
}

const goOn = (): string => 'n';

/** Decides about the item that is looked at, or about the next one where somebody else has decided already. */
async function settleOne(page: Page, keyOf: (heading: string) => string): Promise<void> {
  if ((await page.getByTestId('review-decision').count()) > 0) await pressAndGoOn(page, goOn);
  await pressAndGoOn(page, keyOf);
}

const isUnplaced = (heading: string): boolean => /^(?:Not in|In) the report/.test(heading);

test('a report is reviewed by the keyboard alone, from what is wrong to what is left out', async ({
  page,
  service,
}) => {
  await signIn(page, service, service.demo.admin);
  const { reportId } = await writeFaultyReport(page, service);
  await openReview(page, reportId);
  await expect(progressOf(page)).toHaveText(/^0 of \d/);

  // What the notes do not bear out comes first, with what they say instead.
  await expect(itemOf(page)).toContainText(/he is in year [89]/i);
  await expect(itemOf(page)).toContainText(/Contradicts the notes|not found in the notes/);
  await expect(textOf(page).locator('[data-spotlight]').first()).toContainText(/he is in year/i);
  await checkAccessibility(page);

  // To the text, where the keys write letters, and back.
  await page.keyboard.press('e');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press('Shift+Home');
  await page.keyboard.type('He is in year 5 and reads behind his class.');
  await expect(textOf(page)).toContainText('He is in year 5 and reads behind his class.');
  await expectSaved(page);
  await expectChecked(page, service, reportId);
  await page.keyboard.press('Alt+r');
  await expect(itemOf(page)).toBeFocused();
  await expect(page.getByText('he is in year 8').or(page.getByText('he is in year 9'))).toHaveCount(0);

  // Numbers stand cell against cell.
  const score = itemOf(page).getByRole('cell', { name: '92', exact: true });
  // oxlint-disable-next-line no-await-in-loop -- a person looks at one after the other
  while (!(await score.isVisible())) await pressAndGoOn(page, goOn);
  await expect(itemOf(page).getByRole('cell', { name: '92 (Standard score)' })).toBeVisible();
  await checkAccessibility(page);

  // Confirmed, and taken back.
  await settleOne(page, () => 'c');
  await page.keyboard.press('b');
  await expect(page.getByTestId('review-decision')).toContainText('Confirmed by');
  const decision = '**/v1/console/reports/*/review/decisions/*';
  await page.route(decision, (route) => route.fulfill({ status: 429, json: { detail: 'Rate limit exceeded' } }));
  await page.keyboard.press('u');
  await expect(page.getByRole('alert')).toContainText('Too many attempts');
  await expect(page.getByText('Taken back.')).toHaveCount(0);
  await page.unroute(decision);
  await page.keyboard.press('u');
  await expect(page.getByText('Taken back.')).toBeAttached();
  await expect(progressOf(page)).toHaveText(/^0 of/);
  await expect(page.getByTestId('review-decision')).toHaveCount(0);

  // All sentences; then risk is the first of what is not in the report, and is put into a section.
  while (!/^Left: \d+ passages?/.test(await page.getByText(/^Left: /).innerText())) {
    // oxlint-disable-next-line no-await-in-loop -- a person decides one after the other
    await settleOne(page, (heading) => (isUnplaced(heading) ? 'n' : 'c'));
    // oxlint-disable-next-line no-await-in-loop -- what is accepted is saved before the next is looked at
    await expectSaved(page);
  }
  await expect(itemOf(page)).toContainText('kill himself');
  await expect(itemOf(page)).toContainText('Risk');
  await checkAccessibility(page);
  await expect(itemOf(page)).toBeFocused();
  // The page hears late of the report that has the passage: what was put into it is not asked about once more.
  const hold = Promise.withResolvers<void>();
  const reviewPath = `/v1/console/reports/${reportId}/review`;
  await page.route(`**${reviewPath}`, async (route) => {
    await hold.promise;
    await route.continue();
  });
  await page.keyboard.press('o');
  await page.getByRole('menuitem', { name: 'Sleep' }).press('Enter');
  await expect(textOf(page).locator('[data-evidence]', { hasText: '“He told his mother' })).toBeVisible();
  await expectSaved(page);
  await settleOne(page, () => 's');
  const heard = page.waitForResponse((response) => response.url().endsWith(reviewPath));
  hold.resolve();
  await heard;
  await expect(page.getByText(/^Left: .*passages? that (?:is|are) not in the report/)).toHaveCount(0);

  // The rest is confirmed, and then it is done; a reload finds it so.
  const end = page.getByRole('heading', { name: 'Everything is reviewed' });
  while (!(await end.isVisible())) {
    // oxlint-disable-next-line no-await-in-loop -- a person decides one after the other
    await settleOne(page, (heading) => (isUnplaced(heading) ? 's' : 'c'));
    // oxlint-disable-next-line no-await-in-loop -- what is accepted is saved before the next is looked at
    await expectSaved(page);
  }
  await checkAccessibility(page);
  await page.reload();
  await expect(end).toBeVisible();
  expect((await fetchReport(page, service, reportId)) as unknown).toMatchObject({ state: 'in_review' });
});

test('two people share a review, and an edit brings back what it changed', async ({ page, service, browser }) => {
  const [colleague] = service.demo.clinicians;
  if (colleague === undefined) throw new Error('the demo has no clinician');
  await signIn(page, service, service.demo.admin);
  const { reportId } = await writeFaultyReport(page, service);
  await openReview(page, reportId);
  const total = Number(((await progressOf(page).textContent()) ?? '').split(' of ')[1]);

  const context = await browser.newContext({ baseURL: service.baseUrl, reducedMotion: 'reduce' });
  const other = await context.newPage();
  await signIn(other, service, colleague);
  await openReview(other, reportId);
  const first = (await itemOf(other).getAttribute('data-item')) ?? '';

  // Both decide, and each sees both decisions.
  await settleOne(page, () => 'c');
  await expect(progressOf(other)).toHaveText(`1 of ${total}`);
  // A confirmed sentence loses its mark with the next save, and stands elsewhere in the list. The colleague, who has the
  // same sentence before them, keeps it, and sees that it is settled.
  await expectSaved(page);
  await expect(itemOf(other)).not.toHaveAttribute('data-item', first);
  await expect(itemOf(other)).toContainText(/he is in year [89]/i);
  await expect(other.getByTestId('review-decision')).toContainText('Confirmed by');
  await settleOne(other, (heading) => (isUnplaced(heading) ? 's' : 'c'));
  await expect(progressOf(page)).toHaveText(/^[23] of/);
  await context.close();
  await expectSaved(page);
  await expect(progressOf(page)).toHaveText(`2 of ${total}`);

  // An edit of what was settled opens it again.
  const { title, version, content }: Report = await fetchReport(page, service, reportId);
  const edited = JSON.parse(JSON.stringify(content).replace(/he is in year \d/i, 'He is now in year 7')) as unknown;
  await call(page, service, 'PUT', `/reports/${reportId}`, { title, content: edited, version });
  await expect(progressOf(page)).toHaveText(/^1 of/);
});
