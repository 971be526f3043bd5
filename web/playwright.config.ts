import { defineConfig } from '@playwright/test';
import { COMPILE_CACHE } from '../scripts/compile-cache.ts';
import { findBrowser } from './e2e/kit/find-browser.ts';

// The services that the workers start inherit it.
process.env['NODE_COMPILE_CACHE'] ??= COMPILE_CACHE;

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
    launchOptions: await findBrowser(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    trace: 'off',
  },
});
