import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findProcessStarters } from './check-processes.ts';

const root = mkdtempSync(path.join(tmpdir(), 'casewright-starters-'));
afterAll(() => rmSync(root, { recursive: true }));

test('whoever could start a process past the sandbox is named', () => {
  const files = {
    'src/sandbox/start.ts': "import { spawn } from 'node:child_process';",
    'src/plain.ts': "import { readFile } from 'node:fs/promises';",
    'src/old-name.ts': 'import { execFile } from "child_process";',
    'src/late.ts': "const { fork } = await import('node:child_process');",
    'src/required.ts': "createRequire(import.meta.url)('node:cluster');",
    'src/deep/handler.test.ts': "import { spawn } from 'node:child_process';",
  };
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }
  expect(findProcessStarters(root, ['src'], ['src/sandbox']).toSorted()).toEqual([
    'src/late.ts',
    'src/old-name.ts',
    'src/required.ts',
  ]);
});

test('in this house nobody does', () => {
  expect(findProcessStarters(path.resolve(import.meta.dirname, '..'))).toEqual([]);
});
