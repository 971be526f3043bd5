import { matchAlignedTable } from './aligned-tables.ts';
import type { Fragment, PageContent } from './fragment.ts';
import { buildRows, joinSegments } from './line.ts';
import { takeRuledTables } from './ruled-tables.ts';

/** A line near the edge of a page, apart from its text. */
interface EdgeLine {
  page: number;
  text: string;
  baseline: number;
  fragments: Fragment[];
}

const MIN_PAGES = 3;
const MIN_SHARE = 0.6;
// Shares of the page's height. Page numbers are known by how they count, so that they may stand further in.
const MARGIN_SHARE = 0.12;
const NUMBER_MARGIN_SHARE = 0.22;
const SAME_PLACE = 6;
const MAX_LINES_AN_EDGE = 3;
/** In characters. The pattern of page numbers would take its time on long lines, which are none. */
const LONGEST_PAGE_NUMBER = 60;

/**
 * Headers, footers and page numbers: what stands at the same place on most pages and says the same, but for numbers
 * that count with the pages. The first page that has such a line keeps it, unless it is a page number and nothing else,
 * so that no word is lost.
 */
export function findRunningFragments(contents: PageContent[]): Set<Fragment> {
  const dropped = new Set<Fragment>();
  const pages = contents.filter((content) => content.fragments.length > 0);
  if (pages.length < MIN_PAGES) return dropped;
  const groups = Map.groupBy(pages.flatMap(edgeLines), (line) => line.text.replace(/\d+/g, '#'));
  for (const lines of groups.values()) {
    for (const same of groupByPlace(lines)) {
      const isRepeated = new Set(same.map(({ page }) => page)).size >= Math.max(MIN_PAGES, pages.length * MIN_SHARE);
      if (!isRepeated || !isSameButForPage(same)) continue;
      const kept = isPageNumber(same[0]?.text ?? '') ? [] : same.slice(0, 1);
      for (const line of same) if (!kept.includes(line)) for (const fragment of line.fragments) dropped.add(fragment);
    }
  }
  return dropped;
}

function edgeLines({ page, height, fragments, rules }: PageContent): EdgeLine[] {
  const rows = buildRows(fragments);
  const inTables = new Set(takeRuledTables(fragments, rules).tables.flatMap((table) => [...table.fragments]));
  const lines = rows.flatMap((row, index): EdgeLine[] => {
    const { text, fragments: own } = joinSegments(row);
    // The names of the columns stand above a table on each of its pages, and mean the numbers below them there.
    const isHeading =
      own.some((fragment) => inTables.has(fragment)) || matchAlignedTable(rows, index)?.isShort === true;
    return isHeading ? [] : [{ page, text, baseline: row.baseline, fragments: own }];
  });
  const marginOf = ({ text }: EdgeLine): number => height * (isPageNumber(text) ? NUMBER_MARGIN_SHARE : MARGIN_SHARE);
  const top = lines.slice(0, MAX_LINES_AN_EDGE).filter((line) => line.baseline < marginOf(line));
  const bottom = lines.slice(-MAX_LINES_AN_EDGE).filter((line) => height - line.baseline < marginOf(line));
  return [...new Set([...top, ...bottom])];
}

function groupByPlace(lines: EdgeLine[]): EdgeLine[][] {
  const groups: EdgeLine[][] = [];
  for (const line of lines) {
    const group = groups.find(
      ([first]) => first !== undefined && Math.abs(first.baseline - line.baseline) < SAME_PLACE,
    );
    if (group === undefined) groups.push([line]);
    else group.push(line);
  }
  return groups;
}

/** Every number in the line is either the same on all pages or counts with them. */
function isSameButForPage(lines: EdgeLine[]): boolean {
  const [first] = lines;
  if (first === undefined) return false;
  const numbersOf = (line: EdgeLine): number[] => (line.text.match(/\d+/g) ?? []).map(Number);
  return numbersOf(first).every((start, index) => {
    const values = lines.map((line) => ({ page: line.page, value: numbersOf(line)[index] }));
    return (
      values.every(({ value }) => value === start) ||
      values.every(({ value, page }) => value !== undefined && value - page === start - first.page)
    );
  });
}

function isPageNumber(text: string): boolean {
  return (
    text.length <= LONGEST_PAGE_NUMBER && /^\W*(?:page|p\.?|seite)?\W*\d+\W*(?:(?:of|\/|von)\W*\d+)?\W*$/i.test(text)
  );
}
