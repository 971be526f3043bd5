import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The floors of a source tree, the highest first. A file may import from its own floor and from those below. */
export type Floors = string[][];

const SERVER_FLOORS: Floors = [
  ['main.ts'],
  ['commands', 'testing'],
  ['service'],
  ['app.ts'],
  ['api', 'demo'],
  ['tasks'],
  [
    'practice',
    'records',
    'partners',
    'launches',
    'signing',
    'webhooks',
    'intake',
    'jobs',
    'blobs',
    'pictures',
    'documents',
    'writing',
    'exports',
    'audit',
    'mail',
    'rates',
  ],
  ['config.ts', 'errors.ts', 'db', 'lib', 'sandbox', 'settings'],
];

const WEB_FLOORS: Floors = [
  ['main.tsx'],
  ['app'],
  ['pages'],
  ['room'],
  ['reports'],
  ['notes'],
  ['jobs'],
  ['editor'],
  ['document'],
  ['components'],
  ['api'],
];

/** Source trees that may use one another only by package name. */
const TREES: { tree: string; floors?: Floors; packages?: string[] }[] = [
  { tree: 'document/src' },
  { tree: 'server/src', floors: SERVER_FLOORS },
  // What is sent to browsers must contain nothing of the service but the document package.
  { tree: 'web/src', floors: WEB_FLOORS, packages: ['@casewright/document'] },
];

interface Import {
  from: string;
  to: string;
}

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

const OWN_PACKAGE = /(?:\bfrom|\bimport)\s*\(?\s*['"](@casewright\/[^'"]+)['"]/g;

/** Tests are left out, because they use the test kit from any floor. */
function listSources(tree: string): { file: string; source: string }[] {
  return globSync('**/*.{ts,tsx}', { cwd: tree, exclude: (name) => /\.test\.tsx?$/.test(name) }).map((file) => ({
    file,
    source: readFileSync(path.join(tree, file), 'utf8'),
  }));
}

function readImports(tree: string): Import[] {
  return listSources(tree).flatMap(({ file, source }) =>
    [...source.matchAll(IMPORT)].map((match) => ({
      from: file,
      to: path.join(path.dirname(file), match[1] ?? ''),
    })),
  );
}

function findEscapes(imports: Import[]): string[] {
  return imports
    .filter(({ to }) => to.startsWith('..') && !to.endsWith('package.json'))
    .map(({ from, to }) => `${from} leaves its tree: ${to}`);
}

function findClimbs(imports: Import[], floors: Floors): string[] {
  const floorOf = (file: string): number => floors.findIndex((rooms) => rooms.includes(file.split(path.sep)[0] ?? ''));
  const homeless = new Set(imports.flatMap(({ from, to }) => [from, to]).filter((file) => floorOf(file) < 0));
  return [
    ...[...homeless].map((file) => `${file} stands on no floor`),
    ...imports
      .filter(({ from, to }) => floorOf(from) > floorOf(to) && floorOf(to) >= 0)
      .map(({ from, to }) => `${from} imports upward: ${to}`),
  ];
}

/** Circles between folders of the same parent, at every depth. */
function findFolderCircles(imports: Import[]): string[] {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [a, b] = partAtFork(from.split(path.sep), to.split(path.sep));
    if (a === undefined || b === undefined) continue;
    graph.set(a, (graph.get(a) ?? new Set()).add(b));
  }
  const circles = new Set<string>();
  const visit = (room: string, trail: string[]): void => {
    const start = trail.indexOf(room);
    if (start >= 0) {
      const circle = trail.slice(start);
      const first = circle.indexOf(circle.toSorted()[0] ?? '');
      circles.add([...circle.slice(first), ...circle.slice(0, first)].join(' -> '));
      return;
    }
    for (const next of graph.get(room) ?? []) visit(next, [...trail, room]);
  };
  for (const room of graph.keys()) visit(room, []);
  return [...circles].map((circle) => `folders import each other: ${circle}`);
}

/**
 * Circles of files. Imports of types count too: two files that need each other's types have one subject. Each file is
 * visited once. An import of a file that is still being visited closes a circle.
 */
function findFileCircles(imports: Import[]): string[] {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  const closed = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, trail: string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) circles.push(`files import each other: ${trail.slice(start).join(' -> ')}`);
    if (start >= 0 || closed.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    closed.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return circles;
}

/** The two folders in which the paths part, or nothing if one of them is a file. */
function partAtFork(from: string[], to: string[]): [string, string] | [] {
  let depth = 0;
  while (depth < from.length && from[depth] === to[depth]) depth += 1;
  if (depth >= from.length - 1 || depth >= to.length - 1) return [];
  return [from.slice(0, depth + 1).join('/'), to.slice(0, depth + 1).join('/')];
}

/** Our own packages that a tree imports without being allowed to. */
function findForeignPackages(tree: string, packages: string[]): string[] {
  return listSources(tree).flatMap(({ file, source }) =>
    [...source.matchAll(OWN_PACKAGE)]
      .filter((match) => !packages.includes(match[1] ?? ''))
      .map((match) => `${file} imports ${match[1]}`),
  );
}

export function findImportFaults(tree: string, floors?: Floors, packages?: string[]): string[] {
  const imports = readImports(tree);
  return [
    ...findEscapes(imports),
    ...(packages === undefined ? [] : findForeignPackages(tree, packages)),
    ...(floors === undefined ? [] : findClimbs(imports, floors)),
    ...findFolderCircles(imports),
    ...findFileCircles(imports),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = path.resolve(import.meta.dirname, '..');
  const faults = TREES.flatMap(({ tree, floors, packages }) =>
    findImportFaults(path.join(root, tree), floors, packages),
  );
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
