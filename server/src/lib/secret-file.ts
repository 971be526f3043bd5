import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from './plain-error.ts';

const KEY_BYTES = 32;
const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const;

/**
 * A folder that only its owner can look into, made with those above it, unless it is there. Not by `recursive`: where a
 * folder is there in which nothing can be made, such as `/proc`, Node then tries for ever.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  const whole = path.resolve(folder);
  const above = path.dirname(whole);
  if (above !== whole && (await isMissing(above))) await makePrivateFolder(above);
  try {
    await mkdir(whole, { mode: OWNER_ONLY.folder });
  } catch (error) {
    const found = await stat(whole).catch(() => undefined);
    if (found?.isDirectory() !== true) throw error;
  }
}

async function isMissing(place: string): Promise<boolean> {
  return stat(place).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
}

/** Replaces the file in one step: readers find the whole old text or the whole new one, also after a crash. */
export async function writeSecretFile(file: string, text: string): Promise<void> {
  await rename(await writeBeside(file, text), file);
}

/** The secret in the file, made by `make` if there is none yet. Processes that start at the same time agree on one. */
export async function keepSecret(file: string, make: () => string): Promise<string> {
  const kept = await readSecret(file);
  if (kept !== undefined) return kept;
  const draft = await writeBeside(file, `${make()}\n`);
  try {
    // Unlike a rename, a link never replaces a file that another process made first.
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
  const agreed = await readSecret(file);
  if (agreed === undefined) throw new Error(`${file} vanished while it was being made`);
  return agreed;
}

/** The key of 32 bytes in the file, made if there is none yet. */
export async function keepKey(file: string): Promise<Buffer> {
  const kept = await keepSecret(file, () => randomBytes(KEY_BYTES).toString('base64'));
  const key = Buffer.from(kept, 'base64');
  if (key.length !== KEY_BYTES) throw new PlainError(`${file} does not hold a key of ${KEY_BYTES} bytes in base64`);
  return key;
}

async function readSecret(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function writeBeside(file: string, text: string): Promise<string> {
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${randomBytes(6).toString('hex')}`);
  await writeFile(draft, text, { mode: OWNER_ONLY.file, flag: 'wx', flush: true });
  return draft;
}
