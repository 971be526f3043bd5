import { BAND, BARE_INTERVAL, INFORMANT, INTERVAL, PERCENTILE, TEST_NAME } from './patterns.ts';
import { isOfTheBody } from './entries/judge-score.ts';
import { ONLY_RATER } from './entries/raters.ts';
import { kindOfHead } from './column-heads.ts';
import { isGeneric, isIndex } from './indices.ts';
import { isPartOf } from './known-tests/parts.ts';
import { isPercentileOf } from './norms.ts';
import { isMoved } from './read-movements.ts';
import { testOfHeading } from './test-heading.ts';
import { EMPTY_SCORE, type Score, type ScoreSource } from './score.ts';

type Role = 'measure' | 'test' | 'score' | 'percentile' | 'interval' | 'band' | 'informant' | 'when' | 'figure';

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
const FIGURE =
  /^[<>≤≥~]?[-–]?\d+(?:\.\d+)?(?:\s?\/\s?\d+)?(?:%|\s?(?:kg|s|secs?|seconds|m|cm|mm|m\/s|°))?(?:\s*\([^)]*\))?\*?$/;
/** What a column of scores may hold besides: `18 months`, `6;11`, `8-2`, `31 s`, `4-/5`, `not testable`. */
const MAX_VALUE_CHARACTERS = 30;
const NOTHING =
  /^(?:[-–—.]*|n\/?a|nil|not (?:done|given|completed|administered|assessed|scored|attempted|returned|applicable|recorded))$/i;
/** Which of several scores a percentile or an interval tells of: the standardised one, not the raw one beside it. */
const STANDARDISED = [
  /composite|standard|\bss\b|index|quotient|\biq\b/i,
  /scaled|\bt\b|\bz\b/i,
  /^(?!.*(?:\braw\b|\brs\b|component))/i,
];
const TIME =
  /\b(?:start|end|pre|post|baseline|intake|admission|adm|discharge|midpoint|mid|sess(?:ion)?|visit|appt|term|week|wk|month|before|after|[ts]\d{1,2}|time|first|initial|last|final|latest|current|now|today|review|follow-?up|autumn|spring|summer|winter|(?:aut|spr|sum) ?\d|y(?:ea)?r ?\d{1,2}|(?:19|20)\d\d|(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}\.\d{1,2}\.\d{2,4}|\d{4}-\d\d-\d\d)\b/iu;
/** By how much a score changed is none, nor how many points there are. */
const CHANGE = /^(?:change|diff(?:erence)?|gain|delta|Δ|max(?:imum)?(?: score)?|out of|possible)$/i;
/** A row of what scores are compared with: `Max`, `Cut-off`. */
const COMPARED =
  /^(?:max(?:imum)?|out of|possible|cut-?offs?|norms?|normal|normative|caseness|threshold|target)(?: (?:scores?|range|values?|mean))?$/i;
/** A table of medicines has figures too. */
const NO_SCORES = /\b(?:dose|drug|medicines?|medication|route|frequency)\b/i;

