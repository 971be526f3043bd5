import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';
import { DEBIAN_LIBRARIES, unpackDebian } from '../../../server/src/testing/unpack-debian.ts';

const CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache');
const FOLDER = path.join(CACHE, 'casewright-chromium');
const ARCHIVES = path.resolve(import.meta.dirname, '../../../node_modules/@sparticuz/chromium/bin');
/** The package holds a browser for this kind of processor alone. For others Debian's serves. */
const isPackaged = process.arch === 'x64';
const PACKAGED = { program: 'chromium', libraries: ['al2023/lib'] };
const DEBIAN = {
  folder: 'debian',
  program: 'debian/usr/lib/chromium/chromium-headless-shell',
  libraries: [`debian/${DEBIAN_LIBRARIES}`, `debian/${DEBIAN_LIBRARIES}/pulseaudio`],
};

export interface PackagedBrowser {
  executablePath: string;
  env: Record<string, string>;
}

/** What the browser is linked with and a bare machine lacks comes with it, and so does a font. */
export async function unpackBrowser(): Promise<PackagedBrowser> {
  if (!existsSync(FOLDER)) await unpack();
  const { program, libraries } = isPackaged ? PACKAGED : DEBIAN;
  const paths = [...libraries.map((folder) => path.join(FOLDER, folder)), process.env['LD_LIBRARY_PATH']];
  return {
    executablePath: path.join(FOLDER, program),
    env: {
      FONTCONFIG_FILE: path.join(FOLDER, 'fonts.conf'),
      LD_LIBRARY_PATH: paths.filter(Boolean).join(':'),
    },
  };
}

async function unpack(): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const made = await mkdtemp(`${FOLDER}.new-`);
  try {
    await inTemporaryFolder(made, async () => {
      if (isPackaged) await Promise.all([chromium.executablePath(), inflate(path.join(ARCHIVES, 'al2023.tar.br'))]);
      else await inflate(path.join(ARCHIVES, 'fonts.tar.br'));
    });
    if (!isPackaged) await unpackDebian({ name: 'chromium-headless-shell', folder: path.join(made, DEBIAN.folder) });
    await writeFile(path.join(made, 'fonts.conf'), describeFonts());
    await rename(made, FOLDER).catch((error: unknown) => {
      if (!existsSync(FOLDER)) throw error;
    });
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

/** The package unpacks into the folder for temporary files, whatever that is at the moment. */
async function inTemporaryFolder(folder: string, work: () => Promise<void>): Promise<void> {
  const usual = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    await work();
  } finally {
    if (usual === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = usual;
  }
}

function describeFonts(): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(FOLDER, 'fonts')}</dir>
  <cachedir>${path.join(FOLDER, 'font-cache')}</cachedir>
</fontconfig>
`;
}
