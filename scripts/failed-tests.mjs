// Which tests failed and why, kept by a reporter of Vitest in a file. The tests in the browser come after the others and
// print a page of their own, and who reads only the end of a long log must find both.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './install.mjs';

const FILE = path.join(root, 'node_modules/.cache/casewright-failed-tests.txt');
const LINES_OF_ONE = 20;

export default class FailedTests {
  onTestRunEnd(modules, unhandledErrors) {
    const failures = modules.flatMap((module) => [
      ...module.errors().map((error) => describe(module.relativeModuleId, error)),
      ...[...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map((error) => describe(`${module.relativeModuleId} > ${suite.fullName}`, error)),
      ),
      ...[...module.children.allTests('failed')].flatMap((test) =>
        (test.result().errors ?? []).map((error) => describe(`${module.relativeModuleId} > ${test.fullName}`, error)),
      ),
    ]);
    failures.push(...unhandledErrors.map((error) => describe('outside any test', error)));
    mkdirSync(path.dirname(FILE), { recursive: true });
    writeFileSync(FILE, failures.join('\n'));
  }
}

/** What differs is cut like the rest: whoever needs all of it finds it where the test failed. */
function describe(name, error) {
  const text = [error.stack ?? error.message ?? String(error), error.diff ?? ''].join('\n').trim();
  const lines = stripVTControlCharacters(text).split('\n');
  const left = lines.length - LINES_OF_ONE;
  const told = left > 0 ? [...lines.slice(0, LINES_OF_ONE), `… and ${left} more lines`] : lines;
  return `FAILED ${name}\n${told.map((line) => `  ${line}`).join('\n')}\n`;
}

/** What an earlier run left behind says nothing about the next. */
export function forgetFailedTests() {
  rmSync(FILE, { force: true });
}

/** Empty if the runner ended before it could tell. */
export function readFailedTests() {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return '';
  }
}
