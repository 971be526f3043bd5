import type { Fragment } from './fragment.ts';
import type { Segment } from './line.ts';

/** What the document looks like: the size of its running text, and the sizes that stand out. */
export interface TextStyle {
  bodySize: number;
  isBodyBold: boolean;
  /** Sizes of headings, the largest first. */
  headingSizes: number[];
}

const LARGER = 1.12;
const SAME = 1.06;
const MAX_HEADING_CHARACTERS = 160;
const MAX_LEVEL = 6;

export function measureTextStyle(fragments: Iterable<Fragment>): TextStyle {
  const characters = new Map<number, number>();
  let bold = 0;
  let all = 0;
  for (const { size, text, isBold } of fragments) {
    const rounded = Math.round(size * 2) / 2;
    characters.set(rounded, (characters.get(rounded) ?? 0) + text.length);
    all += text.length;
    if (isBold) bold += text.length;
  }
  const bySize = [...characters].toSorted(([, a], [, b]) => b - a);
  const bodySize = bySize[0]?.[0] ?? 0;
  const headingSizes: number[] = [];
  for (const size of [...characters.keys()].toSorted((a, b) => b - a)) {
    if (size < bodySize * LARGER) break;
    if ((headingSizes.at(-1) ?? Infinity) > size * SAME) headingSizes.push(size);
  }
  return { bodySize, isBodyBold: bold > all * 0.6, headingSizes };
}

/** The level of a heading that looks like this line; null for running text. */
export function headingLevel(line: Segment, style: TextStyle): number | null {
  const { text, size } = line;
  if (text.length > MAX_HEADING_CHARACTERS || !/\p{L}/u.test(text)) return null;
  if (size >= style.bodySize * LARGER) {
    const index = style.headingSizes.findIndex((heading) => size > heading / SAME);
    return Math.min(MAX_LEVEL, (index < 0 ? style.headingSizes.length : index) + 1);
  }
  const isBoldHeading = line.isBold && !style.isBodyBold && size >= style.bodySize * 0.95 && !/[.,;]$/.test(text);
  return isBoldHeading ? Math.min(MAX_LEVEL, style.headingSizes.length + 1) : null;
}
