// `npm test`: installs what is missing, then runs every check. What is quick comes first, several at a time; then the
// tests, which need the whole machine. Arguments go to the test runner: `npm test -- server/src/audit`.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ensureInstalled, environmentFor, root } from './install.mjs';
import { ensureSpeechModel } from './speech-model.mjs';

/** Each is a name and its commands, one after the other. The longest come first. */
const QUICK_CHECKS = [
  ['the web app and its size', 'node scripts/build-web.mjs', 'node scripts/check-web-size.ts'],
  ['types', 'tsc --noEmit'],
  ['types of the web app', 'tsc --noEmit -p web'],
  ['types of the browser tests', 'tsc --noEmit -p web/e2e'],
  ['OpenAPI files', 'node scripts/openapi.ts --check'],
  ['lint', 'oxlint --deny-warnings'],
  ['format', 'oxfmt --check'],
  ['imports', 'node scripts/check-imports.ts'],
  ['processes', 'node scripts/check-processes.ts'],
  ['rules of tables, time and environment', 'node scripts/check-rules.ts'],
  ['lockfile', 'node scripts/check-lockfile.ts'],
];

const node = ensureInstalled();
// Fetched meanwhile. Without it the tests of transcription are left out, and say so.
const speechModel = ensureSpeechModel();
await runQuickChecks();
await speechModel;
await runTests('tests', ['vitest', 'run', ...process.argv.slice(2)]);
await runTests('browser tests', ['playwright', 'test', '-c', 'web/playwright.config.ts']);

/** As many at a time as there are cores. After a failure no other is begun. */
async function runQuickChecks() {
  const waiting = [...QUICK_CHECKS];
  const failed = [];
  const work = async () => {
    while (waiting.length > 0 && failed.length === 0) {
      const [name, ...commands] = waiting.shift();
      const startMs = performance.now();
      const { output, isPassed } = await runCommands(commands);
      const seconds = Math.round((performance.now() - startMs) / 1000);
      console.error(`\n== ${name}: ${isPassed ? 'passed' : 'failed'} (${seconds} s)\n${output}`.trimEnd());
      if (!isPassed) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (failed.length > 0) fail(failed.join(', '));
}

async function runCommands(commands) {
  let output = '';
  for (const command of commands) {
    const child = start(command.split(' '), 'pipe');
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    if ((await end(child)) !== 0) return { output, isPassed: false };
  }
  return { output, isPassed: true };
}

async function runTests(name, command) {
  console.error(`\n== ${name}`);
  if ((await end(start(command, 'inherit'))) !== 0) fail(name);
}

function start([command, ...args], output) {
  return spawn(command, args, {
    cwd: root,
    env: environmentFor(node),
    stdio: ['inherit', output, output],
    shell: process.platform === 'win32',
  });
}

/** Resolves with the exit code, or null for a process that was killed or could not be started. */
function end(child) {
  return new Promise((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
}

function fail(names) {
  console.error(`casewright: ${names} failed`);
  process.exit(1);
}
