import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PlainError } from '../lib/plain-error.ts';

/**
 * A password that was piped in, without the end of its line. One in another encoding is refused: replaced letters would
 * make a password that nobody can type.
 */
export async function readPassword(input: Readable): Promise<string> {
  const bytes = await buffer(input);
  if (!isUtf8(bytes)) throw new PlainError('the password on standard input is not in UTF-8');
  return bytes.toString('utf8').replace(/\r?\n$/, '');
}
