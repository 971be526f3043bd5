import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 AA of the page as it is now; and once more in the dark, where nothing but the colours is another. */
export async function checkAccessibility(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await checkScheme(page, 'light', new AxeBuilder({ page }).withTags(TAGS));
  await checkScheme(page, 'dark', new AxeBuilder({ page }).withRules(['color-contrast']));
  await page.emulateMedia({ colorScheme: 'light' });
}

async function checkScheme(page: Page, colorScheme: 'light' | 'dark', axe: AxeBuilder): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  // Without it every check opens a window of its own, for frames from elsewhere, which no page here has.
  const { violations } = await axe.setLegacyMode(true).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
  expect(found, `${page.url()} in ${colorScheme}`).toEqual([]);
}
