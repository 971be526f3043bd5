import { mkdir, readFile, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { linkLibraries, prepareBinaries } from './binaries.ts';
import { EmbeddedServerError } from './error.ts';
import { runProgram } from './programs.ts';
import { makeScratch } from './testing/scratch.ts';

const LINKS = [
  { source: 'native/lib/liba.so.1.2', target: 'native/lib/liba.so.1' },
  { source: 'native/lib/liba.so.1.2', target: 'native/lib/deep/liba.so' },
];

async function makePackage(root: string): Promise<string> {
  await mkdir(path.join(root, 'native/lib/deep'), { recursive: true });
  await writeFile(path.join(root, 'native/lib/liba.so.1.2'), 'library');
  await writeFile(path.join(root, 'native/pg-symlinks.json'), JSON.stringify(LINKS));
  return root;
}

test('the programs run', async () => {
  for (const file of Object.values(await prepareBinaries())) {
    expect(await runProgram({ file, args: ['--version'], identity: {} })).toMatchObject({
      exitCode: 0,
      output: expect.stringMatching(/\(PostgreSQL\) 18\./),
    });
  }
});

test('links are made once, by any number at a time, and nothing is left beside them', async ({ onTestFinished }) => {
  const root = await makePackage(await makeScratch({ onTestFinished }));
  await Promise.all(Array.from({ length: 20 }, () => linkLibraries(root)));
  await linkLibraries(root);
  expect(await readlink(path.join(root, 'native/lib/liba.so.1'))).toBe('liba.so.1.2');
  expect(await readFile(path.join(root, 'native/lib/deep/liba.so'), 'utf8')).toBe('library');
  expect(await readdir(path.join(root, 'native/lib'))).toHaveLength(3);
});

test('links that lead nowhere are replaced, files in their place are kept', async ({ onTestFinished }) => {
  const root = await makePackage(await makeScratch({ onTestFinished }));
  await symlink('gone', path.join(root, 'native/lib/liba.so.1'));
  await writeFile(path.join(root, 'native/lib/deep/liba.so'), 'a copy');
  await linkLibraries(root);
  expect(await readFile(path.join(root, 'native/lib/liba.so.1'), 'utf8')).toBe('library');
  expect(await readFile(path.join(root, 'native/lib/deep/liba.so'), 'utf8')).toBe('a copy');
});

test('a link that cannot be made is told in one line', async ({ onTestFinished }) => {
  const root = await makePackage(await makeScratch({ onTestFinished }));
  await rm(path.join(root, 'native/lib/deep'), { recursive: true });
  const linking = linkLibraries(root);
  await expect(linking).rejects.toThrow(EmbeddedServerError);
  await expect(linking).rejects.toThrow(/^cannot link [^\n]*deep\/liba\.so to \.\.\/liba\.so\.1\.2 \(ENOENT\)[^\n]*$/);
});

test('a package without links is fine', async ({ onTestFinished }) => {
  await expect(linkLibraries(await makeScratch({ onTestFinished }))).resolves.toBeUndefined();
});
