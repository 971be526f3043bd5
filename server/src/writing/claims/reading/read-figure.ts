import { NUMBERS, UNITS } from '../lexicon/units.ts';
import type { Token } from '../words/tokenise.ts';

/** A figure as it is written, before it is known what it belongs to. */
export interface Figure {
  values: number[];
  outOf: number | null;
  unit: string | null;
  end: number;
}

function valueAt(tokens: readonly Token[], at: number): Value | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.kind === 'number') {
    const value = readDigits(token.word);
    return Number.isFinite(value) ? { value, end: at + 1 } : null;
  }
  return readMultiple(tokens, at, 'thousand', (from) =>
    readMultiple(tokens, from, 'hundred', (place) => readSmall(tokens, place)),
  );
}

interface Value {
  value: number;
  end: number;
}

const MULTIPLES = { thousand: 1_000, hundred: 100 };

/** "One thousand one hundred and fifty": so many of it, and what may follow. */
function readMultiple(
  tokens: readonly Token[],
  at: number,
  name: keyof typeof MULTIPLES,
  readRest: (from: number) => Value | null,
): Value | null {
  const first = readRest(at);
  if (first === null || first.value >= MULTIPLES[name] || tokens[first.end]?.word !== name) return first;
  const value = first.value * MULTIPLES[name];
  const next = first.end + 1;
  const rest = readRest(tokens[next]?.word === 'and' ? next + 1 : next);
  return rest === null || rest.value >= MULTIPLES[name]
    ? { value, end: next }
    : { value: value + rest.value, end: rest.end };
}

function readSmall(tokens: readonly Token[], at: number): Value | null {
  const value = NUMBERS.get(tokens[at]?.word ?? '');
  // "The couple" are two people, and no figure.
  const isPair = tokens[at]?.word === 'couple' && tokens[at + 1]?.word !== 'of';
  if (value === undefined || isPair) return null;
  const next = NUMBERS.get(tokens[at + 1]?.word ?? '');
  const isTens = value >= 20 && value < 100 && next !== undefined && next > 0 && next < 10;
  return isTens ? { value: value + next, end: at + 2 } : { value, end: at + 1 };
}

/** The minutes of a time of day count as parts of its hour. */
function readDigits(word: string): number {
  const [hours = '', minutes] = word.split(':');
  return minutes === undefined ? Number(word) : roundFigure(Number(hours) + Number(minutes) / 60);
}

function roundFigure(value: number): number {
  return Math.round(value * 100) / 100;
}

const MAX_HOUR = 24;

export function readFigure(tokens: readonly Token[], at: number): Figure | null {
  const date = readDate(tokens, at);
  if (date !== null) return date;
  const first = valueAt(tokens, at);
  if (first === null) return null;
  const composed = readComposed(tokens, first);
  if (composed !== null) return composed;
  const values = [first.value];
  let { end } = first;
  let outOf: number | null = null;
  const whole = readWhole(tokens, first.end);
  if (whole !== null) return { values, ...whole };
  const sign = tokens[end]?.word;
  const isRange =
    sign === '-' ||
    sign === 'to' ||
    sign === 'or' ||
    (sign === '/' && tokens[end + 1]?.kind === 'number') ||
    sign === ',';
  const further = isRange || sign === 'out' ? valueAt(tokens, sign === 'out' ? end + 2 : end + 1) : null;
  // "From 16 at 08:00 to 26" is no time of day up to another one.
  const second = tokens[at]?.word.includes(':') === true && (further?.value ?? 0) > MAX_HOUR ? null : further;
  if (second !== null && sign === ',') {
    // "six, seven times a day" is a guess between two; "3, 4 and 5" is a list.
    const next = tokens[second.end]?.word ?? '';
    if (second.value === first.value + 1 && (UNITS.has(next) || next === 'in')) {
      values.push(second.value);
      end = second.end;
    }
  } else if (second !== null && (sign === '/' || sign === 'out')) {
    outOf = second.value;
    end = second.end;
  } else if (second !== null && sign !== undefined && !(sign === 'to' && isChange(tokens, at, first, second))) {
    values.push(second.value);
    end = second.end;
  }
  return { values, outOf, unit: null, end };
}

/** Units that are written one after the other, and how many of the smaller make the larger. */
const COMPOSED: Partial<Record<string, { smaller: string; ratio: number; isBare: boolean }>> = {
  year: { smaller: 'month', ratio: 12, isBare: false },
  week: { smaller: 'day', ratio: 7, isBare: false },
  hour: { smaller: 'minute', ratio: 60, isBare: false },
  stone: { smaller: 'pound', ratio: 14, isBare: true },
};

/** "2 years 6 months" is two and a half years, "eleven stone four" one figure. */
function readComposed(tokens: readonly Token[], { value, end }: { value: number; end: number }): Figure | null {
  const unit = UNITS.get(tokens[end]?.word ?? '') ?? '';
  const rule = COMPOSED[unit];
  if (rule === undefined) return null;
  const next = tokens[end + 1]?.word === 'and' ? end + 2 : end + 1;
  const rest = valueAt(tokens, next);
  if (rest === null || rest.value >= rule.ratio) return null;
  const named = UNITS.get(tokens[rest.end]?.word ?? '');
  if (named !== rule.smaller && !(rule.isBare && named === undefined)) return null;
  return {
    values: [roundFigure(value + rest.value / rule.ratio)],
    outOf: null,
    unit,
    end: named === undefined ? rest.end : rest.end + 1,
  };
}

const DETERMINERS = new Set('the his her their these those all'.split(' '));

/** "4 of 7 days", "four days out of seven", "five of the eight": a part of a whole. */
function readWhole(tokens: readonly Token[], at: number): Omit<Figure, 'values'> | null {
  const early = UNITS.get(tokens[at]?.word ?? '');
  const start = early === undefined ? at : at + 1;
  const isOf = tokens[start]?.word === 'of';
  const isOutOf = tokens[start]?.word === 'out' && tokens[start + 1]?.word === 'of';
  if (!isOf && !isOutOf) return null;
  const next = start + (isOf ? 1 : 2);
  const named = DETERMINERS.has(tokens[next]?.word ?? '') ? next + 1 : next;
  const whole = valueAt(tokens, /^(?:last|first)$/.test(tokens[named]?.word ?? '') ? named + 1 : named);
  if (whole === null) return null;
  const late = UNITS.get(tokens[whole.end]?.word ?? '');
  return { outOf: whole.value, unit: early ?? late ?? null, end: whole.end + (late === undefined ? 0 : 1) };
}

/** "from 10 to 15" and "8 to 4" say what changed into what; "2 to 3" how much it is. */
function isChange(tokens: readonly Token[], at: number, first: { value: number }, second: { value: number }): boolean {
  return tokens[at - 1]?.word === 'from' || second.value < first.value;
}

/** 09/12/2024 and 2024-12-09; a date in words is read word by word. */
function readDate(tokens: readonly Token[], at: number): Figure | null {
  const [a, sign, b, other, c] = tokens.slice(at, at + 5);
  const isDate = a?.kind === 'number' && b?.kind === 'number' && c?.kind === 'number' && sign?.word === other?.word;
  if (!isDate || !(sign?.word === '/' || sign?.word === '-')) return null;
  const numbers = [a, b, c].map((token) => Number(token?.word));
  return { values: numbers, outOf: null, unit: 'full-date', end: at + 5 };
}
