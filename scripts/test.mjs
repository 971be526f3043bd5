// `npm test`: installs what is missing, then runs every check in the order in which a failure is cheapest to learn.
// Arguments go to the test runner: `npm test -- server/src/audit`.
import { spawnSync } from 'node:child_process';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled, environmentFor, root } from './install.mjs';
import { ensureSpeechModel } from './speech-model.mjs';

const node = ensureInstalled();
// Without it the tests of transcription are left out, and say so.
await ensureSpeechModel();
ensureWebBuilt(node);

const CHECKS = [
  ['types', 'tsc', ['--noEmit']],
  ['types of the web app', 'tsc', ['--noEmit', '-p', 'web']],
  ['types of the browser tests', 'tsc', ['--noEmit', '-p', 'web/e2e']],
  ['format', 'oxfmt', ['--check']],
  ['lint', 'oxlint', ['--deny-warnings']],
  ['imports', 'node', ['scripts/check-imports.ts']],
  ['rules of tables, time and environment', 'node', ['scripts/check-rules.ts']],
  ['lockfile', 'node', ['scripts/check-lockfile.ts']],
  ['OpenAPI file', 'node', ['scripts/openapi.ts', '--check']],
  ['size of the web app', 'node', ['scripts/check-web-size.ts']],
  ['tests', 'vitest', ['run', ...process.argv.slice(2)]],
  ['browser tests', 'playwright', ['test', '-c', 'web/playwright.config.ts']],
];

for (const [name, command, args] of CHECKS) {
  console.error(`\n== ${name}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: environmentFor(node),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`casewright: ${name} failed`);
    process.exit(status ?? 1);
  }
}
