import { CLASS_OF } from '../lexicon/classes.ts';
import type { Cut } from './cut-segments.ts';
import type { Item, Quantity } from './statement.ts';
import type { Token } from '../words/tokenise.ts';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const NUMBERS = new Map([
  ...SMALL.split(' ').map((word, index): [string, number] => [word, index]),
  ...'thirty forty fifty sixty seventy eighty ninety hundred'
    .split(' ')
    .map((word, index): [string, number] => [word, 30 + 10 * index]),
  ['couple', 2],
  ['dozen', 12],
  ['once', 1],
  ['twice', 2],
  ['thrice', 3],
]);
const UNITS = new Map(
  `day:day days:day d:day week:week weeks:week month:month months:month year:year years:year y:year hour:hour hours:hour h:hour
  minute:minute minutes:minute second:second seconds:second milligram:milligram milligrams:milligram microgram:microgram
  micrograms:microgram gram:gram grams:gram g:gram millilitre:millilitre millilitres:millilitre litre:litre litres:litre
  kilogram:kilogram kilograms:kilogram kilo:kilogram kilos:kilogram centimetre:centimetre centimetres:centimetre
  metre:metre metres:metre m:metre mile:mile miles:mile kilometre:kilometre kilometres:kilometre percent:percent %:percent
  times:times time:times unit:unit units:unit u:unit tablet:tablet tablets:tablet puff:puff puffs:puff point:point points:point
  glass:glass glasses:glass bottle:bottle bottles:bottle can:can cans:can pint:pint pints:pint cup:cup cups:cup shot:shot shots:shot
  stone:stone pound-weight:pound night:night nights:night pound:pound pounds:pound £:money $:money €:money percentile:percentile
  fortnight:fortnight session:session sessions:session degree:degree degrees:degree mmhg:mmhg bpm:bpm mmol:mmol
  term:term terms:term decade:decade decades:decade cigarette:cigarette cigarettes:cigarette joint:joint joints:joint`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [word = '', unit = ''] = pair.split(':');
      return [word, unit];
    }),
);
const PERIODS = new Map([
  ['daily', 'day'],
  ['weekly', 'week'],
  ['nightly', 'night'],
  ['monthly', 'month'],
  ['hourly', 'hour'],
  ['yearly', 'year'],
  ['annually', 'year'],
  ['fortnightly', 'fortnight'],
]);
const PERIOD_UNITS = new Set(['day', 'week', 'month', 'year', 'hour', 'minute']);
const PER = new Set(['per', 'a', 'an', 'every', 'each', '/']);
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
  return quantities;
}

interface Figure {
  values: number[];
  outOf: number | null;
  unit: string | null;
  end: number;
}

function valueAt(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.kind === 'number') {
    const value = Number(token.word.replace(':', '.'));
    return Number.isFinite(value) ? { value, end: at + 1 } : null;
  }
  const value = NUMBERS.get(token.word);
  if (value === undefined) return null;
  const next = NUMBERS.get(tokens[at + 1]?.word ?? '');
  if (value >= 20 && value < 100 && next !== undefined && next > 0 && next < 10)
    return { value: value + next, end: at + 2 };
  if (value < 20 && tokens[at + 1]?.word === 'hundred') return { value: value * 100, end: at + 2 };
  return { value, end: at + 1 };
}

function readFigure(tokens: readonly Token[], at: number): Figure | null {
  const date = readDate(tokens, at);
  if (date !== null) return date;
  const first = valueAt(tokens, at);
  if (first === null) return null;
  const values = [first.value];
  let { end } = first;
  let outOf: number | null = null;
  const sign = tokens[end]?.word;
  const isRange =
    sign === '-' ||
    sign === 'to' ||
    sign === 'or' ||
    (sign === '/' && tokens[end + 1]?.kind === 'number') ||
    sign === ',';
  const second = isRange || sign === 'out' ? valueAt(tokens, sign === 'out' ? end + 2 : end + 1) : null;
  if (second !== null && sign === ',') {
    // "six, seven times a day" is a guess between two; "3, 4 and 5" is a list.
    if (second.value === first.value + 1 && UNITS.has(tokens[second.end]?.word ?? '')) {
      values.push(second.value);
      end = second.end;
    }
  } else if (second !== null && (sign === '/' || sign === 'out')) {
    outOf = second.value;
    end = second.end;
  } else if (second !== null && sign !== undefined) {
    values.push(second.value);
    end = second.end;
  }
  return { values, outOf, unit: null, end };
}

/** 09/12/2024 and 2024-12-09; a date in words is read word by word. */
function readDate(tokens: readonly Token[], at: number): Figure | null {
  const [a, sign, b, other, c] = tokens.slice(at, at + 5);
  const isDate = a?.kind === 'number' && b?.kind === 'number' && c?.kind === 'number' && sign?.word === other?.word;
  if (!isDate || !(sign?.word === '/' || sign?.word === '-')) return null;
  const numbers = [a, b, c].map((token) => Number(token?.word));
  return { values: numbers, outOf: null, unit: 'full-date', end: at + 5 };
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
  if (unit === null && /^(?:am|pm|o'clock|oclock)$/.test(tokens[end]?.word ?? '')) unit = 'clock';
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
  return {
    values,
    unit,
    outOf,
    per,
    counted: after.slice(0, 2).map(({ key }) => key),
    owners: isDate ? [] : before.slice(0, 3).map(({ key }) => key),
    anchor: isDate
      ? null
      : ((tokens[end]?.word === 'of' ? anchorAfter : undefined)?.key ?? anchorBefore?.key ?? anchorAfter?.key ?? null),
    isApproximate: APPROXIMATE.has(tokens[at - 1]?.word ?? ''),
    at,
    end: per === null ? end : end + (PERIODS.has(tokens[end]?.word ?? '') ? 1 : 2),
  };
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
