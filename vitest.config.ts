import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { COMPILE_CACHE } from './scripts/compile-cache.ts';
import { LongestFirst } from './scripts/longest-first.ts';

/** The browser's databases do not go away with the test that made them. */
const WITH_DATABASE = listWebTests(/from 'fake-indexeddb'/);
/** Each file has a window of its own. Loading what makes windows takes a second, so that a worker does it once. */
const WITH_WINDOW = listWebTests(/@vitest-environment jsdom/).filter((file) => !WITH_DATABASE.includes(file));

function listWebTests(pattern: RegExp): string[] {
  return globSync('web/src/**/*.test.ts', { cwd: import.meta.dirname }).filter((file) =>
    pattern.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
  );
}

export default defineConfig({
  test: {
    // More than there are cores: a third of its time, a test waits for a process, a socket or the database.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongestFirst },
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, TZ: 'UTC' },
    // These only end what hangs. A busy machine may be many times slower than an idle one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'service',
          globalSetup: 'server/src/testing/global-setup.ts',
          include: ['{document,server,scripts,bench,examples}/**/*.test.ts'],
          // Node loads the files as it does for the service: nothing is transformed, and they are found compiled.
          experimental: { viteModuleRunner: false },
          // The files of a worker share what they import: loading the service anew for each took a third of the time.
          // So a test must leave no global changed behind.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...WITH_WINDOW, ...WITH_DATABASE],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'web with a window', include: WITH_WINDOW, isolate: false } },
      { extends: true, test: { name: 'web with a database', include: WITH_DATABASE } },
    ],
  },
});
