import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What may start processes besides the sandbox, and why. A path is a folder or a file. */
const ALLOWED: Record<string, string> = {
  'server/src/sandbox': 'starts what touches bytes of strangers, behind walls',
  'server/src/db/embedded': 'starts PostgreSQL, which is ours and must write',
  'server/src/testing': 'starts the service itself, for tests',
  'server/bin': 'starts the service with the right Node',
  scripts: 'set-up, start and test, before anything is installed',
  bench: 'measures whole programs',
  'web/e2e': 'starts the service for the browser tests',
  examples: 'stands for a program of somebody else',
};

const TREES = ['document/src', 'server/src', 'server/bin', 'web/src', 'web/e2e', 'scripts', 'bench', 'examples'];
const STARTS_PROCESSES = /['"](?:node:)?(?:child_process|cluster)['"]/;
/** Tests start what they test, and attack it. */
const TEST = /\.test\.tsx?$|\/testing\//;

/** Files that could start a process without the sandbox. */
export function findProcessStarters(root: string, trees = TREES, allowed = Object.keys(ALLOWED)): string[] {
  return trees
    .flatMap((tree) => globSync(`${tree}/**/*.{ts,tsx,mts,mjs,js}`, { cwd: root }))
    .filter((file) => !file.includes('node_modules') && !TEST.test(file))
    .filter((file) => !allowed.some((place) => file === place || file.startsWith(`${place}/`)))
    .filter((file) => STARTS_PROCESSES.test(readFileSync(path.join(root, file), 'utf8')));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = findProcessStarters(path.resolve(import.meta.dirname, '..'));
  for (const file of found) process.stderr.write(`${file} starts processes: use server/src/sandbox\n`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
