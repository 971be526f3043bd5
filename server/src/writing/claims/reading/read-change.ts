import { CLASS_OF } from '../lexicon/classes.ts';
import { NUMBERS, UNITS } from '../lexicon/units.ts';
import type { Quantity } from './statement.ts';
import type { Token } from '../words/tokenise.ts';

const TIMES = new Set(
  'day week month year hour minute night fortnight times age clock calendar-year day-of-month full-date'.split(' '),
);

const STOP_REACH = 8;

/** Of a figure that changed, whether it is the one before or the one after. */
export function readChangeEnd(tokens: readonly Token[], at: number, end: number): Quantity['changeEnd'] {
  if (isBefore(tokens, at, end)) return 'from';
  return isNow(tokens, at, end) ? 'to' : null;
}

/** Beside a figure that held before stands the one that holds now, in the same unit though it be written but once. */
export function pairChanges(quantities: readonly Quantity[], tokens: readonly Token[]): Quantity[] {
  return quantities.map((quantity, index) => {
    if (isBetween(tokens, quantity.at, quantity.end)) return { ...quantity, changeEnd: null };
    const besides = [quantities[index - 1], quantities[index + 1]];
    const other = besides.find(
      (each) => each !== undefined && canChangeInto(each, quantity, tokens) && isPair(each, quantity),
    );
    if (other === undefined) return quantity;
    const changeEnd = quantity.changeEnd ?? (other.changeEnd === 'from' ? 'to' : 'from');
    return { ...quantity, changeEnd, unit: quantity.unit ?? other.unit, anchor: quantity.anchor ?? other.anchor };
  });
}

/** "52 → 49 → 51": the one in the middle is both ends. */
function isBetween(tokens: readonly Token[], at: number, end: number): boolean {
  return tokens[at - 1]?.word === 'goingto' && tokens[end]?.word === 'goingto';
}

function isPair(one: Quantity, other: Quantity): boolean {
  return one.changeEnd !== other.changeEnd;
}

function canChangeInto(one: Quantity, other: Quantity, tokens: readonly Token[]): boolean {
  // "From 20 two weeks ago" is no change of weeks.
  const isTime = [one.unit, other.unit].some((unit) => unit !== null && TIMES.has(unit));
  const hasSameUnit = one.unit === other.unit || ((one.unit === null || other.unit === null) && !isTime);
  // "From 4 to 7 hours": nothing but a "to" stands between the two.
  const isOneRange = [
    [one, other],
    [other, one],
  ].some(
    ([first, second]) =>
      first?.changeEnd === 'from' &&
      first.unit === null &&
      second?.at === first.end + 1 &&
      /^(?:to|goingto)$/.test(tokens[first.end]?.word ?? ''),
  );
  return (hasSameUnit || isOneRange) && one.values.length > 0 && other.values.length > 0;
}

function isNow(tokens: readonly Token[], at: number, end: number): boolean {
  // "Stopped sertraline 50, started 100".
  const isAnew =
    tokens[at - 1]?.word === 'started' &&
    tokens.slice(Math.max(0, at - STOP_REACH), at).some(({ word }) => word === 'stopped');
  // "52 → 49 → 51"
  const isLast = tokens[at - 1]?.word === 'goingto' && isFigureBefore(tokens, at - 1);
  return (
    isAnew ||
    isLast ||
    tokens[at - 1]?.word === 'now' ||
    tokens[at - 1]?.word === 'currently' ||
    tokens[end]?.word === 'now'
  );
}

function isFigureBefore(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 3), at).some(({ kind }) => kind === 'number');
}

/** Whether the figure is one that held before: "(was 38 %)", "up from 75 mg", "52 at start". */
function isBefore(tokens: readonly Token[], at: number, end: number): boolean {
  const start = tokens[at - 1]?.word === 'timescount' ? at - 1 : at;
  const [before, earlier] = [tokens[start - 1]?.word ?? '', tokens[start - 2]?.word ?? ''];
  // "15 mg from 6 March": since then.
  if (before === 'from' && isDate(tokens, end)) return false;
  // "Increased from 100 mg to 150 mg last month", and "0.41 last week (0.28 in May)".
  if (before === 'to' && tokens.slice(Math.max(0, start - STOP_REACH), start).some(({ word }) => word === 'from'))
    return false;
  if (tokens[end]?.word === 'last' && tokens[end + 2]?.word === '(' && tokens[end + 3]?.kind === 'number') return false;
  if (before === 'previous' && (earlier === '(' || earlier === ',')) return true;
  // "From a previous value of 71".
  if (before === 'of' && tokens.slice(Math.max(0, start - 3), start).some(({ word }) => word === 'previous'))
    return true;
  if (before === 'from' || before === 'previously' || before === 'baseline') return true;
  // "More than 50 units" is how many they are.
  if (before === 'than') return !/^(?:more|less|fewer|greater)$/.test(earlier);
  if (before === 'was' && (tokens[start - 2] === undefined || earlier === '(' || earlier === ',' || earlier === 'it'))
    return true;
  if (before === 'of' && earlier === 'instead') return true;
  if (before === 'with' && earlier === 'compared') return true;
  if (earlier === 'last' && UNITS.has(before)) return true;
  const after = tokens.slice(end, end + 3).map(({ word }) => word);
  // "Hb 82 → ferrous fumarate 210" is no change into 210.
  if (after[0] === 'goingto') return !tokens.slice(end + 1, end + 3).every(isName);
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

function isDate(tokens: readonly Token[], end: number): boolean {
  return CLASS_OF.get(tokens[end]?.word ?? '')?.name === 'month';
}

function isName({ kind, word }: Token): boolean {
  return (
    kind === 'word' && !NUMBERS.has(word) && !UNITS.has(word) && !/^(?:now|about|around|today|currently)$/.test(word)
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
