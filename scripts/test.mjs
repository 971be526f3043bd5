// `npm test`: installs what is missing, then runs every check. What is quick comes first, several at a time. Then come
// the tests, and those in the browser beside them, if there are memory and cores enough.
// Arguments go to the test runner: `npm test -- server/src/audit`.
import { availableParallelism } from 'node:os';
import { end, start, stopChildrenOnSignals } from './children.mjs';
import { forgetFailedTests, readFailedTests } from './failed-tests.mjs';
import { ensureInstalled, environmentFor } from './install.mjs';
import { hasRoomForBoth } from './room.mjs';
import { ensureSpeechModel } from './speech-model.mjs';

const VITEST = ['vitest', 'run', '--reporter=default', '--reporter=./scripts/failed-tests.mjs'];

/** With one checker: several would each look at what they share, and other checks keep the other cores busy. */
const TYPES = 'tsc --noEmit --checkers 1';

/** Each is a name and its commands, one after the other. The longest come first. */
const QUICK_CHECKS = [
  ['the web app and its size', 'node scripts/build-web.mjs', 'node scripts/check-web-size.ts'],
  ['programs behind walls, compiled ahead', 'node scripts/compile-programs.mjs'],
  ['types', TYPES],
  ['types of the web app', `${TYPES} -p web`],
  ['types of the browser tests', `${TYPES} -p web/e2e`],
  ['OpenAPI files', 'node scripts/openapi.ts --check'],
  ['lint', 'oxlint --deny-warnings'],
  ['format', 'oxfmt --check'],
  ['imports', 'node scripts/check-imports.ts'],
  ['processes', 'node scripts/check-processes.ts'],
  ['rules of tables, time and environment', 'node scripts/check-rules.ts'],
  ['lockfile', 'node scripts/check-lockfile.ts'],
];

const env = environmentFor(ensureInstalled());
stopChildrenOnSignals();
// Fetched meanwhile. Without it the tests of transcription are left out, and say so.
const speechModel = ensureSpeechModel();
await runQuickChecks();
await speechModel;
await runTests();

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
    const child = start(command.split(' '), { env, output: 'pipe' });
    listen(child, (text) => {
      output += text;
    });
    if ((await end(child)) !== 0) return { output, isPassed: false };
  }
  return { output, isPassed: true };
}

async function runTests() {
  const browser = hasRoomForBoth() ? startBrowserTests() : undefined;
  console.error('\n== tests');
  forgetFailedTests();
  const isPassed = (await end(start([...VITEST, ...process.argv.slice(2)], { env, output: 'inherit' }))) === 0;
  console.error('\n== browser tests');
  const isBrowserPassed = await (browser ?? startBrowserTests()).finish();
  if (!isPassed) console.error(`\n== tests that failed\n${readFailedTests()}`);
  const failed = [...(isPassed ? [] : ['tests']), ...(isBrowserPassed ? [] : ['browser tests'])];
  if (failed.length > 0) fail(failed.join(', '));
}

/** Their output is held back until `finish` is called, so that it does not mix with that of the others. */
function startBrowserTests() {
  let held = '';
  let isHeld = true;
  const child = start(['playwright', 'test', '-c', 'web/playwright.config.ts'], { env, output: 'pipe' });
  listen(child, (text) => {
    if (isHeld) held += text;
    else process.stdout.write(text);
  });
  const ended = end(child);
  return {
    finish: async () => {
      isHeld = false;
      process.stdout.write(held);
      return (await ended) === 0;
    },
  };
}

function listen({ stdout, stderr }, take) {
  for (const stream of [stdout, stderr]) stream.setEncoding('utf8').on('data', take);
}

function fail(names) {
  console.error(`casewright: ${names} failed`);
  process.exit(1);
}
