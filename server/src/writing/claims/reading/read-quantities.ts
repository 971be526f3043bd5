import { CLASS_OF } from '../lexicon/classes.ts';
import { KIN } from '../lexicon/kin.ts';
import { NUMBERS, PERIODS, UNITS } from '../lexicon/units.ts';
import type { Cut } from './cut-segments.ts';
import { pairChanges, readChangeEnd } from './read-change.ts';
import { readClock } from './read-clock.ts';
import { type Figure, readFigure } from './read-figure.ts';
import { readQualifiers } from './read-qualifiers.ts';
import type { Item, Quantity } from './statement.ts';
import type { Token } from '../words/tokenise.ts';

const PERIOD_UNITS = new Set(['day', 'night', 'week', 'month', 'year', 'hour', 'minute']);
const PER = new Set(['per', 'a', 'an', 'every', 'each', '/']);
/** After these stands what a figure belongs to: "fifteen on the GAD-7", "5 mg of olanzapine". */
const ANCHOR_LINKS = new Set(['of', 'on', 'for', 'in']);
const APPROXIMATE = new Set([
  'about',
  'around',
  'approximately',
  'roughly',
  'nearly',
  'almost',
  'over',
  'some',
  'circa',
  'approx',
]);

/** Words that end what a figure counts. */
const NOT_COUNTED = new Set(
  `and or in last this next before after since ago until till was were is are has had when while because decreased increased`.split(
    ' ',
  ),
);
const SHARED_NAMES = new Set(
  'scor t z scal index standard result rat point percentile composit subtest mean obtain achiev'.split(' '),
);

const DOSES = new Set(['milligram', 'microgram']);

/** The figures of a text, each with its unit and with what it belongs to. */
export function readQuantities(tokens: readonly Token[], all: readonly Item[], cuts: readonly Cut[]): Quantity[] {
  const quantities: Quantity[] = [];
  // A figure in words is no thing that another figure could belong to.
  const items = all.filter(({ at, kind }) => kind !== 'word' || !NUMBERS.has(tokens[at]?.word ?? ''));
  for (let at = 0; at < tokens.length; at += 1) {
    const read = readFigure(tokens, at);
    if (read === null) {
      const rate = readBareRate(tokens, at);
      if (rate !== null) quantities.push(rate);
      continue;
    }
    const cut = cuts.find(({ from, to }) => at >= from && at < to);
    quantities.push(describe(tokens, items, at, read, cut?.from ?? 0));
    at = read.end - 1;
  }
  return keepMedicine(pairChanges(quantities, tokens), tokens, all);
}

/** "Venlafaxine 75 mg, June 150 mg, Aug 225 mg": a dose that has but a time before it is of the medicine of the last one. */
function keepMedicine(quantities: readonly Quantity[], tokens: readonly Token[], items: readonly Item[]): Quantity[] {
  let last: Quantity | undefined;
  return quantities.map((quantity) => {
    if (!DOSES.has(quantity.unit ?? '')) return quantity;
    const [from, named] = [last?.end ?? 0, last?.anchor ?? null];
    const isAlone = items.every(({ at, kind }) => at < from || at >= quantity.at || kind !== 'medicine');
    const isBehindMonth = CLASS_OF.get(tokens[quantity.at - 1]?.word ?? '')?.name === 'month';
    const isKept = quantity.anchor === null && isAlone && isBehindMonth && !hasStop(tokens, from, quantity.at);
    last = isKept ? { ...quantity, anchor: named } : quantity;
    return last;
  });
}

