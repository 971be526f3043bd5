import { open } from 'node:fs/promises';
import { type Coverage, findCmap, joinCoverage } from './fonts/coverage.ts';
import { findMissing } from './fonts/find-missing.ts';
import { FALLBACK_FONT, locateFont, SCRIPT_FONTS, TEXT_FONTS } from './fonts/font-files.ts';

const HEAD_BYTES = 1024;

let coverage: Promise<Coverage> | undefined;

/** The characters of a text that no font of ours has: whoever downloads a PDF is told before. */
export async function findUnprintable(text: string): Promise<string[]> {
  coverage ??= readCoverage();
  // A fault, such as a package that is just being installed, is not kept.
  coverage.catch(() => (coverage = undefined));
  return findMissing(text, await coverage);
}

async function readCoverage(): Promise<Coverage> {
  const others = [FALLBACK_FONT, ...SCRIPT_FONTS.flatMap(({ files }) => files.slice(0, 1))];
  const [textFaces, otherFonts] = await Promise.all(
    [TEXT_FONTS, others].map((files) => Promise.all(files.map(readCmap))),
  );
  return joinCoverage(textFaces ?? [], otherFonts ?? []);
}

/** Only the one table: some fonts have many megabytes. */
async function readCmap(file: string): Promise<Buffer> {
  const handle = await open(locateFont(file));
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    await handle.read(head, 0, HEAD_BYTES, 0);
    const { start, length } = findCmap(head);
    const cmap = Buffer.alloc(length);
    await handle.read(cmap, 0, length, start);
    return cmap;
  } finally {
    await handle.close();
  }
}
