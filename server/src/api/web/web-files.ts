import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where `scripts/build-web.mjs` puts the web app. */
export const WEB_FOLDER = path.resolve(import.meta.dirname, '../../../../web/dist');

/** The encodings that a build makes beside each file, where that is shorter. The shortest comes first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export type Encoding = (typeof ENCODINGS)[number][0];

export interface WebAsset {
  type: string;
  content: Buffer;
  encoded: [Encoding, Buffer][];
}

export interface WebFiles {
  /** The page, with the build's placeholder in the places of the nonce. */
  page: string;
  /** By name. Nothing else is served, so no name can lead out of the folder. */
  assets: Map<string, WebAsset>;
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/**
 * The built web app, all of it in memory. It is a few megabytes, and a build made while the service runs cannot mix
 * with the one whose pages are open. Undefined if nothing was built.
 */
export async function readWebFiles(folder: string): Promise<WebFiles | undefined> {
  let page: string;
  try {
    page = await readFile(path.join(folder, 'index.html'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const assetFolder = path.join(folder, 'assets');
  const names = await readdir(assetFolder);
  const found = await Promise.all(names.map((name) => readAsset(assetFolder, name, new Set(names))));
  return { page, assets: new Map(found.flat()) };
}

async function readAsset(folder: string, name: string, names: Set<string>): Promise<[string, WebAsset][]> {
  const type = TYPES[path.extname(name)];
  if (type === undefined) return [];
  const content = await readFile(path.join(folder, name));
  const made = ENCODINGS.filter(([, ending]) => names.has(name + ending));
  const encoded = await Promise.all(
    made.map(async ([encoding, ending]): Promise<[Encoding, Buffer]> => [
      encoding,
      await readFile(path.join(folder, name + ending)),
    ]),
  );
  return [[name, { type, content, encoded }]];
}
