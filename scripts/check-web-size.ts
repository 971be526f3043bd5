// Fails if the web app sends more script for its first page than it may, in more files than it may, or if the editor is
// part of that.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const MAX_FIRST_PAGE_BYTES = 225_000;
/** Each is a request of its own, and a browser has six at a time. */
const MAX_FIRST_PAGE_FILES = 20;

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

const dist = path.resolve(import.meta.dirname, '../web/dist');
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** The pages that somebody may open first. Each is fetched with the entry and, for members, with the frame. */
const FIRST_PAGES = {
  'sign-in': ['src/pages/sign-in/sign-in-page.tsx'],
  home: ['src/app/shell/shell.tsx', 'src/pages/home/home-page.tsx'],
};

function collectFiles(names: string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`the build has no ${name}`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    collectFiles(chunk.imports ?? [], found);
  }
  return found;
}

function measure(files: Set<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length, 0);
}

const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry === true);
for (const [page, chunks] of Object.entries(FIRST_PAGES)) {
  const files = collectFiles([...entries, ...chunks]);
  const sizeBytes = measure(files);
  process.stderr.write(`${page}: ${Math.round(sizeBytes / 1000)} kB of script, gzipped, in ${files.size} files\n`);
  const editor = [...files].filter((file) => /editor|prosemirror|tiptap/i.test(file));
  if (sizeBytes > MAX_FIRST_PAGE_BYTES || files.size > MAX_FIRST_PAGE_FILES || editor.length > 0) {
    const most = `${MAX_FIRST_PAGE_BYTES / 1000} kB in ${MAX_FIRST_PAGE_FILES} files`;
    process.stderr.write(`${page}: at most ${most} are allowed, and no editor ${editor}\n`);
    process.exitCode = 1;
  }
}
