import { BAND, BARE_INTERVAL, INFORMANT, INTERVAL, PERCENTILE, TEST_NAME } from './patterns.ts';
import { isPercentileOf } from './norms.ts';
import { FIGURE, type Role, TIME } from './row-cells.ts';

const ROLES: readonly [Role, RegExp][] = [
  // `SS (68% band)` is a score with its interval behind it in brackets.
  ['score', /^(?:ss|sc|t|z|standard score|scaled score|score)s? ?\(/i],
  ['percentile', /percentile|centile|%\s?ile|^pr$|^%$/i],
  ['interval', /confidence|interval|\bci\b|95\s?%|90\s?%|68\s?%/i],
  ['informant', /^(?:informant|rater|respondent|completed by|who|source|form)$/i],
  [
    'band',
    /descri|band|range|classif|categor|severity|qualitative|interpret|level|label|meaning|comment|remark|notes?$|cut-?off|^(?:MCID|MDC|norms?|normal)\b/i,
  ],
  ['when', /^(?:date|when|time ?point|time|session|occasion)$/i],
  ['test', /^(?:test|battery|instrument)$/i],
  ['score', /\bscaled?[ -]scores?\b|^scaled$/i],
  [
    'measure',
    /^(?:part|section|component|element|aspect|variable|activity|item)s?$|measure|subtest|sub-test|scale|index|questionnaire|domain|area|task|composite\b(?!.*score)|skill|name/i,
  ],
  ['score', /score|result|value|\bt\b|\bss\b|\bsc\b|standard|scaled|raw|total|z\b|points/i],
];

const OF_KIND = /(?<![\p{L}\d])(?:T|SS|SAS|ss|z|scaled|standard|scores?)(?![\p{L}\d])/u;

/** What the columns of a table hold, by their heads. */
export function readHeader(header: readonly string[], cells: readonly string[]): Role[] {
  const roles = cells.map((_, column): Role => {
    const head = (header[column] ?? '').trim();
    if (head === '' && isPercentileCell(header, cells, column)) return 'percentile';
    const role = head === '' && column > 0 ? roleOfCell(cells, column) : ROLES.find(([, name]) => name.test(head))?.[0];
    if (role === 'informant' && FIGURE.test(cells[column]?.trim() ?? '')) return 'figure';
    // `Mum T (%ile)` is what mum's form gave, and not a percentile.
    const isOfSomebody = INFORMANT.test(head) && (role === 'score' || (role === 'percentile' && OF_KIND.test(head)));
    if (isOfSomebody || (TIME.test(head) && role === 'percentile' && OF_KIND.test(head))) return 'figure';
    // A head such as "WISC-V index" or "Conners 3 scale" names the test as well.
    return role ?? (column === 0 ? 'measure' : 'figure');
  });
  // Beside a column of tests, words below any other head are the names of parts.
  if (roles.includes('test') && !roles.includes('measure')) {
    const part = cells.findIndex(
      (cell, column) => roles[column] === 'figure' && !FIGURE.test(cell.trim()) && /\p{L}{2}/u.test(cell),
    );
    if (part > roles.indexOf('test')) roles[part] = 'measure';
  }
  // Beside a column of names, `Composite` heads figures.
  const named = roles.indexOf('measure');
  for (const [column, role] of roles.entries()) {
    if (role === 'measure' && column !== named && /composite|index|scale/i.test(header[column] ?? ''))
      roles[column] = 'score';
  }
  if (!roles.includes('measure') && !roles.includes('test')) {
    const first = cells.findIndex((cell) => !FIGURE.test(cell) && /\p{L}/u.test(cell));
    // In a row of one occasion words are none of the names: `1000 | 22 | RA | NEWS 6`.
    const isOccasion = roles[0] === 'when' && header.some((head) => TEST_NAME.test(head));
    if (first >= 0 && roles[first] !== 'when' && !isOccasion) roles[first] = 'measure';
  }
  return roles;
}

/** The second of two figures without heads, where it is the share below the first. */
function isPercentileCell(header: readonly string[], cells: readonly string[], column: number): boolean {
  const figures = cells.flatMap((cell, place) => (FIGURE.test(cell.trim()) ? [place] : []));
  const [first = -1, second, ...others] = figures;
  const head = (header[first] ?? '').trim();
  const isBare = second === column && others.length === 0 && (head === '' || OF_KIND.test(head));
  return isBare && isPercentileOf(Number(cells[first]), Number(cells[column]));
}

/** What a cell is whose column has no head, where its form says it. */
function roleOfCell(cells: readonly string[], column: number): Role | undefined {
  const cell = (cells[column] ?? '').trim();
  if (PERCENTILE.exec(cell)?.[0] === cell && cell !== '') return 'percentile';
  if (BARE_INTERVAL.test(cell)) return 'interval';
  return BAND.exec(cell)?.[0] === cell && cell !== '' ? 'band' : undefined;
}

/** What the cells of a row without heads are, by their form. */
export function guessRoles(cells: readonly string[]): Role[] {
  let hasScore = false;
  let scoreAt = -1;
  // Three figures or more in a row are rather those of three times.
  const isPaired = cells.filter((cell) => FIGURE.test(cell)).length === 2;
  return cells.map((cell, column): Role => {
    if (column === 0) return 'measure';
    if (PERCENTILE.test(cell)) return 'percentile';
    if (/^\D*\d{2,3}\s?[-–]\s?\d{2,3}\D*$/.test(cell) && INTERVAL.test(cell)) return 'interval';
    if (!FIGURE.test(cell)) return BAND.test(cell) || /^\p{L}[\p{L} -]*$/u.test(cell) ? 'band' : 'figure';
    if (hasScore) return isPaired && isPercentileOf(Number(cells[scoreAt]), Number(cell)) ? 'percentile' : 'figure';
    hasScore = true;
    scoreAt = column;
    return 'score';
  });
}
