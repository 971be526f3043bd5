import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{document,server,scripts,bench,examples,web/src}/**/*.test.ts'],
    globalSetup: 'server/src/testing/global-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
