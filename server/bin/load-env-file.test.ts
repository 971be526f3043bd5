import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const COMMAND = path.resolve(import.meta.dirname, 'casewright.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'casewright-env-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function runIn(env: Record<string, string>): string {
  const { stderr } = spawnSync(process.execPath, [COMMAND, 'migrate'], { cwd: folder, env, encoding: 'utf8' });
  return stderr;
}

test('the command reads the settings of .env in the folder it is started in', () => {
  writeFileSync(path.join(folder, '.env'), '#HOST=\nPORT=seventy\n');
  expect(runIn({})).toContain('PORT');
});

test('what the environment says goes before .env', () => {
  writeFileSync(path.join(folder, '.env'), 'PORT=seventy\nDATABASE_POOL_SIZE=none\n');
  const answer = runIn({ PORT: '0' });
  expect(answer).toContain('DATABASE_POOL_SIZE');
  expect(answer).not.toContain('PORT');
});
