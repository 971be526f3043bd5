import { BAND, INFORMANT, INTERVAL, PERCENTILE, TEST_NAME } from './patterns.ts';
import { EMPTY_SCORE, type Score, type ScoreSource } from './score.ts';

type Role = 'measure' | 'test' | 'score' | 'percentile' | 'interval' | 'band' | 'informant' | 'when' | 'figure';

const ROLES: readonly [Role, RegExp][] = [
  ['percentile', /percentile|centile|%\s?ile|^pr$|^%$/i],
  ['interval', /confidence|interval|\bci\b|95\s?%|90\s?%/i],
  ['informant', /^(?:informant|rater|respondent|completed by|who|source|form)$/i],
  ['band', /descri|band|range|classif|categor|severity|qualitative|interpret|level|label|meaning|comment|cut-?off/i],
  ['when', /^(?:date|when|time ?point|time|session|occasion)$/i],
  ['test', /^(?:test|battery|instrument)$/i],
  ['score', /\bscaled?[ -]scores?\b|^scaled$/i],
  ['measure', /measure|subtest|sub-test|scale|index|questionnaire|domain|area|task|composite\b(?!.*score)|skill|name/i],
  ['score', /score|result|value|\bt\b|\bss\b|\bsc\b|standard|scaled|raw|total|z\b|points/i],
];
const FIGURE = /^[<>≤≥~]?[-–]?\d+(?:\.\d+)?(?:\s?\/\s?\d+)?%?(?:\s*\([^)]*\))?\*?$/;
const NOTHING = /^(?:[-–—.]*|n\/?a|nil|not (?:done|given|completed))$/i;

/** The scores in a row of a table: what each cell is, its column's head says, whatever the order of the columns. */
export function readRow({ cells, header, heading }: ScoreSource): Score[] {
  if (cells === null || cells.length < 2) return [];
  const roles = header === null ? guessRoles(cells) : readHeader(header, cells);
  const at = (role: Role): string | null => {
    const cell = cells[roles.indexOf(role)]?.trim() ?? '';
    return NOTHING.test(cell) ? null : cell;
  };
  const name = at('measure') ?? at('test');
  if (name === null || !/\p{L}/u.test(name)) return [];
  const test = at('measure') !== null && at('test') !== null ? at('test') : testOf(header, roles, heading);
  const measure = test === null || name.includes(test) ? name : `${test}: ${name}`;
  const base = {
    ...EMPTY_SCORE,
    measure,
    percentile: at('percentile'),
    interval: at('interval'),
    band: at('band'),
    informant: at('informant'),
    when: at('when'),
  };
  const scoreColumns = roles.flatMap((role, column) =>
    role === 'score' && !NOTHING.test(cells[column] ?? '') ? [column] : [],
  );
  const figureColumns = roles.flatMap((role, column) =>
    role === 'figure' && FIGURE.test(cells[column] ?? '') ? [column] : [],
  );
  const [only, ...others] = scoreColumns;
  if (only !== undefined && others.length === 0) {
    const further = figureColumns.map((column) => ofColumn({ ...EMPTY_SCORE, measure }, header, cells, column));
    return [splitBracket({ ...base, score: cells[only] ?? null }), ...further];
  }
  const columns = [...scoreColumns, ...figureColumns].toSorted((a, b) => a - b);
  if (columns.length === 0) return base.percentile === null && base.interval === null ? [] : [base];
  // A percentile or an interval tells of the standardised score, not of the raw one before it.
  const main = columns.find((column) => !/\braw\b/i.test(header?.[column] ?? '')) ?? columns[0];
  return columns.map((column) =>
    ofColumn(column === main ? base : { ...EMPTY_SCORE, measure, band: base.band }, header, cells, column),
  );
}

/** One of several columns of scores: its head says who was asked, when, or what was measured. */
function ofColumn(base: Score, header: readonly string[] | null, cells: readonly string[], column: number): Score {
  const head = (header?.[column] ?? '').trim();
  const score = splitBracket({ ...base, score: cells[column] ?? null });
  if (head === '') return score;
  const informant = INFORMANT.exec(head)?.[0];
  if (informant !== undefined)
    return { ...score, informant: head.replace(/[- ]?T?[- ]?scores?/i, '').trim() || informant };
  if (
    /start|end|pre|post|baseline|intake|admission|discharge|session|week|month|before|after|t\d|time|first|last|final|review|\d/i.test(
      head,
    )
  ) {
    return { ...score, when: head };
  }
  return { ...score, measure: `${score.measure} (${head})` };
}

function readHeader(header: readonly string[], cells: readonly string[]): Role[] {
  const roles = cells.map((_, column): Role => {
    const head = (header[column] ?? '').trim();
    const role = ROLES.find(([, name]) => name.test(head))?.[0];
    if (role === 'score' && INFORMANT.test(head)) return 'figure';
    // A head such as "WISC-V index" or "Conners 3 scale" names the test as well.
    return role ?? (column === 0 ? 'measure' : 'figure');
  });
  if (!roles.includes('measure') && !roles.includes('test')) {
    const first = cells.findIndex((cell) => !FIGURE.test(cell) && /\p{L}/u.test(cell));
    if (first >= 0) roles[first] = 'measure';
  }
  return roles;
}

function guessRoles(cells: readonly string[]): Role[] {
  let hasScore = false;
  return cells.map((cell, column): Role => {
    if (column === 0) return 'measure';
    if (PERCENTILE.test(cell)) return 'percentile';
    if (/^\D*\d{2,3}\s?[-–]\s?\d{2,3}\D*$/.test(cell) && INTERVAL.test(cell)) return 'interval';
    if (!FIGURE.test(cell)) return BAND.test(cell) || /^\p{L}[\p{L} -]*$/u.test(cell) ? 'band' : 'figure';
    if (hasScore) return 'figure';
    hasScore = true;
    return 'score';
  });
}

function testOf(header: readonly string[] | null, roles: readonly Role[], heading: string | null): string | null {
  const head = header?.[roles.indexOf('measure')] ?? '';
  if (TEST_NAME.test(head) && !/^(?:index|composite|scale|subscale|questionnaire)s?$/i.test(head)) {
    return head.replace(/\s{1,9}(?:index|scale|subtest|composite|domain|measure)s?$/i, '');
  }
  return heading !== null && TEST_NAME.test(heading) && heading.length <= 50 && /\p{Lu}{2}|-/u.test(heading)
    ? heading
    : null;
}

/** `19 (moderate)` in one cell is a score and its band. */
function splitBracket(score: Score): Score {
  const match = /^(?<figure>[^(]{1,200}?)\s{0,9}\((?<inner>[^)]{1,200})\)$/.exec(score.score ?? '');
  if (match?.groups === undefined || score.band !== null) return score;
  const { figure = '', inner = '' } = match.groups;
  return PERCENTILE.test(inner) && score.percentile === null
    ? { ...score, score: figure, percentile: inner }
    : { ...score, score: figure, band: inner };
}
