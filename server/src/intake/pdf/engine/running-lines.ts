import { matchAlignedTable } from './tables/aligned-tables.ts';
import type { Fragment, PageContent } from './lines/fragment.ts';
import { buildRows, joinSegments } from './lines/line.ts';
import { takeRuledTables } from './tables/ruled-tables.ts';

/** A line near the edge of a page, apart from its text. */
interface EdgeLine {
  page: number;
  text: string;
  baseline: number;
  fragments: Fragment[];
}

const MIN_PAGES = 2;
const MIN_SHARE = 0.6;
/** On fewer pages, numbers that differ from page to page are believed to count them only where they say so. */
const MANY_PAGES = 3;
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
 * so that no word is lost. A document of one page may have the number of that page.
 */
export function findRunningFragments(contents: PageContent[]): Set<Fragment> {
  const dropped = new Set<Fragment>();
  const pages = contents.filter((content) => content.fragments.length > 0);
  if (contents.length === 1)
    return new Set(
      pages
        .flatMap(edgeLines)
        .filter(isOnlyPage)
        .flatMap((line) => line.fragments),
    );
  const groups = Map.groupBy(pages.flatMap(edgeLines), (line) => line.text.replace(/\d+/g, '#'));
  for (const lines of groups.values()) {
    for (const same of groupByPlace(lines)) {
      const isRepeated = new Set(same.map(({ page }) => page)).size >= Math.max(MIN_PAGES, pages.length * MIN_SHARE);
      const isBelieved = same.length >= MANY_PAGES || same.every(({ text }) => !hasUntoldNumbers(text, same[0]?.text));
      if (!isRepeated || !isBelieved || !isSameButForPage(same)) continue;
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

const PAGE_OF_PAGES =
  /(?:(?:page|seite)\s?\d{1,4}(?:\s?(?:of|\/|von)\s?\d{1,4})?|\b\d{1,4}\s?(?:of|\/|von)\s?\d{1,4})$/i;

/** Whether two lines differ in numbers of which neither says that it is the page's. */
function hasUntoldNumbers(text: string, other = ''): boolean {
  return text.replace(PAGE_OF_PAGES, '') !== other.replace(PAGE_OF_PAGES, '');
}

/** A bare number on an only page may be anything. */
function isOnlyPage({ text }: EdgeLine): boolean {
  return (
    isPageNumber(text) &&
    /^\W*(?:(?:page|seite)\W*1(?:\W+(?:of|von)\W*1|\W*\/\W*1)?|1\s*(?:of|\/|von)\s*1)\W*$/i.test(text)
  );
}

function isPageNumber(text: string): boolean {
  return (
    text.length <= LONGEST_PAGE_NUMBER && /^\W*(?:page|p\.?|seite)?\W*\d+\W*(?:(?:of|\/|von)\W*\d+)?\W*$/i.test(text)
  );
}
