import { eraseBoxes, type GreyImage, WHITE } from './grey-image.ts';
import type { Box } from '../tables/ruled-tables.ts';

/** A straight line in an image, in pixels. */
export interface ImageRule {
  isVertical: boolean;
  /** The middle of its stroke: x of a vertical rule, y of a horizontal one. */
  at: number;
  from: number;
  to: number;
  thickness: number;
}

const INK = 140;
/** Thin lines are grey in a scan: they are darker, by so much, than what is so far on both sides of them. */
const RIDGE = 25;
const BESIDE = 6;
// In pixels at 200 dots per inch.
const SHORTEST_RUN = 40;
const SHORTEST_RULE = 60;
const LONGEST_GAP = 3;
/** How far the end of a line may be from the one that it meets. */
const MEETING = 12;
/** Between the ends of two runs of one line that is not quite level. */
const NEAR_END = 12;
const THICKEST = 9;
const MAX_RUNS = 50_000;

/** Unbroken ink along one line of pixels. */
interface Run {
  line: number;
  from: number;
  to: number;
}

/**
 * The lines of tables on a page that lies straight: those that begin and end at one of the other direction. Underlines
 * do not, nor the feet of letters, which look like lines as well.
 */
export function findImageRules({ width, height, pixels }: GreyImage): ImageRule[] {
  const upright = joinRuns(findRuns(pixels, width, height, 1, width)).map((rule) => ({ isVertical: true, ...rule }));
  if (upright.length === 0) return [];
  const level = joinRuns(findRuns(pixels, height, width, width, 1)).map((rule) => ({ isVertical: false, ...rule }));
  const [levelHeld, uprightHeld] = [level.filter(isHeldBy(upright)), upright.filter(isHeldBy(level))];
  return [...levelHeld.filter(isHeldBy(uprightHeld)), ...uprightHeld.filter(isHeldBy(levelHeld))];
}

function isHeldBy(others: ImageRule[]): (rule: ImageRule) => boolean {
  const meets = (end: number, at: number): boolean =>
    others.some(
      (other) => Math.abs(other.at - end) <= MEETING && at >= other.from - MEETING && at <= other.to + MEETING,
    );
  return ({ at, from, to }) => meets(from, at) && meets(to, at);
}

/** The image without these lines, which would be read as letters. */
export function eraseRules(image: GreyImage, rules: ImageRule[]): GreyImage {
  if (rules.length === 0) return image;
  return eraseBoxes(image, rules.map(boxAround));
}

function boxAround({ isVertical, at, from, to, thickness }: ImageRule): Box {
  const reach = Math.ceil(thickness / 2) + 2;
  const [first, last] = [Math.round(at) - reach, Math.round(at) + reach];
  return isVertical
    ? { left: first, right: last, top: from, bottom: to }
    : { left: from, right: to, top: first, bottom: last };
}

/** Lines of pixels of one direction; `across` and `along` say how far the next line and the next pixel are. */
function findRuns(pixels: Uint8Array, lines: number, length: number, across: number, along: number): Run[] {
  const runs: Run[] = [];
  const beside = BESIDE * across;
  for (let line = BESIDE; line < lines - BESIDE; line++) {
    let from = -1;
    let last = -1;
    for (let at = 0; at <= length; at++) {
      const place = line * across + at * along;
      const pixel = at < length ? (pixels[place] ?? WHITE) : WHITE;
      const isInk =
        pixel < INK || (pixel < (pixels[place - beside] ?? 0) - RIDGE && pixel < (pixels[place + beside] ?? 0) - RIDGE);
      if (isInk) {
        if (from < 0) from = at;
        last = at;
      } else if (from >= 0 && (at === length || at - last > LONGEST_GAP)) {
        if (last - from >= SHORTEST_RUN) runs.push({ line, from, to: last });
        from = -1;
      }
    }
    // A photograph has no tables.
    if (runs.length > MAX_RUNS) return [];
  }
  return runs;
}

interface Stroke {
  runs: Run[];
  from: number;
  to: number;
  lastLine: number;
}

/** Runs on neighbouring lines are one stroke: lines are thicker than a pixel, and rarely quite level. */
function joinRuns(runs: Run[]): Omit<ImageRule, 'isVertical'>[] {
  const finished: Stroke[] = [];
  let open: Stroke[] = [];
  for (const run of runs) {
    finished.push(...open.filter(({ lastLine }) => run.line - lastLine > 2));
    open = open.filter(({ lastLine }) => run.line - lastLine <= 2);
    const own = open.find(({ from, to }) => run.from <= to + NEAR_END && run.to >= from - NEAR_END);
    if (own === undefined) {
      open.push({ runs: [run], from: run.from, to: run.to, lastLine: run.line });
      continue;
    }
    own.runs.push(run);
    own.from = Math.min(own.from, run.from);
    own.to = Math.max(own.to, run.to);
    own.lastLine = run.line;
  }
  return [...finished, ...open].flatMap(toRule);
}

function toRule({ runs, from, to }: Stroke): Omit<ImageRule, 'isVertical'>[] {
  const ink = runs.reduce((sum, run) => sum + run.to - run.from + 1, 0);
  const thickness = ink / (to - from + 1);
  if (to - from < SHORTEST_RULE || thickness > THICKEST) return [];
  const at = runs.reduce((sum, run) => sum + run.line * (run.to - run.from + 1), 0) / ink;
  return [{ at, from, to, thickness }];
}
