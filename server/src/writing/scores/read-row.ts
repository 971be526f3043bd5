import { BAND, INFORMANT, TEST_NAME } from './patterns.ts';
import { guessRoles, readHeader } from './column-roles.ts';
import { readOccasion, TIME_ROW } from './read-occasion.ts';
import { FIGURE, MARKED_CELL, NOTHING, type Role, SIDES, splitBracket, TIME } from './row-cells.ts';
import { isOfTheBody } from './entries/judge-score.ts';
import { ONLY_RATER } from './entries/raters.ts';
import { kindOfHead } from './column-heads.ts';
import { isGeneric, isIndex } from './indices.ts';
import { isPartOf } from './known-tests/parts.ts';
import { isMoved } from './read-movements.ts';
import { testOfHeading } from './test-heading.ts';
import { EMPTY_SCORE, type Score, type ScoreSource } from './score.ts';

/** What a column of scores may hold besides: `18 months`, `6;11`, `8-2`, `31 s`, `4-/5`, `not testable`. */
const MAX_VALUE_CHARACTERS = 30;
/** Which of several scores a percentile or an interval tells of: the standardised one, not the raw one beside it. */
const STANDARDISED = [
  /composite|standard|\bss\b|index|quotient|\biq\b/i,
  /scaled|\bt\b|\bz\b/i,
  /^(?!.*(?:\braw\b|\brs\b|component))/i,
];
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
