import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readPassword } from './read-password.ts';

const piped = (bytes: Buffer | string): Readable => Readable.from([Buffer.from(bytes)]);

test('a password is taken as it was typed, without the end of its line', async () => {
  expect(await readPassword(piped(' grüne Wiese \r\n'))).toBe(' grüne Wiese ');
  expect(await readPassword(Readable.from([]))).toBe('');
});

test('a password in another encoding is refused, because nobody could sign in with what became of it', async () => {
  await expect(readPassword(piped(Buffer.from('grüne Wiese', 'latin1')))).rejects.toThrow('not in UTF-8');
});
