import { expect, test } from 'vitest';
import { type Lockfile, listForeign, listLeftOut, listUnhashed } from './check-lockfile.ts';

const hash = `sha512-${'A'.repeat(86)}==`;

function lockfile(packages: Lockfile['packages']): Lockfile {
  return { packages };
}

test('a package without a hash, or with a weak one, is found wherever it is installed', () => {
  const packages = {
    '': { version: '0.1.0' },
    server: { version: '0.1.0' },
    'node_modules/@casewright/server': { link: true, resolved: 'server' },
    'node_modules/good': { version: '1.0.0', integrity: hash },
    'node_modules/bare': { version: '1.0.0' },
    'server/node_modules/weak': { version: '1.0.0', integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' },
  };
  expect(listUnhashed(lockfile(packages))).toEqual(['node_modules/bare', 'server/node_modules/weak']);
});

test('a package from a git address or a folder is found', () => {
  const packages = {
    'node_modules/@casewright/server': { link: true, resolved: 'server' },
    'node_modules/good': { version: '1.0.0', integrity: hash },
    'node_modules/stray': { version: '1.0.0', integrity: hash, resolved: 'git+ssh://git@example.org/stray.git#1234' },
  };
  expect(listForeign(lockfile(packages))).toEqual(['node_modules/stray']);
});

test('a binary for another machine that the lockfile leaves out is found', () => {
  const packages = {
    'node_modules/fast': { version: '2.0.0', optionalDependencies: { 'fast-x64': '2.0.0', 'fast-arm64': '^2.0.0' } },
    'node_modules/fast-x64': { version: '2.0.0', integrity: hash },
  };
  expect(listLeftOut(lockfile(packages))).toEqual([{ name: 'fast-arm64', version: '2.0.0', dev: false }]);
});
