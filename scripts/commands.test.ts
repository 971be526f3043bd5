import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { OPERATOR_COMMANDS } from '../server/src/commands/operator-commands.ts';

const root = path.resolve(import.meta.dirname, '..');
const GUIDES = ['*.md', 'docs/*.md', 'examples/*/*.md'].flatMap((pattern) => globSync(pattern, { cwd: root }));
const text = GUIDES.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
const find = (pattern: RegExp): string[] => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))];

test('every npm script that a guide names is there', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object };
  // `dev` is the web app's own.
  const named = find(/npm run ([a-z-]+)/g).filter((name) => name !== 'dev');
  expect(named).toEqual(expect.arrayContaining(['example', 'set-up']));
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('every command of the service that a guide names is there', () => {
  const known = new Set(['serve', 'work', 'start', 'migrate', 'help', 'audit verify', 'report verify']);
  const named = find(/npx casewright ([a-z-]+(?: [a-z-]+)?)\b/g);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !known.has(name) && !(name in OPERATOR_COMMANDS))).toEqual([]);
});
