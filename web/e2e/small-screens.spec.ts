import type { Locator, Page } from '@playwright/test';
import { checkAccessibility } from './kit/check-accessibility.ts';
import { callOperator } from './kit/operator.ts';
import { connectPartner } from './kit/partner.ts';
import { addClient } from './kit/records.ts';
import type { Service } from './kit/service.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { addReport, call, textOf, typeAtEnd, WORK_MS } from './kit/writing.ts';

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
    const tables = [...document.querySelectorAll('table')].filter(
      (table) => table.offsetWidth > (table.parentElement?.clientWidth ?? 0) + 1,
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

/** Opened on a phone and then turned or made wider: as wide as a phone, and as a tablet. */
async function expectToFit(page: Page, where: string): Promise<void> {
  for (const viewport of [PHONE, TABLET]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => findOverflow(page), `${where} at ${viewport.width}`).toEqual([]);
  }
  await page.setViewportSize(PHONE);
}

async function expectOneRow(toolbar: Locator): Promise<void> {
  await expect(toolbar).toBeVisible();
  await expect.poll(async () => (await toolbar.boundingBox())?.height).toBeLessThan(64);
}

const makeRow = (type: 'tableHeader' | 'tableCell', texts: readonly string[]): object => ({
  type: 'tableRow',
  content: texts.map((text) => ({ type, content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })),
});

/** With the longest of the words that stand in such tables. */
const SCORES = {
  type: 'table',
  content: [
    makeRow('tableHeader', ['Measure', 'Standard score', 'Percentile', 'Confidence interval', 'Comments']),
    makeRow('tableCell', ['WIAT-III UK: Reading Comprehension', '93', '32nd', '85–101', 'reads slowly, re-reads']),
  ],
};

async function prepareReport(page: Page, service: Service): Promise<string> {
  const title = `A report ${'with a long title '.repeat(8)}on a small screen`;
  const { id, version } = await addReport(page, service, title);
  const content = { type: 'doc', content: [SCORES] };
  await call(page, service, 'PUT', `/reports/${id}`, { title, content, version });
  // In review it has a badge on the home page.
  await call(page, service, 'POST', `/reports/${id}/review`);
  await call(page, service, 'GET', `/reports/${id}/review`);
  return id;
}

async function prepareTryOut(page: Page, service: Service): Promise<string> {
  const template = service.demo.templates.with_prompts;
  const { results } = await call<{ results: { id: string }[] }>(page, service, 'GET', '/clients/1/notes');
  const asked = { client_id: 1, note_ids: results.slice(0, 1).map(({ id }) => id) };
  const { job_id: id } = await call<{ job_id: string }>(
    page,
    service,
    'POST',
    `/templates/${template}/try-outs`,
    asked,
  );
  return `/templates/${template}/try-out/${id}`;
}

test('home keeps its words in the window where text is twice as large', async ({ page, service }) => {
  await signIn(page, service, service.demo.admin);
  // Those that were used say when, and one of them that it is private.
  const fields = {
    first_name: 'Wilhelmina-Theodora',
    last_name: 'Featherstonehaugh-Cholmondeley',
    is_org_client: false,
  };
  const { id } = await call<{ id: number }>(page, service, 'POST', '/clients', fields);
  for (const client of [1, 2, id]) await call(page, service, 'GET', `/clients/${client}`);
  await open(page, '/');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const viewport of [{ width: 1280, height: 800 }, TABLET, PHONE]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => findOverflow(page), `home at ${viewport.width}`).toEqual([]);
  }
});

test('no page of a member is wider than a phone or a tablet', async ({ page, service }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, service, service.demo.admin);
  const tryOut = await prepareTryOut(page, service);
  const id = await prepareReport(page, service);
  const template = `/templates/${service.demo.templates.with_prompts}`;
  for (const address of [...PAGES, `/reports/${id}`, `/reports/${id}?review=open`, template]) {
    await open(page, address);
    await expectToFit(page, address);
  }
  await page.goto(tryOut);
  await expect(page.getByRole('article', { name: 'The draft' })).toBeVisible({ timeout: WORK_MS });
  await expectToFit(page, tryOut);
});