function describe(
  tokens: readonly Token[],
  items: readonly Item[],
  at: number,
  figure: Figure,
  start: number,
): Quantity {
  const { outOf } = figure;
  let { values, end } = figure;
  const isTimes =
    tokens[at]?.word === 'twice' ||
    tokens[at]?.word === 'once' ||
    tokens[at]?.word === 'thrice' ||
    tokens[at - 1]?.word === 'timescount';
  let unit = figure.unit ?? (isTimes ? 'times' : null);
  if (['£', '$', '€'].includes(tokens[at - 1]?.word ?? '')) unit = 'money';
  if (tokens[end]?.word === 'of' && tokens[end - 1]?.word === 'couple') end += 1;
  const named = UNITS.get(tokens[end]?.word ?? '');
  // "x 12 years" is how long, "x 3" how often.
  if (unit === 'times' && named !== undefined && PERIOD_UNITS.has(named)) unit = null;
  if (named !== undefined && unit === null) {
    unit = named;
    end += 1;
  } else if (isTimes && named === 'times') end += 1;
  const isAge =
    (unit === 'year' && (tokens[end]?.word === 'old' || tokens[end + 1]?.word === 'age')) ||
    /^(?:age|aged)$/.test(tokens[at - 1]?.word ?? '') ||
    (tokens[at - 1]?.word === 'of' && tokens[at - 2]?.word === 'age');
  if (isAge || (unit === null && isToldAsAge(tokens, at, end))) unit = 'age';
  if (isAge && tokens[end]?.word === 'old') end += 1;
  const clock = unit === null ? readClock(tokens, at, end, figure.values) : null;
  if (clock !== null) {
    unit = 'clock';
    ({ values, end } = clock);
  }
  // "13 in March" is no day of March.
  const month = [tokens[at - 1], tokens[end]?.word === 'of' ? tokens[end + 1] : tokens[end]].some(
    (token) => CLASS_OF.get(token?.word ?? '')?.name === 'month',
  );
  if (unit === null && month && (values[0] ?? 0) <= 31) unit = 'day-of-month';
  const [value = 0] = values;
  if (unit === null && Number.isInteger(value) && value >= 1900 && value <= 2100) unit = 'calendar-year';
  const isDate = unit === 'day-of-month' || unit === 'calendar-year' || unit === 'full-date';
  const perBeside = readPer(tokens, end);
  const per = perBeside ?? (TAKEN.has(unit ?? '') ? readLaterPer(tokens, end) : null);
  const stop = perBeside === null ? end : end + (PERIODS.has(tokens[end]?.word ?? '') ? 1 : 2);
  const anchors = items.filter((item) => item.kind === 'medicine' || item.className === 'test');
  const before = items.filter((item) => item.at < at && item.at >= start && !item.isPart).toReversed();
  const after = items.filter(
    (item) => item.at >= stop && item.at < stop + 4 && !item.isPart && !hasBreak(tokens, stop, item.at),
  );
  const anchorBefore = anchors.findLast(
    (item) => item.at < at && !hasFigure(tokens, item.at + 1, at) && !hasStop(tokens, item.at, at),
  );
  const anchorAfter = anchors.find((item) => item.at >= end && item.at < end + 4 && !hasSign(tokens, end, item.at));
  const isBeforeAnchor = ANCHOR_LINKS.has(tokens[end]?.word ?? '');
  // "11 for memory" is not that of what stands before.
  const isLinked = unit === null && tokens[end]?.word === 'for';
  return {
    values,
    unit,
    outOf,
    per,
    counted: after.slice(0, 2).map(({ key }) => key),
    owners: isDate ? [] : isLinked && after.length > 0 ? ownersOf(after) : ownersOf(before),
    anchor: isDate
      ? null
      : ((isBeforeAnchor ? anchorAfter : undefined)?.key ?? anchorBefore?.key ?? anchorAfter?.key ?? null),
    isApproximate: APPROXIMATE.has(tokens[at - 1]?.word ?? ''),
    bound: readBound(tokens, at),
    reach: readReach(tokens, at),
    changeEnd: readChangeEnd(tokens, at, end),
    qualifiers: readQualifiers(tokens, items, at, end),
    half: clock?.half ?? null,
    isCounted: false,
    isDerived: outOf === null && !isDate && isDerived(tokens, at, figure.end, end),
    at,
    end: stop,
  };
}

/** "His daughter Mia is twelve and well". */
function isToldAsAge(tokens: readonly Token[], at: number, end: number): boolean {
  if (!/^(?:is|was|turned)$/.test(tokens[at - 1]?.word ?? '')) return false;
  const next = tokens[end];
  if (next !== undefined && !/^(?:[,.;)]|and|with)$/.test(next.word)) return false;
  const [who, before] = [tokens[at - 2], tokens[at - 3]];
  if (/^(?:he|she|who)$/.test(who?.word ?? '') || KIN.has(who?.word ?? '')) return true;
  return who?.isCapital === true && KIN.has(before?.word ?? '');
}

