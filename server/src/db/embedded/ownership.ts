import { lchown, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

export interface Identity {
  uid: number;
  gid: number;
}

/**
 * Gives a directory and everything in it to `owner`. It looks at every file each time, because an earlier change of
 * owner may have been interrupted.
 */
export async function giveTree(directory: string, owner: Identity): Promise<void> {
  await giveFile(directory, owner);
  const entries = await readdir(directory, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => (entry.isDirectory() ? giveTree : giveFile)(path.join(directory, entry.name), owner)),
  );
}

async function giveFile(file: string, owner: Identity): Promise<void> {
  const { uid } = await lstat(file);
  if (uid !== owner.uid) await lchown(file, owner.uid, owner.gid);
}

export async function readOwner(file: string): Promise<Identity | undefined> {
  try {
    const { uid, gid } = await lstat(file);
    return { uid, gid };
  } catch {
    return undefined;
  }
}