/** The scores in a row of a table: what each cell is, its column's head says, whatever the order of the columns. */
export function readRow(source: ScoreSource): Score[] {
  const { cells, header, heading: above, test: named } = source;
  const starts = header === null || cells === null ? [] : findTests(header, cells);
  if (starts.length > 1) {
    return starts.flatMap((start, index) =>
      readRow({
        ...source,
        cells: cells?.slice(start, starts[index + 1]) ?? null,
        header: header?.slice(start, starts[index + 1]) ?? null,
      }),
    );
  }
  if (cells === null || cells.slice(1).every(isHead) || header?.some((head) => NO_SCORES.test(head)) === true)
    return [];
  const roles = header === null ? guessRoles(cells) : readHeader(header, cells);
  const at = (role: Role): string | null => {
    const found = roles.flatMap((each, column) => (each === role ? (cells[column]?.trim() ?? '') : []));
    return found.find((cell) => !NOTHING.test(cell)) ?? null;
  };
  const name = at('measure') ?? at('test');
  if (cells.some((cell, column) => column <= 1 && COMPARED.test(cell.trim()))) return [];
  const isTime = name === null || !/\p{L}/u.test(name) || (header !== null && TIME_ROW.test(name));
  if (isTime) return header === null ? [] : readOccasion(cells, header, roles);
  if (isOfTheBody(name) && at('percentile') === null && !isPartOf(named ?? '', name)) return [];
  // Who was asked says nothing of what was measured.
  if (ONLY_RATER.test(name) && (named ?? testOf(header, roles, above, name)) === null) return [];
  const inColumn = at('measure') !== null ? at('test') : null;
  const test = inColumn ?? named ?? testOf(header, roles, above, name);
  const measure = test === null || name.includes(test) ? name : `${test}: ${name}`;
  if (header !== null && !isOfScores(header, roles, `${named ?? above ?? ''} ${name}`)) return [];
  const mayBeWords = header !== null && (TEST_NAME.test(measure) || cells.some((cell) => FIGURE.test(cell)));
  const columns = cells.flatMap((cell, column) =>
    isValue(cell, roles[column], mayBeWords && (/\d/.test(cell) || isOfWhom(header[column] ?? ''))) &&
    !CHANGE.test(header?.[column]?.trim() ?? '')
      ? [column]
      : [],
  );
  const base = { ...EMPTY_SCORE, measure, informant: at('informant'), when: at('when') };
  const main = standardised(columns, header, cells);
  // Words such as a band hold for what several people said, but for no sum and no raw score beside the standard one.
  const rated = columns.filter((column) => !UNRATED.test(header?.[column] ?? ''));
  const sides = SIDES.map((role) =>
    placeSides(role, roles, rated.length > 0 && role === 'band' ? rated : columns, main),
  );
  const whole = SIDES.map((role) => [role, at(role)] as const);
  if (columns.length === 0) {
    const bare = { ...base, ...Object.fromEntries(whole) };
    return bare.percentile === null && bare.interval === null ? [] : [bare];
  }
  const isNamed = roles.filter((role) => role === 'score').length > 1;
  return columns.map((column) => {
    const own = SIDES.map((role, index) => {
      const place = sides[index]?.get(column);
      const cell = place === undefined ? '' : (cells[place]?.trim() ?? '');
      // What the score is compared with says what it is: `MCID 4`.
      const isBare = role === 'band' && FIGURE.test(cell);
      const told = isBare ? `${header?.[place ?? 0]?.trim() ?? ''} ${cell}`.trim() : cell;
      return [role, NOTHING.test(cell) ? null : told] as const;
    });
    const filled = { ...base, ...Object.fromEntries(own) };
    const isPlain = !isNamed && column === main && roles[column] === 'score';
    return isPlain
      ? splitBracket({ ...filled, score: cells[column] ?? null })
      : ofColumn(filled, header, cells, column);
  });
}

/** Where the tests of a table begin that stand side by side: `| BAS3 | | WRAT5 | |`. */
function findTests(header: readonly string[], cells: readonly string[]): number[] {
  const isName = (column: number): boolean => /^\p{L}{2}/u.test(cells[column] ?? '') && !BAND.test(cells[column] ?? '');
  const starts = header.flatMap((head, column) =>
    TEST_NAME.test(head) && !isGeneric(head) && isName(column) ? [column] : [],
  );
  return starts[0] === 0 ? starts : [];
}

/** Figures stand in tables of families and of medicines too: a head, or the name of a test, says that these are scores. */
function isOfScores(header: readonly string[], roles: readonly Role[], names: string): boolean {
  if (roles.some((role) => role === 'score' || role === 'percentile' || role === 'interval')) return true;
  if (TEST_NAME.test(`${names} ${header.join(' ')}`)) return true;
  const heads = header.filter((_, column) => roles[column] === 'figure');
  // Angles of a joint, or grades of a muscle, on both sides.
  if (heads.length > 1 && heads.every((head) => SIDE.test(head)) && isMoved(names)) return true;
  return heads.length > 0 && heads.every((head) => INFORMANT.test(head) || TIME.test(head) || /\d k?Hz$/i.test(head));
}

/** A column of somebody or of a time may say in words what came of a test; another says something else. */
function isOfWhom(head: string): boolean {
  return head.trim() === '' || INFORMANT.test(head) || TIME.test(head);
}

/** Heads that stand once more within a table say nothing of what they stand beside. */
function isHead(cell: string): boolean {
  return cell.trim() === '' || kindOfHead(cell.trim()) !== null;
}

