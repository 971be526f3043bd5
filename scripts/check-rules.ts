import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findSurroundingFaults } from './rules/check-surroundings.ts';
import { findTableFaults, findUnusedReaders } from './rules/check-tables.ts';
import { findUnusedExceptions, findVisibilityFaults } from './rules/check-visibility.ts';
import { readStatements } from './rules/read-statements.ts';
import { OWNERS } from './rules/table-owners.ts';

// Rules of the server that types cannot express: who uses which table, who may see what, and who reads the time and the
// environment.
const tree = path.resolve(import.meta.dirname, '../server/src');

/** Tests and the test kit look into every table, and set the time and the environment. */
const isTest = (file: string): boolean => /\.test\.ts$|(?:^|\/)testing\//.test(file);

const sources = globSync('**/*.ts', { cwd: tree })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !isTest(file))
  .map((file) => ({ file, source: readFileSync(path.join(tree, file), 'utf8') }));
const tables = new Set(Object.keys(OWNERS));
const statements = sources.flatMap((source) => readStatements(source, tables));

function findHomelessTables(): string[] {
  const declared = readFileSync(path.join(tree, 'db/tables.ts'), 'utf8');
  const [, list = ''] = /export interface Tables \{([^}]*)\}/.exec(declared) ?? [];
  return [...list.matchAll(/^\s*(\w+):/gm)]
    .map((match) => match[1] ?? '')
    .filter((table) => !tables.has(table))
    .map((table) => `the table ${table} has no owner in scripts/rules/table-owners.ts`);
}

const faults = [
  ...findHomelessTables(),
  ...findTableFaults(statements),
  ...findUnusedReaders(statements),
  ...findVisibilityFaults(statements),
  ...findUnusedExceptions(statements),
  ...findSurroundingFaults(sources),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
