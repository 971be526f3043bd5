import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
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

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), hash);
  return hash.digest('hex');
}
