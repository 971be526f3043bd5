import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** What a page has once axe is in it. */
interface WithAxe {
  axe: { run(context: Document, options: object): Promise<{ violations: Violation[] }> };
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** None of these rules reads style sheets, which axe would load all the same. */
const ALL_RULES = { runOnly: { type: 'tag', values: TAGS }, preload: { assets: ['media'] } };
/** In the other scheme nothing but the colours is another. */
const COLOURS = { runOnly: { type: 'rule', values: ['color-contrast'] }, preload: false };
/** Only what is wrong is described: describing all that is right takes longer than finding it. */
const BRIEF = { resultTypes: ['violations'] };

const requireAxe = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
/** Half as long as the other form of it, so that it is read in less time, again in every document. */
const source = readFileSync(requireAxe.resolve('axe-core/axe.min.js'), 'utf8');
/** Frames answer whoever asks: all pages are our own. */
const SCRIPT = `${source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

type Scheme = 'light' | 'dark';

/**
 * WCAG 2.2 AA of the page as it is now, in light and in dark. The page is left in the second of the two, and the next
 * check begins with that: drawing everything in other colours takes a part of the time.
 */
export async function checkAccessibility(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  const isDark = (await page.locator('html').getAttribute('data-mantine-color-scheme')) === 'dark';
  const [first, second]: [Scheme, Scheme] = isDark ? ['dark', 'light'] : ['light', 'dark'];
  await checkScheme(page, first, ALL_RULES);
  await checkScheme(page, second, COLOURS);
}

async function checkScheme(page: Page, colorScheme: Scheme, rules: object): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await addAxe(page);
  await page.evaluate(waitForColours);
  const { violations } = await page.evaluate((given) => (globalThis as unknown as WithAxe).axe.run(document, given), {
    ...rules,
    ...BRIEF,
  });
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
  expect(found, `${page.url()} in ${colorScheme}`).toEqual([]);
}

/** A new scheme is drawn with the next frame: nothing moves, so that no colour is on its way to another. */
function waitForColours(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Once for each document: handing the script over takes as long as a check. */
async function addAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => 'axe' in globalThis);
    if (!isThere) await frame.evaluate(SCRIPT);
  }
}
