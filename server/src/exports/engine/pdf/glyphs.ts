import { cutCmap, joinCoverage } from '../../fonts/coverage.ts';
import { INVISIBLE } from '../../fonts/find-missing.ts';
import type { Fonts } from './fonts.ts';

export const MISSING = '□';
/** The layout draws nothing for a tab: what stands on its two sides, such as two figures, would be one word. */
const TAB_AS_SPACES = '    ';

export interface GlyphCheck {
  /** The text with a box for every character that cannot be drawn. */
  replaceMissing(text: string): string;
  /** The characters for which there were boxes so far. */
  missing: ReadonlySet<string>;
}

/** A character without a glyph would be drawn as an empty box that cannot be read back, or not at all. */
export function createGlyphCheck({ text, fallback, scripts }: Fonts): GlyphCheck {
  const others = [fallback, ...scripts.flatMap(({ faces }) => faces.slice(0, 1))];
  const drawn = joinCoverage(text.map(cutCmap), others.map(cutCmap));
  const missing = new Set<string>();
  const replace = (character: string): string => {
    if (character === '\t') return TAB_AS_SPACES;
    if (drawn[character.codePointAt(0) ?? 0] === 1 || character === '\n') return character;
    if (INVISIBLE.test(character)) return '';
    missing.add(character);
    return MISSING;
  };
  return { missing, replaceMissing: (given) => given.replace(/[^\x20-\x7e]/gu, replace) };
}
