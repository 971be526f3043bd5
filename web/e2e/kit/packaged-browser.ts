import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';

const CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache');
const FOLDER = path.join(CACHE, 'casewright-chromium');
const ARCHIVES = path.resolve(import.meta.dirname, '../../../node_modules/@sparticuz/chromium/bin');

export interface PackagedBrowser {
  executablePath: string;
  env: Record<string, string>;
}

/** The browser out of the package, with the font and the libraries that come with it: no machine needs to have any. */
export async function unpackBrowser(): Promise<PackagedBrowser> {
  if (!existsSync(FOLDER)) await unpack();
  const libraries = path.join(FOLDER, 'al2023', 'lib');
  return {
    executablePath: path.join(FOLDER, 'chromium'),
    env: {
      FONTCONFIG_FILE: path.join(FOLDER, 'fonts.conf'),
      // What the browser is linked with and a bare machine lacks.
      LD_LIBRARY_PATH: [libraries, process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
    },
  };
}

/** The package unpacks into the folder for temporary files, whatever that is at the moment. */
async function unpack(): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const made = await mkdtemp(`${FOLDER}.new-`);
  const usual = process.env['TMPDIR'];
  process.env['TMPDIR'] = made;
  try {
    await chromium.executablePath();
    await inflate(path.join(ARCHIVES, 'al2023.tar.br'));
    await writeFile(path.join(made, 'fonts.conf'), describeFonts());
    await rename(made, FOLDER).catch((error: unknown) => {
      if (!existsSync(FOLDER)) throw error;
    });
  } finally {
    if (usual === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = usual;
    await rm(made, { recursive: true, force: true });
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
