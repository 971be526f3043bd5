import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFfmpeg } from './find-ffmpeg.ts';

const PACKAGED = `node_modules${path.sep}@ffmpeg-`;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casewright-ffmpeg-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function putProgram(name: string, script: string, mode = 0o755): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, mode);
  return file;
}

test('takes the one that is given, then the system’s, then the packaged one', async () => {
  const given = await putProgram('mine', 'echo "ffmpeg version 9.9-mine"');
  const system = await putProgram('ffmpeg', 'echo "ffmpeg version 5.1-system"');

  expect(await findFfmpeg({ given, searchPath: folder })).toEqual({ path: given, version: '9.9-mine' });
  expect(await findFfmpeg({ searchPath: `/nonexistent:${folder}` })).toEqual({ path: system, version: '5.1-system' });
  expect((await findFfmpeg({ searchPath: '/nonexistent' }))?.path).toContain(PACKAGED);
});

test('a given one that does not work is not replaced behind the operator’s back', async () => {
  const broken = await putProgram('broken', 'exit 1');
  const other = await putProgram('other', 'echo "this is not it"');
  const plain = await putProgram('plain', 'echo "ffmpeg version 1"', 0o644);
  for (const given of [broken, other, plain, '/nonexistent/ffmpeg'])
    expect(await findFfmpeg({ given })).toBeUndefined();
});

test('relative folders of the path are left alone', async () => {
  expect((await findFfmpeg({ searchPath: path.relative(process.cwd(), folder) }))?.path).toContain(PACKAGED);
});