const COMPARED =
  /^(?:more|less|fewer|lower|higher|above|below|faster|slower|quicker|older|younger|later|earlier|sooner|wider|longer|shorter|heavier|lighter|better|worse)$/;

/** "Fell by 15 points", "12 seconds faster", "three of the fires". */
function isDerived(tokens: readonly Token[], at: number, end: number, unitEnd: number): boolean {
  if (tokens[at - 1]?.word === 'by' || COMPARED.test(tokens[unitEnd]?.word ?? '')) return true;
  const [next, third] = [tokens[end]?.word, tokens[end + 1]?.word ?? ''];
  return next === 'of' && /^(?:the|his|her|their|these|those|which|them|whom)$/.test(third);
}

function readBound(tokens: readonly Token[], at: number): Quantity['bound'] {
  const [earlier = '', before = ''] = [tokens[at - 2]?.word, tokens[at - 1]?.word];
  const word = before === 'than' ? earlier : before;
  if (/^(?:above|over|exceeding|more|greater)$/.test(word)) return 1;
  return /^(?:below|under|less|fewer)$/.test(word) ? -1 : 0;
}

const DENIAL_REACH = 6;

function readReach(tokens: readonly Token[], at: number): Quantity['reach'] {
  const [earlier = '', before = ''] = [tokens[at - 2]?.word, tokens[at - 1]?.word];
  const bound = readBound(tokens, at);
  // "No more than three", "did not sleep more than two hours".
  const isTurned = tokens.slice(Math.max(0, at - DENIAL_REACH), at).some(({ word }) => /^(?:no|not|never)$/.test(word));
  if (bound !== 0) return isTurned ? (bound > 0 ? -1 : 1) : bound;
  if (earlier === 'at' && (before === 'least' || before === 'most')) return before === 'least' ? 1 : -1;
  return earlier === 'up' && before === 'to' ? -1 : 0;
}

function readPer(tokens: readonly Token[], end: number): string | null {
  const word = tokens[end]?.word ?? '';
  const period = PERIODS.get(word);
  if (period !== undefined) return period;
  const next = tokens[end + 1]?.word ?? '';
  return PER.has(word) ? (UNITS.get(next) ?? null) : null;
}

/** What is counted by the day or the night. */
const TAKEN = new Set('tablet glass bottle can pint cup shot cigarette joint puff unit gram'.split(' '));
const PER_REACH = 5;

/** "Two tablets of street Valium a night": behind what is counted. */
function readLaterPer(tokens: readonly Token[], end: number): string | null {
  for (let at = end; at < end + PER_REACH; at += 1) {
    if (tokens[at]?.kind !== 'word') return null;
    const period = /^(?:a|per|each|every)$/.test(tokens[at]?.word ?? '') ? readPer(tokens, at) : null;
    if (period !== null) return period;
  }
  return null;
}

/** "daily", "every day", "each week": once in that time. */
function readBareRate(tokens: readonly Token[], at: number): Quantity | null {
  const word = tokens[at]?.word ?? '';
  const period =
    PERIODS.get(word) ?? (word === 'every' || word === 'each' ? UNITS.get(tokens[at + 1]?.word ?? '') : undefined);
  if (period === undefined || tokens[at - 1]?.kind === 'number') return null;
  return {
    values: [],
    unit: null,
    outOf: null,
    per: period,
    counted: [],
    owners: [],
    anchor: null,
    isApproximate: false,
    bound: 0,
    reach: 0,
    changeEnd: null,
    qualifiers: [],
    half: null,
    isCounted: false,
    isDerived: false,
    at,
    end: at + (PERIODS.has(word) ? 1 : 2),
  };
}

function hasFigure(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some((token) => token.kind === 'number');
}

function hasSign(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ kind }) => kind === 'sign');
}

function hasStop(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ word }) => word === '.' || word === ';');
}

/** "98 before the operation" counts no operation. */
function hasBreak(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to + 1).some(({ kind, word }) => kind === 'sign' || NOT_COUNTED.has(word));
}

/** The nearest first; names that all scores share say nothing of whose figure it is. */
function ownersOf(before: readonly Item[]): string[] {
  const named = before.filter(({ key }) => !SHARED_NAMES.has(key));
  return (named.length > 0 ? named : before).slice(0, 3).map(({ key }) => key);
}
