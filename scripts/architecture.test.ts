import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

test('every file that ARCHITECTURE.md names is there', () => {
  const text = readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const named = [...text.matchAll(/`([\w./-]+\.(?:ts|mjs|typ))`/g)].map((match) => match[1] ?? '');
  const files = globSync('{document,server,web,scripts}/**/*.{ts,tsx,mjs,typ}', {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  }).map((file) => `/${file}`);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !files.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
});
