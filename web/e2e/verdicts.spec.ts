import { checkAccessibility } from './kit/check-accessibility.ts';
import { addClient, addNote, addTemplate, generateReport } from './kit/records.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { addReport, call, expectSaved, textOf, typeAtEnd, WORK_MS } from './kit/writing.ts';

const sentence = (text: string, type: string, attrs: object) => ({ type: 'text', text, marks: [{ type, attrs }] });

test('supported, contradicted and not found are told apart in words', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  const markdown = 'He drinks two glasses of wine a week. He sleeps well.';
  const note = await call<{ id: string }>(page, service, 'POST', '/clients/1/notes', { title: 'Habits', markdown });
  const { id } = await addReport(page, service, 'Verdicts');
  const sentences = [
    sentence('He sleeps well.', 'evidence', { sources: `${note.id}@38-53` }),
    sentence('He drinks two bottles a week.', 'unsupported', {
      reason: 'contradiction',
      sources: `${note.id}@0-37`,
    }),
    sentence('He has a dog.', 'unsupported', { reason: 'wording', sources: null }),
  ];
  // The marks of this report are given by hand: the page has to show each, whatever the check finds.
  await page.route(`**/v1/console/reports/${id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const report = (await answer.json()) as Record<string, unknown>;
    const content = { type: 'doc', content: sentences.map((each) => ({ type: 'paragraph', content: [each] })) };
    return route.fulfill({ response: answer, json: { ...report, content } });
  });
  await page.goto(`/reports/${id}`);
  const card = page.getByRole('dialog', { name: 'What the sentence rests on' });
  await expect(page.getByTestId('to-check')).toHaveText('2 to check, 1 contradicted');
  await expect(textOf(page)).toHaveAttribute('contenteditable', 'true');
  await textOf(page).getByText('He has a dog.').click();
  await expect(card).toContainText('Not found in the notes');
  await textOf(page).getByText('He sleeps well.').click();
  await expect(card).toContainText('Supported by the notes');
  // It lies over the sentence below.
  await page.keyboard.press('Alt+Enter');
  await expect(card.getByRole('button', { name: 'Open the note' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await textOf(page).getByText('He drinks two bottles a week.').click();
  await expect(card).toContainText('Contradicts the notes');
  await expect(card).toContainText('two glasses of wine a week');
  await checkAccessibility(page);
  await card.getByRole('button', { name: 'Open the note' }).click();
  await expect(page.locator('[data-passage]').first()).toContainText('two glasses of wine');
});

test('a sentence that is edited is checked when it is saved, and its verdict stays while the person writes on', async ({
  page,
  service,
}) => {
  await signIn(page, service, service.demo.admin);
  const clientId = await addClient(page, service, 'Ed', 'Ited');
  const note = { title: 'Habits', markdown: 'Drinks two glasses of wine a week.\n\nSleeps eight hours a night.' };
  const order = {
    template_id: await addTemplate(page, service, 'Habits', [{ id: 'habits', label: 'Alcohol and sleep' }]),
    note_ids: [await addNote(page, service, clientId, note)],
  };
  const reportId = await generateReport(page, service, clientId, order);
  await page.goto(`/reports/${reportId}`);
  const wine = textOf(page).getByText(/of wine a week/);
  await expect(wine).toHaveAttribute('data-evidence', /.+/);
  const replaceWord = async (word: string, by: string): Promise<void> => {
    await expect(textOf(page)).toHaveAttribute('contenteditable', 'true');
    await textOf(page).evaluate(selectWord, word);
    await page.keyboard.type(by);
  };
  /** On a busy machine the check may end after the text is stored, and is shown with a later save. */
  const writeOnUntil = (isShown: () => Promise<void>): Promise<void> =>
    expect(async () => {
      await typeAtEnd(page, ' Seen.');
      await expectSaved(page);
      await isShown();
    }).toPass({ timeout: WORK_MS });
  await replaceWord('glasses', 'bottles');
  await writeOnUntil(() => expect(wine).toHaveAttribute('data-unsupported', 'contradiction', { timeout: 1000 }));
  await expect(page.getByTestId('to-check')).toHaveText('1 to check, 1 contradicted');
  await typeAtEnd(page, ' Seen again in May.');
  await expectSaved(page);
  await expect(wine).toHaveAttribute('data-unsupported', 'contradiction');
  await page.reload();
  await expect(wine).toHaveAttribute('data-unsupported', 'contradiction');
  await replaceWord('bottles', 'glasses');
  await writeOnUntil(() => expect(wine).toHaveAttribute('data-evidence', /.+/, { timeout: 1000 }));
  await expect(page.getByTestId('to-check')).toHaveCount(0);
});

/** In the page. */
function selectWord(text: HTMLElement, word: string): void {
  const texts = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const start = node.textContent?.indexOf(word) ?? -1;
    if (start === -1) continue;
    text.focus();
    getSelection()?.setBaseAndExtent(node, start, node, start + word.length);
    return;
  }
}