test('no page that partners lead to is wider than a phone or a tablet', async ({ page, service }) => {
  const { admin, partner } = service.demo;
  await page.setViewportSize(PHONE);
  await signIn(page, service, admin);
  const connection = await connectPartner(page, service);
  const [client_first_name, client_last_name] = ['Wilhelmina-Theodora', 'Featherstonehaugh-Cholmondeley'];
  // A partner may send a hash as the id of its record, and the client is one of those that are offered.
  const record = { external_client_id: 'd'.repeat(64), client_first_name, client_last_name };
  await addClient(page, service, client_first_name, client_last_name);
  const launch = await connection.createSession(admin.email, record);
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: partner.client_id,
    redirect_uri: partner.redirect_uri,
    state: 'small',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  });
  for (const address of [`/launch/${launch}`, '/launch/lsn_unknown', `/oauth/authorize?${query}`, '/oauth/authorize']) {
    await open(page, address);
    await expectToFit(page, address);
    await checkAccessibility(page);
  }
});

test('no page of strangers and of the operator is wider than a phone or a tablet', async ({ page, service }) => {
  await page.setViewportSize(PHONE);
  for (const address of ['/sign-in', '/reset-password', '/verify-email', '/verify', '/operator']) {
    await open(page, address);
    await expectToFit(page, address);
  }
  const partner = await callOperator<{ id: string }>(service, '/partners', {
    name: 'A platform for all practices of the northern counties',
    redirect_uris: [`https://platform.example/${'callback-'.repeat(8)}`],
    webhook_url: `https://127.0.0.1:9/${'webhooks-'.repeat(8)}`,
  });
  await callOperator(service, `/partners/${partner.id}/test-event`);
  await callOperator(service, `/partners/${partner.id}/suspend`);
  await page.getByLabel('Operator token').fill(service.demo.operator_token);
  await page.getByRole('button', { name: 'Open' }).press('Enter');
  await expect(page.getByRole('cell', { name: service.demo.practice.name })).toBeVisible();
  await expectToFit(page, 'the operator');
  await checkAccessibility(page);
});

test('a dialog on a phone brings no second banner', async ({ page, service }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, service, service.demo.admin);
  await open(page, '/clients?add=client');
  await expect(page.getByRole('dialog', { name: 'New client' }).getByLabel('First name')).toBeVisible();
  await checkAccessibility(page);
});

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
  await expectOneRow(toolbar);
  const help = toolbar.getByRole('button', { name: 'Keyboard shortcuts' });
  await help.focus();
  await expect(help).toBeInViewport();
  await checkAccessibility(page);

  // How the text was saved is a long line while the service refuses it.
  await page.route(`**/v1/console/reports/${id}`, async (route) => {
    if (route.request().method() === 'PUT')
      await route.fulfill({ status: 429, json: { detail: 'Rate limit exceeded' } });
    else await route.fallback();
  });
  await typeAtEnd(page, ' More.');
  await expect(page.getByTestId('save-state')).toHaveText('Offline, kept on this device');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const words of [page.getByTestId('save-state'), page.getByText('Sign', { exact: true })]) {
    await expect(words).toBeInViewport({ ratio: 1 });
  }
});

test('beside the notes the tools are in one row, and the others in a menu that keys reach', async ({
  page,
  service,
}) => {
  await signIn(page, service, service.demo.admin);
  const { id } = await addReport(page, service, 'Written beside the notes');
  await page.setViewportSize({ width: 1100, height: 800 });
  await open(page, `/reports/${id}`);
  await typeAtEnd(page, ' More.');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  await expectOneRow(toolbar);
  await expect.poll(() => toolbar.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
  await expect(toolbar.getByRole('button', { name: 'Quote' })).toHaveCount(0);
  const more = toolbar.getByRole('button', { name: 'More tools' });
  await toolbar.getByRole('button', { name: 'Snippets' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  const quote = page.getByRole('menuitemcheckbox', { name: 'Quote' });
  await expect(quote).toBeVisible();
  await checkAccessibility(page);
  await quote.press('Enter');
  await expect(textOf(page).locator('blockquote')).toHaveText('The first sentence. More.');
  await expect(textOf(page)).toBeFocused();
  await page.setViewportSize({ width: 1800, height: 800 });
  await expect(toolbar.getByRole('button', { name: 'Quote' })).toHaveAttribute('aria-pressed', 'true');
  await expect(more).toHaveCount(0);
});

test('a template with a long name shows its name and those of its sections on a phone', async ({ page, service }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, service, service.demo.admin);
  const attrs = { id: 'sleep', label: 'Sleep', instruction: '', form: 'paragraphs' };
  const { id } = await call<{ id: string }>(page, service, 'POST', '/templates', {
    title: 'Kindeswohlgefährdungseinschätzung',
    content: { type: 'doc', content: [{ type: 'prompt', attrs }] },
    is_org_template: false,
  });
  await open(page, `/templates/${id}`);
  const name = page.getByRole('textbox', { name: 'Name of the section' });
  await expect(name).toHaveValue('Sleep');
  await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(100);
  await expectToFit(page, 'a template');
});
