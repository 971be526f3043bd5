// Builds the web app into web/dist, unless the build there was made from the same sources: `node
// scripts/build-web.mjs`, or ensureWebBuilt() from set-up. Every text is also stored compressed, so that serving it
// costs no time.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { environmentFor, root } from './install.mjs';
import { stampSources } from './stamp-sources.mjs';

const web = path.join(root, 'web');
const dist = path.join(web, 'dist');

/** It is in the folder that it describes, so that the two come and go together. */
const STAMP = 'built-from';

const SOURCES = ['web/src', 'web/index.html', 'web/vite.config.ts', 'document/src', 'package-lock.json'];
const COMPRESSED = /\.(?:js|mjs|css|svg|wasm)$/;

export function ensureWebBuilt(node) {
  const stamp = stampSources(SOURCES);
  const stampFile = path.join(dist, STAMP);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.error('Building the web app …');
  const made = mkdtempSync(`${dist}.new-`);
  try {
    runVite(node, made);
    compressFiles(path.join(made, 'assets'));
    writeFileSync(path.join(made, STAMP), stamp);
    putInPlace(made);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

function runVite(node, folder) {
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', folder];
  const { status } = spawnSync(node, args, { cwd: web, env: environmentFor(node), stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('the web app could not be built');
}

function compressFiles(folder) {
  for (const name of readdirSync(folder).filter((file) => COMPRESSED.test(file))) {
    const file = path.join(folder, name);
    const content = readFileSync(file);
    const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
    for (const [ending, short] of [
      ['.br', brotli],
      ['.gz', gzipSync(content, { level: 9 })],
    ]) {
      if (short.length < content.length) writeFileSync(file + ending, short);
    }
  }
}

/** A folder cannot be renamed onto another. If two processes build at once, the build of the last one stays. */
function putInPlace(made) {
  rmSync(dist, { recursive: true, force: true });
  try {
    renameSync(made, dist);
  } catch (error) {
    if (!existsSync(path.join(dist, STAMP))) throw error;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureWebBuilt(process.execPath);
