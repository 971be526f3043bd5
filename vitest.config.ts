import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{document,server,scripts,bench,examples,web/src}/**/*.test.ts'],
    globalSetup: 'server/src/testing/global-setup.ts',
    // By default one core is left idle; here that is half of the machine.
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
