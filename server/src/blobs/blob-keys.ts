import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../config.ts';
import { PlainError } from '../lib/plain-error.ts';
import { keepSecret } from '../lib/secret-file.ts';

export interface BlobKey {
  /** Stands in the header of every blob that the key sealed. It reveals nothing about the key. */
  id: Buffer;
  secret: Buffer;
}

export interface BlobKeys {
  /** Seals everything that is written from now on. */
  current: BlobKey;
  /** The current key and the former ones, which still open what they sealed. */
  all: BlobKey[];
}

const KEY_BYTES = 32;

export function createBlobKeys(current: Buffer, former: readonly Buffer[] = []): BlobKeys {
  const [first, ...rest] = [current, ...former].map(toBlobKey) as [BlobKey, ...BlobKey[]];
  return { current: first, all: [first, ...rest] };
}

/** Uses the operator's key, or the key in the data directory, which is made at the first start. */
export async function openBlobKeys({
  dataDir,
  blobKey,
  blobKeysOld,
}: Pick<Config, 'dataDir' | 'blobKey' | 'blobKeysOld'>): Promise<BlobKeys> {
  const file = path.join(dataDir, 'blob-key');
  return createBlobKeys(blobKey ?? (await keepKey(file)), blobKeysOld);
}

async function keepKey(file: string): Promise<Buffer> {
  const kept = await keepSecret(file, () => randomBytes(KEY_BYTES).toString('base64'));
  const key = Buffer.from(kept, 'base64');
  if (key.length !== KEY_BYTES) throw new PlainError(`${file} does not hold a key of ${KEY_BYTES} bytes in base64`);
  return key;
}

function toBlobKey(secret: Buffer): BlobKey {
  return { secret, id: createHash('sha256').update('casewright blob key id').update(secret).digest().subarray(0, 8) };
}
