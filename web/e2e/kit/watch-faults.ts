import type { BrowserContext, Page } from '@playwright/test';

/** All that the pages of a window were not allowed to do, threw, or wrote to the console as an error, from now on. */
export async function watchFaults(context: BrowserContext, expected: readonly RegExp[]): Promise<string[]> {
  const faults: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // oxlint-disable-next-line no-console -- in the page; the listener below reads it.
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  const watch = (page: Page): void => {
    page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      if (!expected.some((pattern) => pattern.test(message.text()))) faults.push(message.text());
    });
  };
  // A window that is used again has its page already.
  context.pages().forEach(watch);
  context.on('page', watch);
  return faults;
}
