import type { Page } from '@playwright/test';
import { checkAccessibility } from './kit/check-accessibility.ts';
import type { Service } from './kit/service.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { addReport, call, textOf } from './kit/writing.ts';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };

const PAGES = [
  '/',
  '/clients',
  '/clients/1',
  '/clients/1?tab=reports',
  '/clients/1?tab=people',
  '/reports/new?client=1',
  '/templates',
  '/templates/new',
  '/practice',
  '/practice/members',
  '/practice/api-keys',
  '/practice/connections',
  '/practice/deliveries',
  '/practice/activity?views=shown',
  '/account',
  '/verify',
  '/nowhere',
];

/** What stands out of the window at the right, unless it is inside something that scrolls on purpose. */
async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const out = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width + 1 && !scrolls(element.parentElement),
    );
    const tables = [...document.querySelectorAll('.mantine-TableScrollContainer-scrollContainer')].filter(
      (element) => element.scrollWidth > element.clientWidth + 1,
    );
    const isWide = document.documentElement.scrollWidth > width;
    return [...out, ...tables].map((element) => element.outerHTML.slice(0, 120)).concat(isWide ? ['the page'] : []);
  });
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
}

async function preparePages(page: Page, service: Service): Promise<string[]> {
  await signIn(page, service, service.demo.admin);
  const { id } = await addReport(page, service, `A report ${'with a long title '.repeat(8)}on a small screen`);
  // In review it has a badge on the home page.
  await call(page, service, 'POST', `/reports/${id}/review`);
  await call(page, service, 'GET', `/reports/${id}/review`);
  return [
    ...PAGES,
    `/reports/${id}`,
    `/reports/${id}?review=open`,
    `/templates/${service.demo.templates.with_prompts}`,
  ];
}

for (const [name, viewport] of [
  ['phone', PHONE],
  ['tablet', TABLET],
] as const) {
  test(`no page is wider than a ${name}`, async ({ page, service }) => {
    await page.setViewportSize(viewport);
    for (const address of await preparePages(page, service)) {
      await open(page, address);
      expect(await findOverflow(page), address).toEqual([]);
    }
  });
}

test('on a phone the rows of a table are cards that say what each value is', async ({ page, service }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, service, service.demo.admin);
  await open(page, '/practice/members');
  const row = page.getByRole('row', { name: new RegExp(service.demo.admin.email) });
  await expect(row).toBeVisible();
  const label = await row
    .getByRole('cell')
    .nth(1)
    .evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toBe('"Role"');
  await checkAccessibility(page);
  await row.getByRole('button').press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Change the name' })).toBeVisible();
});

test('on a phone the tools of the editor are in one row that can be reached by keyboard', async ({ page, service }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, service, service.demo.admin);
  const { id } = await addReport(page, service, 'Written on a phone');
  await open(page, `/reports/${id}`);
  await expect(textOf(page)).toHaveAttribute('contenteditable', 'true');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  await expect(toolbar).toBeVisible();
  const { height } = (await toolbar.boundingBox()) ?? { height: Infinity };
  expect(height).toBeLessThan(64);
  const help = toolbar.getByRole('button', { name: 'What the keys do' });
  await help.focus();
  await expect(help).toBeInViewport();
  await checkAccessibility(page);
});
