import type { Passage, PassageIndex } from '../comparing/passages.ts';
import type { Item } from '../reading/statement.ts';
import type { Contradiction } from './contradiction.ts';
import { isThing, tells } from './telling-parts.ts';

const SCAN = 'scan';
const BODY = 'body';
/** Is in no class, since a sister may be head of a school. */
const HEAD = 'head';
const NORMAL = 'good-quality';
/** So many of each, so that the time does not grow with their product. */
const MAX_SCANS = 40;

interface Scan {
  place: number;
  key: string;
  parts: readonly string[];
  isNormal: boolean;
}

/** A scan that was normal in one passage and showed something in another. */
export function compareResults({ passages }: PassageIndex): Contradiction[] {
  const scans = passages.flatMap(readScan);
  const [normal, telling] = [scans.filter(({ isNormal }) => isNormal), scans.filter(({ isNormal }) => !isNormal)];
  return normal.slice(0, MAX_SCANS).flatMap(({ place: one, key, parts }) =>
    telling.slice(0, MAX_SCANS).flatMap((each): Contradiction[] => {
      const isOfOther = parts.length > 0 && each.parts.length > 0 && !parts.some((part) => each.parts.includes(part));
      if (each.key !== key || isOfOther) return [];
      return [
        { one, other: each.place, kind: 'result', thing: key, denying: null, isPerfect: false, isOver: [false, false] },
      ];
    }),
  );
}

/** What was scanned, and whether anything was found; null where the passage says neither. */
function readScan({ statement }: Passage, place: number): Scan[] {
  const segments = statement.segments.filter(tells);
  const items = segments.flatMap((segment) => segment.items);
  const scans = items.filter(({ className }) => className === SCAN);
  const [scan] = scans;
  if (scan === undefined || statement.isQuestion || scans.some(({ key }) => key !== scan.key)) return [];
  const parts = items.filter(isOfBody).map(({ key }) => key);
  const isNormal = items.some(({ key, sign, isNegated }) => key === NORMAL && sign > 0 && isNegated === false);
  const findings = segments.filter((segment) => segment.isDenied === false && segment.items.some(isFinding));
  if (!isNormal && findings.length === 0) return [];
  return [{ place, key: scan.key, parts, isNormal }];
}

function isOfBody({ className, key }: Item): boolean {
  return className === BODY || key === HEAD;
}

function isFinding(item: Item): boolean {
  return isThing(item) && item.isNegated === false && item.className !== SCAN && !isOfBody(item);
}
