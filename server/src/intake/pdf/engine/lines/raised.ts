import type { PlacedText } from './fragment.ts';

const FIGURES = /^[\d+\-−–,]{1,5}$/;
const RAISED = new Map([...'0123456789+-−–'].map((sign, index) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻'][index] ?? sign]));
// Of the size of the line around it.
const SMALLER = 0.9;
const HIGHER = 0.15;

/**
 * The text of a piece of a line; small figures that stand above the line stay above it. As figures like the others they
 * would change the number in front of them: 10⁹ is not 109, and a score with the mark of a footnote is not ten times it.
 */
export function raise(piece: PlacedText, line: PlacedText | undefined): string {
  if (line === undefined || !FIGURES.test(piece.text) || !/\d/.test(piece.text)) return piece.text;
  const isRaised = piece.size < line.size * SMALLER && line.baseline - piece.baseline > line.size * HIGHER;
  return isRaised ? Array.from(piece.text, (sign) => RAISED.get(sign) ?? sign).join('') : piece.text;
}
