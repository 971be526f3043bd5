import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LONGEST } from './longest-first.ts';

test('every file that is to come first is there', () => {
  expect(LONGEST.filter((file) => !existsSync(path.join(import.meta.dirname, '..', file)))).toEqual([]);
});
