import { checkAccessibility } from './kit/check-accessibility.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { call, expectSaved, type StoredReport, textOf } from './kit/writing.ts';

const text = (value: string) => [{ type: 'text', text: value }];
const heading = (value: string, level: number) => ({ type: 'heading', attrs: { level }, content: text(value) });
const paragraphs = (value: string) =>
  Array.from({ length: 30 }, (_, index) => ({ type: 'paragraph', content: text(`${value} ${index}`) }));

test('the outline of a long report leads to its headings, by keyboard', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  const { id, version } = await call<StoredReport>(page, service, 'POST', '/clients/1/reports', { title: 'Long' });
  const content = ['Background', 'Findings', 'Advice'].flatMap((name) => [heading(name, 2), ...paragraphs(name)]);
  content.splice(40, 0, heading('Reading', 3));
  await call(page, service, 'PUT', `/reports/${id}`, { title: 'Long', version, content: { type: 'doc', content } });
  await page.goto(`/reports/${id}`);
  await expect(textOf(page)).toHaveAttribute('contenteditable', 'true');
  const tool = page.getByRole('button', { name: 'Outline' });
  await expect(tool).toHaveAttribute('aria-expanded', 'false');
  await tool.focus();
  await page.keyboard.press('Enter');
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await expect(outline.getByRole('button')).toHaveText(['Background', 'Findings', 'Reading', 'Advice']);
  await checkAccessibility(page);

  await outline.getByRole('button', { name: 'Advice' }).focus();
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toBeFocused();
  await expect(textOf(page).getByRole('heading', { name: 'Advice' })).toBeInViewport();
  await expect(outline.locator('[aria-current=location]')).toHaveText('Advice');
  await page.keyboard.press('Home');
  await page.keyboard.type('Our ');
  await expect(outline.getByRole('button')).toHaveText(['Background', 'Findings', 'Reading', 'Our Advice']);
  await expectSaved(page);

  await page.setViewportSize({ width: 400, height: 800 });
  await expect(outline).toBeHidden();
  await tool.click();
  await outline.getByRole('button', { name: 'Findings' }).click();
  await expect(outline).toBeHidden();
  await expect(textOf(page).getByRole('heading', { name: 'Findings' })).toBeInViewport();
  await tool.click();
  await expect(outline).toBeVisible();
  // Beside it, where the text shows.
  await page.mouse.click(390, 500);
  await expect(outline).toBeHidden();
});
