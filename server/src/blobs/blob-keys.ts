import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../config.ts';
import { keepKey } from '../lib/secret-file.ts';

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

function toBlobKey(secret: Buffer): BlobKey {
  return { secret, id: createHash('sha256').update('casewright blob key id').update(secret).digest().subarray(0, 8) };
}
