// Pictures of every page, for the guides: `npm run screenshots` writes docs/screenshots.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { ensureWebBuilt } from '../../scripts/build-web.mjs';
import { findBrowser } from './kit/find-browser.ts';
import { connectPartner, type Partner } from './kit/partner.ts';
import { type Service, startService } from './kit/service.ts';
import { signIn } from './kit/sign-in.ts';
import { call, expectSaved, writeReport } from './kit/writing.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/screenshots');
const LAPTOP = { width: 1280, height: 800 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Places {
  report: string;
  template: string;
  launch: string;
  consent: string;
}

/** Pages that are pictured as they are when they have come to rest. */
const PAGES: [name: string, address: (places: Places) => string][] = [
  ['home', () => '/'],
  ['clients', () => '/clients'],
  ['client', () => '/clients/1'],
  ['start-report', () => '/reports/new?client=1'],
  ['report', ({ report }) => `/reports/${report}`],
  ['review', ({ report }) => `/reports/${report}?review=open`],
  ['templates', () => '/templates'],
  ['template', ({ template }) => `/templates/${template}`],
  ['launch', ({ launch }) => `/launch/${launch}`],
  ['consent', ({ consent }) => consent],
  ['practice', () => '/practice'],
  ['members', () => '/practice/members'],
  ['api-keys', () => '/practice/api-keys'],
  ['connections', () => '/practice/connections'],
  ['deliveries', () => '/practice/deliveries'],
  ['activity', () => '/practice/activity'],
  ['account', () => '/account'],
  ['verify', () => '/verify'],
  ['not-found', () => '/nowhere'],
];
const ALSO_DARK = new Set(['home', 'report', 'review', 'client']);
const ALSO_TABLET = new Set(['home', 'report', 'review', 'client', 'launch']);
const ALSO_PHONE = new Set(['home', 'report', 'members', 'activity']);

async function takePicture(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
  // What is not in a report is told after its text, where there is room for it beside.
  if (/^report(?:-dark)?$/.test(name))
    await expect(page.getByRole('tab', { name: /^Not in the report/ })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
}

async function open(
  browser: Browser,
  service: Service,
  look: Parameters<Browser['newContext']>[0],
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: service.baseUrl,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    viewport: LAPTOP,
    ...look,
  });
}

async function preparePlaces(page: Page, service: Service): Promise<Places> {
  const { admin, partner, templates } = service.demo;
  const report = await writeReport(page, 1);
  const connection: Partner = await connectPartner(page, service);
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: partner.client_id,
    redirect_uri: partner.redirect_uri,
    state: 'picture',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  });
  return {
    report,
    template: templates.with_prompts,
    launch: await connection.createSession(admin.email, {
      external_client_id: 'P-1001',
      client_first_name: 'Maeve',
      client_last_name: "O'Brien",
    }),
    consent: `/oauth/authorize?${query}`,
  };
}

async function pictureSignedIn(browser: Browser, service: Service): Promise<void> {
  const context = await open(browser, service, {});
  const page = await context.newPage();
  await signIn(page, service, service.demo.admin);
  const places = await preparePlaces(page, service);
  const state = await context.storageState();
  for (const [name, address] of PAGES) {
    await page.goto(address(places));
    await takePicture(page, name);
  }
  await page.goto(`/reports/${places.report}`);
  await page.locator('[data-evidence]').first().hover();
  await page.getByRole('dialog', { name: 'What the sentence rests on' }).waitFor();
  await takePicture(page, 'evidence');
  await pictureSearch(page);
  await context.close();
  for (const [suffix, names, look] of [
    ['dark', ALSO_DARK, { colorScheme: 'dark' }],
    ['tablet', ALSO_TABLET, { viewport: TABLET }],
    ['phone', ALSO_PHONE, { viewport: PHONE }],
  ] as const) {
    const other = await open(browser, service, { ...look, storageState: state });
    const view = await other.newPage();
    for (const [name, address] of PAGES.filter(([each]) => names.has(each))) {
      await view.goto(address(places));
      await takePicture(view, `${name}-${suffix}`);
    }
    await other.close();
  }
  await pictureSigning(browser, service, places, state);
}

async function pictureSearch(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Clients by last use' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox', { name: 'Search clients, reports, templates and commands' });
  await expect(field).toBeFocused();
  await field.fill('ass');
  await expect(page.getByRole('option', { name: /assessment/i }).first()).toBeVisible();
  await takePicture(page, 'search');
}

/** The last of all: what is signed stays signed. */
async function pictureSigning(browser: Browser, service: Service, { report }: Places, state: State): Promise<void> {
  const context = await open(browser, service, { storageState: state });
  const page = await context.newPage();
  const credentials = 'Consultant Clinical Psychologist';
  await call(page, service, 'PUT', '/account/credentials', { credentials });
  await page.goto(`/reports/${report}`);
  await expectSaved(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign the report' });
  await dialog.getByRole('textbox', { name: /Why are you signing/ }).fill('Read in full together with the notes.');
  await takePicture(page, 'sign');
  await dialog.getByRole('button', { name: 'Sign the report' }).click();
  await expect(page.getByRole('region', { name: 'Signed report' })).toBeVisible();
  await takePicture(page, 'signed');
  await context.close();
}

async function pictureStrangers(browser: Browser, service: Service): Promise<void> {
  const context = await open(browser, service, {});
  const page = await context.newPage();
  await page.goto('/sign-in');
  await takePicture(page, 'sign-in');
  await page.goto('/operator');
  await page.getByLabel('Operator token').fill(service.demo.operator_token);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('cell', { name: service.demo.practice.name }).waitFor();
  await takePicture(page, 'operator');
  await context.close();
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
ensureWebBuilt(process.execPath);
const service = await startService();
const browser = await chromium.launch(await findBrowser());
try {
  await pictureStrangers(browser, service);
  await pictureSignedIn(browser, service);
} finally {
  await browser.close();
  await service.stop();
}
const names = (await readdir(FOLDER)).toSorted();
const pictures = names.map((name) => `## ${name.replace('.png', '').replaceAll('-', ' ')}\n\n![](${name})\n`);
const head = '# What it looks like\n\nMade by `npm run screenshots` from the demo practice, which is invented.\n';
await writeFile(path.join(FOLDER, 'README.md'), [head, ...pictures].join('\n'));
