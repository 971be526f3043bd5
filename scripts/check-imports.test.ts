import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findImportFaults } from './check-imports.ts';

let tree: string;
beforeEach(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'casewright-imports-'));
});
afterEach(() => rmSync(tree, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), source);
  }
}

const floors = [['main.ts'], ['api'], ['records', 'audit']];

test('a tree that imports downward has no faults', () => {
  write({
    'main.ts': "import './api/a.ts';",
    'api/a.ts': "import type { B } from '../records/b.ts';",
    'records/b.ts': "import { c } from '../audit/c.ts';\nimport { d } from './d.ts';",
    'records/b.test.ts': "import '../main.ts';",
  });
  expect(findImportFaults(tree, floors)).toEqual([]);
});

test('an import upward is a fault, also of a type alone and also a dynamic one', () => {
  write({
    'records/b.ts': "import type { A } from '../api/a.ts';",
    'audit/c.ts': "await import('../main.ts');",
  });
  expect(findImportFaults(tree, floors).toSorted()).toEqual([
    'audit/c.ts imports upward: main.ts',
    'records/b.ts imports upward: api/a.ts',
  ]);
});

test('a circle of folders is a fault, at any depth, even where no circle of files is', () => {
  write({
    'api/x/one.ts': "import '../y/one.ts';",
    'api/y/one.ts': '',
    'api/y/two.ts': "import '../z/one.ts';",
    'api/z/one.ts': "import '../x/two.ts';",
  });
  expect(findImportFaults(tree, floors)).toEqual(['folders import each other: api/x -> api/y -> api/z']);
});

test('a circle of files is a fault, also through types alone', () => {
  write({
    'audit/a.ts': "import type { B } from './b.ts';\nimport './d.ts';",
    'audit/b.ts': "export { c } from './c.ts';",
    'audit/c.ts': "import { type A } from './a.ts';",
    'audit/d.ts': "import './e.ts';",
    'audit/e.ts': '',
  });
  expect(findImportFaults(tree, floors)).toEqual(['files import each other: audit/a.ts -> audit/b.ts -> audit/c.ts']);
});

test('a room that stands on no floor is a fault', () => {
  write({ 'extra/e.ts': "import '../audit/c.ts';" });
  expect(findImportFaults(tree, floors)).toEqual(['extra/e.ts stands on no floor']);
});

test('an import out of the tree is a fault', () => {
  write({ 'audit/c.ts': "import '../../other/src/x.ts';" });
  expect(findImportFaults(tree)).toEqual(['audit/c.ts leaves its tree: ../other/src/x.ts']);
});

test('a package of ours that is not named for the tree is a fault', () => {
  write({ 'a.tsx': "import type { Node } from '@casewright/document';\nimport { x } from '@casewright/server';" });
  expect(findImportFaults(tree, undefined, ['@casewright/document'])).toEqual(['a.tsx imports @casewright/server']);
});
