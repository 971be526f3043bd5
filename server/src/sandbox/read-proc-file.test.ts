import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readProcFile } from './read-proc-file.ts';

test.runIf(process.platform === 'linux')('reads what the usual way reads, and fails where it fails', async () => {
  const limits = `/proc/${process.pid}/limits`;
  expect(await readProcFile(limits)).toBe(await readFile(limits, 'latin1'));
  expect(await readProcFile(`/proc/${process.pid}/status`)).toMatch(/^Name:[\s\S]+^VmRSS:\s+\d+ kB$[\s\S]+\n$/m);
  await expect(readProcFile('/proc/0/stat')).rejects.toMatchObject({ code: 'ENOENT' });
});
