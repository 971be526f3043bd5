import { defineConfig } from '@playwright/test';
import { COMPILE_CACHE } from '../scripts/compile-cache.ts';
import { findBrowser } from './e2e/kit/find-browser.ts';

// The services that the workers start inherit it.
process.env['NODE_COMPILE_CACHE'] ??= COMPILE_CACHE;
process.env['TZ'] = 'Europe/London';

const browser = await findBrowser();
/** A page lives for some seconds here: compiling its code a second time, for speed, takes more than it saves. */
const COMPILE_ONCE = '--js-flags=--no-turbofan --no-maglev';

const isContinuous = process.env['CI'] !== undefined;

export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/kit/build.ts',
  outputDir: '../node_modules/.cache/casewright-e2e',
  workers: 3,
  fullyParallel: false,
  forbidOnly: isContinuous,
  retries: 0,
  // Far more than a test needs: a busy machine may be many times slower.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    launchOptions: { ...browser, args: [...(browser.args ?? []), COMPILE_ONCE] },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    trace: 'off',
  },
});
