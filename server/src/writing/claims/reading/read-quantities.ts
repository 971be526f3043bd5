import { CLASS_OF } from '../lexicon/classes.ts';
import { PERIODS, UNITS } from '../lexicon/units.ts';
import type { Cut } from './cut-segments.ts';
import { type Figure, readFigure } from './read-figure.ts';
import type { Item, Quantity } from './statement.ts';
import type { Token } from '../words/tokenise.ts';

const PERIOD_UNITS = new Set(['day', 'week', 'month', 'year', 'hour', 'minute']);
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

/** The figures of a text, each with its unit and with what it belongs to. */
export function readQuantities(tokens: readonly Token[], items: readonly Item[], cuts: readonly Cut[]): Quantity[] {
  const quantities: Quantity[] = [];
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
  return quantities.map((quantity, index) => {
    if (quantity.changeEnd !== null) return quantity;
    const besides = [quantities[index - 1], quantities[index + 1]];
    const other = besides.find(
      (each) => each !== undefined && each.changeEnd !== null && canChangeInto(each, quantity),
    );
    if (other === undefined) return quantity;
    return { ...quantity, changeEnd: other.changeEnd === 'from' ? 'to' : 'from' };
  });
}

function describe(
  tokens: readonly Token[],
  items: readonly Item[],
  at: number,
  figure: Figure,
  start: number,
): Quantity {
  const { values, outOf } = figure;
  let { end } = figure;
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
  if (isAge) unit = 'age';
  if (unit === null && /^(?:am|pm|oclock)$/.test(tokens[end]?.word ?? '')) unit = 'clock';
  const month = [tokens[at - 1], tokens[end], tokens[end + 1]].some(
    (token) => CLASS_OF.get(token?.word ?? '')?.name === 'month',
  );
  if (unit === null && month && (values[0] ?? 0) <= 31) unit = 'day-of-month';
  const [value = 0] = values;
  if (unit === null && Number.isInteger(value) && value >= 1900 && value <= 2100) unit = 'calendar-year';
  const isDate = unit === 'day-of-month' || unit === 'calendar-year' || unit === 'full-date';
  const per = readPer(tokens, end);
  const anchors = items.filter((item) => item.kind === 'medicine' || item.className === 'test');
  const before = items.filter((item) => item.at < at && item.at >= start && !item.isPart).toReversed();
  const after = items.filter(
    (item) => item.at >= end && item.at < end + 4 && !item.isPart && !hasBreak(tokens, end, item.at),
  );
  const anchorBefore = anchors.findLast(
    (item) => item.at < at && !hasFigure(tokens, item.at + 1, at) && !hasStop(tokens, item.at, at),
  );
  const anchorAfter = anchors.find((item) => item.at >= end && item.at < end + 4);
  const isBeforeAnchor = ANCHOR_LINKS.has(tokens[end]?.word ?? '');
  return {
    values,
    unit,
    outOf,
    per,
    counted: after.slice(0, 2).map(({ key }) => key),
    owners: isDate ? [] : before.slice(0, 3).map(({ key }) => key),
    anchor: isDate
      ? null
      : ((isBeforeAnchor ? anchorAfter : undefined)?.key ?? anchorBefore?.key ?? anchorAfter?.key ?? null),
    isApproximate: APPROXIMATE.has(tokens[at - 1]?.word ?? ''),
    changeEnd: isBefore(tokens, at, end) ? 'from' : isNow(tokens, at, end) ? 'to' : null,
    at,
    end: per === null ? end : end + (PERIODS.has(tokens[end]?.word ?? '') ? 1 : 2),
  };
}

function canChangeInto(one: Quantity, other: Quantity): boolean {
  const hasSameUnit = one.unit === other.unit || one.unit === null || other.unit === null;
  return hasSameUnit && one.values.length > 0 && other.values.length > 0;
}

function isNow(tokens: readonly Token[], at: number, end: number): boolean {
  return tokens[at - 1]?.word === 'now' || tokens[at - 1]?.word === 'currently' || tokens[end]?.word === 'now';
}

/** Whether the figure is one that held before: "(was 38 %)", "up from 75 mg", "52 at start". */
function isBefore(tokens: readonly Token[], at: number, end: number): boolean {
  const start = tokens[at - 1]?.word === 'timescount' ? at - 1 : at;
  const [before, earlier] = [tokens[start - 1]?.word ?? '', tokens[start - 2]?.word ?? ''];
  if (before === 'from' || before === 'previously' || before === 'baseline' || before === 'than') return true;
  if (before === 'was' && (tokens[start - 2] === undefined || earlier === '(' || earlier === ',' || earlier === 'it'))
    return true;
  if (before === 'of' && earlier === 'instead') return true;
  if (before === 'with' && earlier === 'compared') return true;
  if (earlier === 'last' && UNITS.has(before)) return true;
  const after = tokens.slice(end, end + 3).map(({ word }) => word);
  if (after[0] === 'goingto') return true;
  if (before === '(' && tellsWhen(tokens.slice(end, end + 3))) return true;
  if (after[0] === 'to' && tokens[end - 1]?.kind !== 'number') return tokens[end + 1]?.kind === 'number';
  if (after[0] === 'at') return after.some((word) => word === 'start' || word === 'baseline' || word === 'admission');
  return (
    after[0] === 'last' ||
    after[0] === 'before' ||
    after[0] === 'previously' ||
    (after[0] === 'pre' && after[1] !== undefined)
  );
}

/** A figure in brackets with a month, a year or an occasion is an earlier one: "BMI 16.2 (17.0 in September)". */
function tellsWhen(tokens: readonly Token[]): boolean {
  const end = tokens.findIndex(({ word }) => word === ')');
  return tokens
    .slice(0, end === -1 ? tokens.length : end)
    .some(
      ({ word }) =>
        CLASS_OF.get(word)?.name === 'month' ||
        /^(?:19|20)\d\d$|^(?:admission|admitted|discharge|start|intake|baseline|last|previous)$/.test(word),
    );
}

function readPer(tokens: readonly Token[], end: number): string | null {
  const word = tokens[end]?.word ?? '';
  const period = PERIODS.get(word);
  if (period !== undefined) return period;
  const next = tokens[end + 1]?.word ?? '';
  return PER.has(word) ? (UNITS.get(next) ?? null) : null;
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
    changeEnd: null,
    at,
    end: at + (PERIODS.has(word) ? 1 : 2),
  };
}

function hasFigure(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some((token) => token.kind === 'number');
}

function hasStop(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ word }) => word === '.' || word === ';');
}

function hasBreak(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some((token) => token.kind === 'sign' || token.word === 'and' || token.word === 'or');
}
