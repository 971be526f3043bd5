// From a key to the frame that shows it, in a long report and in a bare editor: `npm run bench -- typing`.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { build } from 'vite';
import { ensureWebBuilt } from '../../scripts/build-web.mjs';
import { findBrowser } from './kit/find-browser.ts';
import { type Service, startService } from './kit/service.ts';
import { signIn } from './kit/sign-in.ts';
import { call, fetchReport, textOf, writeReport } from './kit/writing.ts';
import { writeLongReport } from './typing/long-report.ts';
import { type KeyTimes, summariseKeys, type TimedKeys, timeKeys, watchKeys } from './typing/time-keys.ts';

const PARAGRAPHS = 1500;
const KEYS = 60;
const ROUNDS = 3;
/** Two hundred words a minute. */
const PAUSE_MS = 60;
const OPEN_MS = 120_000;
const BARE_ADDRESS = 'http://bare.invalid/';

type Json = Record<string, unknown>;

/** A report that was written from notes, with its sections and unplaced passages, and a long text behind them. */
async function prepareReport(page: Page, service: Service): Promise<{ id: string; content: Json[] }> {
  await page.goto(service.baseUrl);
  const id = await writeReport(page, 1);
  const report = await fetchReport(page, service, id);
  const { results } = await call<{ results: { id: string }[] }>(page, service, 'GET', '/clients/1/notes');
  const written = (report.content as { content: Json[] }).content;
  const content = [...written, ...writeLongReport(PARAGRAPHS, results[0]?.id ?? 'note_1')];
  const text = { title: report.title, version: report.version, content: { type: 'doc', content } };
  await call(page, service, 'PUT', `/reports/${id}`, text);
  return { id, content };
}

async function openBare(page: Page, content: Json[]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-typing-'));
  try {
    const entry = path.join(import.meta.dirname, 'typing/bare-editor.ts');
    await build({
      configFile: false,
      logLevel: 'error',
      build: { outDir: folder, lib: { entry, formats: ['es'], fileName: () => 'bare.js' }, minify: true },
    });
    const script = await readFile(path.join(folder, 'bare.js'), 'utf8');
    const html =
      '<!doctype html><meta charset="utf-8"><div id="desk"></div><script type="module" src="/bare.js"></script>';
    await page.route(`${BARE_ADDRESS}**`, (route) =>
      route.request().url().endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript', body: script })
        : route.fulfill({ contentType: 'text/html', body: html }),
    );
    await page.goto(BARE_ADDRESS);
    await page.waitForFunction(() => 'openBareEditor' in globalThis);
    await page.evaluate((blocks) => {
      const { openBareEditor } = globalThis as unknown as { openBareEditor: (content: object) => unknown };
      openBareEditor({ type: 'doc', content: blocks });
    }, content);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The caret into the middle of the long text. */
async function enterText(page: Page): Promise<void> {
  await expect(textOf(page)).toHaveAttribute('contenteditable', 'true', { timeout: OPEN_MS });
  await textOf(page)
    .getByText(`${PARAGRAPHS / 2}. `, { exact: false })
    .first()
    .click();
  await page.keyboard.press('End');
}

function writeTimes(name: string, { p50, p95, longest, work }: KeyTimes): void {
  const [middle, most, top, used] = [p50, p95, longest, work].map((time) => time.toFixed(0).padStart(4));
  process.stdout.write(
    `${name.padEnd(12)} p50 ${middle} ms, p95 ${most} ms, longest ${top} ms, processor ${used} ms a key\n`,
  );
}

ensureWebBuilt(process.execPath);
const service = await startService();
const browser = await chromium.launch(await findBrowser());
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: service.baseUrl });
  const page = await context.newPage();
  await signIn(page, service, service.demo.admin);
  const { id, content } = await prepareReport(page, service);
  const plain = content.filter(({ type }) => type === 'paragraph' || type === 'heading');
  const timed: Record<'report' | 'bare', TimedKeys> = {
    report: { times: [], workMs: 0 },
    bare: { times: [], workMs: 0 },
  };
  const add = (name: keyof typeof timed, { times, workMs }: TimedKeys): void => {
    timed[name].times.push(...times);
    timed[name].workMs += workMs;
  };
  // Taking turns, so that whatever else keeps the machine busy slows both.
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(`/reports/${id}`);
    await enterText(page);
    await watchKeys(page);
    add('report', await timeKeys(page, KEYS, PAUSE_MS));
    const bare = await context.newPage();
    await openBare(bare, plain);
    await enterText(bare);
    await watchKeys(bare);
    add('bare', await timeKeys(bare, KEYS, PAUSE_MS));
    await bare.close();
  }
  const report = summariseKeys(timed.report);
  const bare = summariseKeys(timed.bare);
  writeTimes('report', report);
  writeTimes('bare editor', bare);
  const ratios = (['p50', 'p95', 'work'] as const).map((name) => `${name} ${(report[name] / bare[name]).toFixed(2)}`);
  process.stdout.write(`ratio: ${ratios.join(', ')}\n`);
} finally {
  await browser.close();
  await service.stop();
}
