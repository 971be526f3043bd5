import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Comes back to the tab, as after a look at another, until what others did meanwhile is shown. */
export async function lookAgain(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await expect(shown).toBeAttached({ timeout: 1000 });
  }).toPass();
}
