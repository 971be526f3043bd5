import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createSecretBox, openSecretBox } from './secret-box.ts';

const box = createSecretBox(randomBytes(32));

describe('sealing', () => {
  test('what was sealed opens, and shows nothing of itself', () => {
    const sealed = box.seal('whsec_Zoë', 'papp_1');
    expect([box.open(sealed, 'papp_1'), box.tryOpen(sealed, 'papp_1')]).toEqual(['whsec_Zoë', 'whsec_Zoë']);
    expect(sealed.toString('latin1')).not.toContain('whsec');
    expect(box.seal('whsec_Zoë', 'papp_1')).not.toEqual(sealed);
  });

  test.each([
    ['for another owner', (sealed: Buffer) => box.open(sealed, 'papp_2')],
    ['with another key', (sealed: Buffer) => createSecretBox(randomBytes(32)).open(sealed, 'papp_1')],
    ['cut at the end', (sealed: Buffer) => box.open(sealed.subarray(0, -1), 'papp_1')],
    ['cut in the tag', (sealed: Buffer) => box.open(sealed.subarray(0, 16), 'papp_1')],
    ['empty', () => box.open(Buffer.alloc(0), 'papp_1')],
  ])('%s it does not open', (_, open) => {
    expect(() => open(box.seal('secret', 'papp_1'))).toThrow('SECRET_KEY is not the one');
  });

  test('no bit can be changed', () => {
    const sealed = box.seal('secret', 'papp_1');
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => box.open(changed, 'papp_1')).toThrow('SECRET_KEY is not the one');
      expect(box.tryOpen(changed, 'papp_1')).toBeNull();
    }
  });
});

test('without a key of the operator’s, one is made once and kept from others', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'casewright-box-'));
  const [first, second] = await Promise.all([
    openSecretBox({ dataDir, secretKey: undefined }),
    openSecretBox({ dataDir, secretKey: undefined }),
  ]);
  expect(second.open(first.seal('a', 'b'), 'b')).toBe('a');
  const file = path.join(dataDir, 'secret-key');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64');
  expect(createSecretBox(key).open(first.seal('a', 'b'), 'b')).toBe('a');
});