const SIDE = /^(?:R|L|right|left)\b/i;

const SIDES = ['percentile', 'interval', 'band'] as const;

function isValue(cell: string, role: Role | undefined, mayBeWords: boolean): boolean {
  if (MARKED_CELL.test(cell.trim())) return role === 'score' || role === 'figure';
  if (NOTHING.test(cell.trim()) || kindOfHead(cell.trim()) !== null) return false;
  if (role === 'score') return true;
  return role === 'figure' && (FIGURE.test(cell) || (mayBeWords && cell.length <= MAX_VALUE_CHARACTERS));
}

/** `Sum SS` adds up the scaled scores that the composite is looked up by. */
const SUM = /\bsums?\b/i;
const UNRATED = /\bsums?\b|\braw\b|^rs$/i;

function standardised(
  columns: readonly number[],
  header: readonly string[] | null,
  cells: readonly string[],
): number | undefined {
  const marked = columns.find(
    (column) => /^(?!raw)/i.test(cells[column] ?? '') && MARKED_CELL.test(cells[column] ?? ''),
  );
  if (marked !== undefined) return marked;
  const single = columns.filter((column) => !SUM.test(header?.[column] ?? ''));
  const found = STANDARDISED.map((kind) => single.find((column) => kind.test(header?.[column] ?? '')));
  return found.find((column) => column !== undefined) ?? single[0] ?? columns[0];
}

/** Which column of percentiles, intervals or words belongs to which score: the one to its left, where there are several. */
function placeSides(
  role: Role,
  roles: readonly Role[],
  columns: readonly number[],
  main: number | undefined,
): Map<number, number> {
  const places = roles.flatMap((each, column) => (each === role ? [column] : []));
  const [only, ...others] = places;
  if (only === undefined) return new Map();
  if (others.length === 0) {
    const all = role === 'band' ? columns : columns.filter((column) => column === main);
    return new Map(all.map((column) => [column, only]));
  }
  return new Map(
    places.map((place) => [columns.findLast((column) => column < place) ?? columns[0] ?? place, place] as const),
  );
}

