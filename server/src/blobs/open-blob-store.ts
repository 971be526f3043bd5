import path from 'node:path';
import type { Config } from '../config.ts';
import { openBlobKeys } from './blob-keys.ts';
import type { BlobStore } from './blob-store.ts';
import { createDiskStore } from './disk-store.ts';
import { createSealedStore } from './sealed-store.ts';

/** The store that the settings name, sealed. */
export async function openBlobStore(
  config: Pick<Config, 'dataDir' | 'blobStore' | 'blobKey' | 'blobKeysOld'>,
): Promise<BlobStore> {
  const keys = await openBlobKeys(config);
  return createSealedStore(await openBackend(config), keys);
}

async function openBackend({ dataDir, blobStore }: Pick<Config, 'dataDir' | 'blobStore'>): Promise<BlobStore> {
  if (blobStore.kind === 'disk') return createDiskStore(path.join(dataDir, 'blobs'));
  // Loaded only if it is used, because it is larger than all the rest.
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(blobStore);
}
