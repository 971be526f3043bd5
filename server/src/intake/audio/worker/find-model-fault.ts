import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import modelFiles from './model-files.json' with { type: 'json' };

/** The names of the model's files. */
export const MODEL_FILES = Object.keys(modelFiles);

/**
 * Why offline speech recognition cannot work here; undefined when its files are there and are the right ones. Each is
 * read and hashed, some 65 MB in all: a damaged or exchanged model would write down things that nobody said.
 */
export async function findModelFault(modelFolder: string): Promise<string | undefined> {
  for (const [name, sha256] of Object.entries(modelFiles)) {
    const found = await hashFile(path.join(modelFolder, name)).catch(() => undefined);
    if (found === undefined) return `the speech model lacks ${name}: run set-up again with a network`;
    if (found !== sha256)
      return `${name} of the speech model is not what it should be: run set-up again with a network`;
  }
  return undefined;
}

/** What files were hashed as, each with the state that it was in before and after. */
const hashed = new Map<string, { state: string; hash: string }>();

/** A file that nobody has touched since it was hashed is not read again, which would take a third of a second. */
async function hashFile(file: string): Promise<string> {
  const state = await readState(file);
  const known = hashed.get(file);
  if (known?.state === state) return known.hash;
  const hasher = createHash('sha256');
  await pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), hasher);
  const hash = hasher.digest('hex');
  if ((await readState(file)) === state) hashed.set(file, { state, hash });
  return hash;
}

/** It changes with every change of the file: nobody can set the time that the system keeps of the last change (ctime). */
async function readState(file: string): Promise<string> {
  const { dev, ino, size, ctimeNs } = await stat(file, { bigint: true });
  return [dev, ino, size, ctimeNs].join(' ');
}
