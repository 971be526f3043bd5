import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LONGEST, putFirst } from './longest-first.ts';

test('every file that is to come first is there, and is named once', () => {
  expect(LONGEST.filter((file) => !existsSync(path.join(import.meta.dirname, '..', file)))).toEqual([]);
  expect(LONGEST).toEqual([...new Set(LONGEST)]);
});

test('no file runs twice or is left out, even where a name stands twice or names none', () => {
  const files = ['a', 'b', 'c', 'd'].map((name) => ({ moduleId: `/clone/${name}.test.ts` }));
  const sorted = putFirst(files, ['c.test.ts', 'b.test.ts', 'c.test.ts', 'gone.test.ts']);
  expect(sorted.map(({ moduleId }) => path.basename(moduleId, '.test.ts'))).toEqual(['c', 'b', 'a', 'd']);
});
