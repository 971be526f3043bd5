import { get_font_info } from '@myriaddreamin/typst-ts-web-compiler';
import type { Fonts } from './fonts.ts';

export const MISSING = '□';
const MAX_CODE_POINT = 0x10ffff;
// Joiners, variation selectors, marks of direction: what is not seen anyway may go.
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;

export interface GlyphCheck {
  /** The text with a box for every character that cannot be drawn. */
  replaceMissing(text: string): string;
  /** The characters for which there were boxes so far. */
  missing: ReadonlySet<string>;
}

/** A character without a glyph would be drawn as an empty box that cannot be read back, or not at all. */
export function createGlyphCheck(fonts: Fonts): GlyphCheck {
  const drawn = readCoverage(fonts.fallback);
  const textFaces = fonts.text.map(readCoverage);
  const isDrawn = (codePoint: number): boolean =>
    drawn[codePoint] === 1 || textFaces.every((face) => face[codePoint] === 1);
  const missing = new Set<string>();
  const replace = (character: string): string => {
    if (isDrawn(character.codePointAt(0) ?? 0) || character === '\n' || character === '\t') return character;
    if (INVISIBLE.test(character)) return '';
    missing.add(character);
    return MISSING;
  };
  return { missing, replaceMissing: (text) => text.replace(/[^\x20-\x7e]/gu, replace) };
}

/** The engine describes a font by the lengths of the runs of code points that it lacks and has, in turn. */
function readCoverage(font: Uint8Array): Uint8Array {
  const covered = new Uint8Array(MAX_CODE_POINT + 1);
  const { info } = get_font_info(font) as { info: [{ coverage: number[] }] };
  let at = 0;
  for (const [index, length] of info[0].coverage.entries()) {
    if (index % 2 === 1) covered.fill(1, at, at + length);
    at += length;
  }
  return covered;
}
