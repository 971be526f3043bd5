import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** A hash of files, and of all files in folders, by which what was made from them is known. Tests do not count. */
export function stampSources(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(listFiles).toSorted()) {
    hash
      .update(`${file.replaceAll('\\', '/')}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** A file itself, or all files in a folder at any depth, without tests. */
function listFiles(source) {
  if (statSync(path.join(root, source)).isFile()) return [source];
  const entries = readdirSync(path.join(root, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
