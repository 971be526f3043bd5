import { checkAccessibility } from './kit/check-accessibility.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { addReport, call, textOf } from './kit/writing.ts';

test('a citation shows the note as it was, and says by keyboard that it was corrected since', async ({
  page,
  service,
}) => {
  await signIn(page, service, service.demo.admin);
  const note = { title: 'Tea and sleep', markdown: 'She drinks tea at night. She sleeps badly.' };
  const { id: noteId } = await call<{ id: string }>(page, service, 'POST', '/clients/1/notes', note);
  const { id } = await addReport(page, service, 'Rests on a corrected note');
  const marks = [{ type: 'evidence', attrs: { sources: `${noteId}@25-42` } }];
  const content = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'She sleeps badly.', marks }] }],
  };
  // The mark is given by hand: the check of the service would follow the correction within a moment.
  await page.route(`**/v1/console/reports/${id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const report = (await answer.json()) as Record<string, unknown>;
    return route.fulfill({ response: answer, json: { ...report, content } });
  });
  const corrected = { ...note, markdown: 'She drinks tea at night. She sleeps well.', session_date: null, revision: 1 };
  await call(page, service, 'PUT', `/notes/${noteId}`, corrected);
  await page.goto(`/reports/${id}`);
  await expect(textOf(page)).toHaveAttribute('contenteditable', 'true');
  await textOf(page).focus();
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  const card = page.getByRole('dialog', { name: 'What the sentence rests on' });
  await expect(card).toContainText('She sleeps badly.');
  await page.keyboard.press('Alt+Enter');
  await expect(card.locator('button:focus')).toHaveCount(1);
  await expect(card).toContainText('The note was corrected since.');
  await checkAccessibility(page);
  await card.getByRole('button', { name: 'Open the note' }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'The note was corrected since' })).toBeVisible();
  await checkAccessibility(page);
});
