import type { Page } from '@playwright/test';

/** What the page's device keeps of reports and notes that the service does not have, as text. */
export function readDrafts(page: Page): Promise<string> {
  return page.evaluate(readStore);
}

/** In the page. */
function readStore(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('casewright');
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no storage')));
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
      reading.addEventListener('error', () => reject(reading.error ?? new Error('not read')));
      reading.addEventListener('success', () => {
        opening.result.close();
        resolve(JSON.stringify(reading.result));
      });
    });
  });
}