/** What stands first in a row of a table whose columns are tests: `Session 4`, `Discharge`, `12 March`. */
const TIME_ROW =
  /^(?:(?:sess(?:ion)?|week|wk|day|month|term|year|time|visit|review|appt|t|s)\.? ?\d{1,3}|(?:at |on )?(?:baseline|intake|admission|adm|discharge|d\/c|start|mid|end|pre|post|before|after|first|initial|last|final|now|today|review|assessment|follow-?up)(?:,? \(?\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?\)?)?|\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*(?: \d{4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?(?: ['’]?(?:\d{4}|\d\d))?|(?:autumn|spring|summer|winter|aut|spr|sum)(?: term)?(?: ?\d{1,4})?)$/iu;

/** `Reading age`, `Maths SS`: what was measured on each occasion, without a test. */
const OF_ATTAINMENT =
  /^(?=.{0,40}\b(?:reading|spelling|maths?|number|writing|comprehension|vocabulary|language)\b).{0,40}(?: age| SS| score| %ile|)$/i;
const AGE = /^\d{1,2}[:;]\d{1,2}$/;

/** A row of one occasion: `| Session | PHQ-9 | GAD-7 |` with `| 4 | 15 | 13 |` below it. */
function readOccasion(cells: readonly string[], header: readonly string[], roles: readonly Role[]): Score[] {
  const isTest = roles.map((role, column) => role !== 'when' && TEST_NAME.test(header[column] ?? ''));
  const first = isTest.includes(true) ? isTest.indexOf(true) : header.findIndex((head) => OF_ATTAINMENT.test(head));
  if (first <= 0) return [];
  const when = cells
    .slice(0, first)
    .map((cell, column) => (/^\d{1,3}$/.test(cell) ? `${header[column] ?? ''} ${cell}`.trim() : cell.trim()))
    .filter((part, column) => {
      const isTime = column === 0 || roles[column] === 'when' || TIME.test(`${header[column] ?? ''} ${part}`);
      return isTime && part !== '' && !NOTHING.test(part);
    });
  const scores: Score[] = [];
  for (const [column, cell] of cells.entries()) {
    const [head = '', value, last] = [header[column], cell.trim(), scores.at(-1)];
    const side = SIDES.find((role) => role === roles[column]);
    if (column < first || NOTHING.test(value) || head === '' || isOfTheBody(head)) continue;
    if (side !== undefined && last !== undefined) scores[scores.length - 1] = { ...last, [side]: value };
    else if (FIGURE.test(value) || AGE.test(value))
      scores.push(splitBracket({ ...EMPTY_SCORE, measure: head, score: cell, when: when.join(', ') || null }));
  }
  return scores;
}

/** `T 35`, `z = -1.2`: a cell that says itself what kind of figure it holds. */
const MARKED_CELL = /^(?<kind>T|z|SS|ss|scaled|raw)(?:[- ]score)?\s?[=:]?\s?(?<figure>[<>]?[-–−]?\d+(?:\.\d+)?)$/i;

/** `Ms. Kline` */
const PERSON = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr)\.? \p{Lu}[\p{L}'’-]+/u;

/** One of several columns of scores: its head says who was asked, when, or what was measured. */
function ofColumn(base: Score, header: readonly string[] | null, cells: readonly string[], column: number): Score {
  const head = (header?.[column] ?? '').trim();
  const { kind, figure } = MARKED_CELL.exec(cells[column]?.trim() ?? '')?.groups ?? {};
  const isOfSomebody = INFORMANT.test(head) || TIME.test(head);
  if (kind !== undefined && (head === '' || isOfSomebody)) {
    const marked = { ...base, score: figure ?? null, scale: kind };
    return head === '' ? marked : { ...marked, [INFORMANT.test(head) ? 'informant' : 'when']: head };
  }
  const score = splitBracket({ ...base, score: cells[column] ?? null });
  if (head === '') return score;
  const informant = INFORMANT.exec(head)?.[0] ?? PERSON.exec(head)?.[0];
  if (informant !== undefined)
    return {
      ...score,
      informant: head.replace(/[- ]?(?:\bT\b)?[- ]?(?:scores?)?(?: ?\([^()]*%[^()]*\))?$/i, '').trim() || informant,
    };
  if (TIME.test(head)) return { ...score, when: head };
  return { ...score, measure: `${score.measure} (${head})` };
}

const OF_KIND = /(?<![\p{L}\d])(?:T|SS|SAS|ss|z|scaled|standard|scores?)(?![\p{L}\d])/u;

function readHeader(header: readonly string[], cells: readonly string[]): Role[] {
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

function guessRoles(cells: readonly string[]): Role[] {
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

function testOf(
  header: readonly string[] | null,
  roles: readonly Role[],
  heading: string | null,
  name: string,
): string | null {
  const head = header?.[roles.indexOf('measure')] ?? '';
  if (TEST_NAME.test(head) && !/^(?:index|composite|scale|subscale|questionnaire)s?$/i.test(head)) {
    return head.replace(/\s{1,9}(?:index|scale|subtest|composite|domain|measure)s?$/i, '');
  }
  const tests = (heading?.match(ALL_TESTS) ?? []).filter((test) => !isGeneric(test) && !isIndex(test));
  if (new Set(tests).size < 2) return testOfHeading(heading);
  // `Attainments (WIAT-III and YARC)`: the one that has a part of that name.
  const own = tests.filter((test) => isPartOf(test, name));
  return own.length === 1 && !TEST_NAME.test(name) ? (own[0] ?? null) : null;
}

const ALL_TESTS = new RegExp(TEST_NAME.source, 'gu');

/** `19 (moderate)` in one cell is a score and its band. */
function splitBracket(score: Score): Score {
  const match = /^(?<figure>[^(]{1,200}?)\s{0,9}\((?<inner>[^)]{1,200})\)$/.exec(score.score ?? '');
  if (match?.groups === undefined || score.band !== null) return score;
  const { figure = '', inner = '' } = match.groups;
  const isShare = /^\d{1,2}(?:\.\d)?$/.test(inner) && isPercentileOf(Number(figure), Number(inner));
  if (score.percentile === null && isShare) return { ...score, score: figure, percentile: inner };
  if (score.interval === null && BARE_INTERVAL.test(inner)) return { ...score, score: figure, interval: inner };
  return PERCENTILE.test(inner) && score.percentile === null
    ? { ...score, score: figure, percentile: inner }
    : { ...score, score: figure, band: inner };
}
