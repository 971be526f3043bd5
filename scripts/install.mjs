// Brings a clone to the state in which everything can run: the packages of the lockfile, and Node 24 among them.
// Runs on the machine's own Node (20.19 or later) with nothing installed, so it uses Node's built-ins alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');
const modules = path.join(root, 'node_modules');

/** Written last, so an installation that was interrupted has none and is made again. */
const stampFile = path.join(modules, '.casewright-installed');

/** The oldest Node that runs TypeScript files as they are. */
const OLDEST_NODE = [22, 18];

/** Installs what the lockfile names, unless that is installed already, and returns the path of the Node to run with. */
export function ensureInstalled() {
  const stamp = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
    console.error('Installing packages (once; this takes about a minute) …');
    runNpm(['ci', '--include=dev', '--include=optional', '--loglevel=error']);
    writeFileSync(stampFile, stamp);
  }
  return findNode();
}

/** Uses the npm that runs this script, or the one on the path. */
function runNpm(args) {
  const npmScript = process.env.npm_execpath;
  const [command, ...first] = npmScript?.endsWith('.js') ? [process.execPath, npmScript] : ['npm'];
  const { status, error } = spawnSync(command, [...first, ...args], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status !== 0) fail(`npm ${args[0]} failed${error ? `: ${error.message}` : ''}`);
}

/** The Node 24 of the lockfile if there is a package for the platform, or the machine's own if that is new enough. */
function findNode() {
  const folder = path.join(modules, `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`);
  const packaged = path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return process.execPath;
  return fail(
    `no Node package for ${process.platform}-${process.arch}: install Node ${OLDEST_NODE.join('.')} or later`,
  );
}

function fail(message) {
  console.error(`casewright: ${message}`);
  process.exit(1);
}

/** The environment in which `node` and the installed commands are found first. */
export function environmentFor(node) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const folders = [path.dirname(node), path.join(modules, '.bin'), process.env.PATH ?? ''];
  return { ...process.env, PATH: folders.join(separator) };
}
