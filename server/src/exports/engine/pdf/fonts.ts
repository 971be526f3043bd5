import { readFileSync } from 'node:fs';
import { FALLBACK_FONT, locateFont, MORE_FONTS, SCRIPT_FONTS, TEXT_FONTS } from '../../fonts/font-files.ts';

export interface Fonts {
  /** The four faces of the text. */
  text: Buffer[];
  fallback: Buffer;
  /** The fonts of those scripts that the report has letters of. */
  scripts: { family: string; faces: Buffer[] }[];
  more: Buffer[];
}

/** The fonts that a text needs: to read them all would take longer than to lay out a short report. */
export function readFonts(text: string): Fonts {
  return {
    text: TEXT_FONTS.map(read),
    fallback: read(FALLBACK_FONT),
    scripts: SCRIPT_FONTS.filter(({ letters }) => letters.test(text)).map(({ family, files }) => {
      return { family, faces: files.map(read) };
    }),
    more: MORE_FONTS.map(read),
  };
}

function read(file: string): Buffer {
  return readFileSync(locateFont(file));
}
