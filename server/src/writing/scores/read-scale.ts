import type { Score, ScoreSource } from './score.ts';

/**
 * Kinds of figures that would be misread without their name: beside an index of 94, a T of 61 looks very low. Who writes
 * `SS` may mean a standard or a scaled score, so that it tells nothing.
 */
const KIND = String.raw`(?:T|z|ss|[Rr]aw|[Ss]caled|[Cc]omponent|[Ss]tanine|[Ss][Tt]en)(?:[- ][Ss]cores?)?`;
const HEAD = new RegExp(String.raw`(?<![\p{L}\d])${KIND}(?![\p{L}\d])`, 'u');
/** `T-scores of 82 for inattention and 77 for hyperactivity`: all that follow are of that kind. */
const ALL_OF_KIND = /(?<![\p{L}\d])(?<kind>(?:T|z|[Ss]caled)[- ]scores) (?:of|were|are)\b/u;
/** Right before the figure, or before what it was earlier: `ss 6 -> 9`. */
const BEFORE_FIGURE = new RegExp(
  String.raw`(?<![\p{L}\d])(?<kind>${KIND})\s{0,2}(?:[=:]|of)?\s{0,2}(?:\d{1,3}\s{0,2}(?:→|->|–>|➔)\s{0,2}){0,3}$`,
  'u',
);
const LOOKED_AT = 40;

/** What kind of figure a score is, in the words of the note; null where it does not say, or where its name says it. */
export function readScale({ text, cells, header }: ScoreSource, { measure, score }: Score): string | null {
  if (score === null || HEAD.test(measure)) return null;
  return cells === null ? kindBefore(text, score) : headOf(cells, header, score);
}

function headOf(cells: readonly string[], header: readonly string[] | null, score: string): string | null {
  const column = cells.findIndex((cell) => cell.trim().startsWith(score));
  return HEAD.exec(header?.[column] ?? '')?.[0] ?? null;
}

function kindBefore(text: string, score: string): string | null {
  for (let at = text.indexOf(score); at !== -1; at = text.indexOf(score, at + 1)) {
    const found = BEFORE_FIGURE.exec(text.slice(Math.max(0, at - LOOKED_AT), at))?.groups?.['kind'];
    const isWhole = !/[\d.]/.test(text[at - 1] ?? '') && !/^\.?\d/.test(text.slice(at + score.length));
    if (found !== undefined && isWhole) return found;
  }
  return ALL_OF_KIND.exec(text)?.groups?.['kind'] ?? null;
}
