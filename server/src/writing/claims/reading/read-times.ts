import { CLASS_OF, membersOfClass } from '../lexicon/classes.ts';
import { NUMBERS, UNITS } from '../lexicon/units.ts';
import type { Token } from '../words/tokenise.ts';

/** When something was: a day, a month, a year, a time of day, or which session of several. */
export interface Time {
  day: number | null;
  month: number | null;
  year: number | null;
  /** Of several years, the last. */
  lastYear: number | null;
  /** Of a time of day, minutes since midnight. */
  minutes: number | null;
  /** `session 3` */
  turn: string | null;
  at: number;
  end: number;
}

const MONTHS = membersOfClass('month');
const MAX_DAY = 31;
const CENTURY = 100;
const NOON = 720;
const HOUR = 60;
/** Words that may be no months. */
const TWO_MEANINGS = new Set(['may', 'march', 'mar', 'august', 'sat', 'sun']);
const BEFORE_TIMES = new Set(
  'in on by from to since until till of during for early late mid end and between'.split(' '),
);
/** What is counted on: each has its own entry. */
const TURNS = new Set('session visit year week trial appointment cycle grade round'.split(' '));
/** "The third session", but not "the first year of his life". */
const ORDINAL_TURNS = new Set('session visit trial appointment cycle round'.split(' '));
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const MAX_TURN = 60;

const NO_TIME = { day: null, month: null, year: null, lastYear: null, minutes: null, turn: null };

/** All times that a text names, in their order. */
export function readTimes(tokens: readonly Token[]): Time[] {
  const times: Time[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const time =
      readNumericDay(tokens, at) ??
      readDayOfMonth(tokens, at) ??
      readMonth(tokens, at) ??
      readYear(tokens, at) ??
      readMinutes(tokens, at) ??
      readTurn(tokens, at, times);
    if (time === null) continue;
    times.push(time);
    at = time.end - 1;
  }
  return times;
}

function numberAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  return token?.kind === 'number' && /^\d{1,4}$/.test(token.word) ? Number(token.word) : null;
}

function isDay(day: number | null, month: number | null): boolean {
  return day !== null && month !== null && day >= 1 && day <= MAX_DAY && month >= 1 && month <= MONTHS.length;
}

function fullYear(year: number): number {
  return year < CENTURY ? 20 * CENTURY + year : year;
}

/** `03/05/2024`, `2024-05-03`, `3.5.24`, and `14/11`, unless it may be so much out of ten. */
function readNumericDay(tokens: readonly Token[], at: number): Time | null {
  const dotted = /^(?<d>\d{1,2})\.(?<m>\d{1,2})\.(?<y>\d{4}|\d\d)$/.exec(tokens[at]?.word ?? '')?.groups;
  if (dotted !== undefined) {
    const [day, month, year] = [Number(dotted['d']), Number(dotted['m']), Number(dotted['y'])];
    return isDay(day, month) ? { ...NO_TIME, day, month, year: fullYear(year), at, end: at + 1 } : null;
  }
  const sign = tokens[at + 1]?.word;
  if (sign !== '/' && sign !== '-') return null;
  const [first, second] = [numberAt(tokens, at), numberAt(tokens, at + 2)];
  const third = tokens[at + 3]?.word === sign ? numberAt(tokens, at + 4) : null;
  if (third !== null && first !== null) {
    const [day, year] = first > MAX_DAY ? [third, first] : [first, third];
    return isDay(day, second) ? { ...NO_TIME, day, month: second, year: fullYear(year), at, end: at + 5 } : null;
  }
  if (sign === '-' || !isDay(first, second)) return null;
  const isShare = second === 10 && at > 0 && !BEFORE_TIMES.has(tokens[at - 1]?.word ?? '');
  return isShare ? null : { ...NO_TIME, day: first, month: second, at, end: at + 3 };
}

function monthAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  const own = CLASS_OF.get(token?.word ?? '');
  if (token === undefined || own?.name !== 'month') return null;
  const isSure =
    !TWO_MEANINGS.has(token.word) ||
    (token.isCapital && (at > 0 || tokens[at + 1]?.kind === 'number')) ||
    tokens[at - 1]?.kind === 'number';
  return isSure ? MONTHS.indexOf(own.member) + 1 : null;
}

function yearAt(tokens: readonly Token[], at: number): number | null {
  const year = numberAt(tokens, at);
  if (year === null || year < 1900 || year > 2100 || UNITS.has(tokens[at + 1]?.word ?? '')) return null;
  return /^[£$€]$/.test(tokens[at - 1]?.word ?? '') ? null : year;
}

/** "3 May 2024", "the 3rd of May". */
function readDayOfMonth(tokens: readonly Token[], at: number): Time | null {
  const day = numberAt(tokens, at);
  if (day === null || day < 1 || day > MAX_DAY) return null;
  let next = /^(?:st|nd|rd|th)$/.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  if (tokens[next]?.word === 'of') next += 1;
  const month = monthAt(tokens, next);
  if (month === null) return null;
  const year = yearAt(tokens, next + 1);
  return { ...NO_TIME, day, month, year, at, end: next + (year === null ? 1 : 2) };
}

/** "May 2024", "May 3", "in May". */
function readMonth(tokens: readonly Token[], at: number): Time | null {
  const month = monthAt(tokens, at);
  if (month === null) return null;
  const year = yearAt(tokens, at + 1);
  if (year !== null) return { ...NO_TIME, month, year, at, end: at + 2 };
  const day = numberAt(tokens, at + 1);
  const isBare = day === null || day > MAX_DAY || day === 0 || UNITS.has(tokens[at + 2]?.word ?? '');
  if (isBare || tokens[at + 2]?.word === '/') return { ...NO_TIME, month, at, end: at + 1 };
  const later = tokens[at + 2]?.word === ',' ? at + 3 : at + 2;
  const dayYear = yearAt(tokens, later);
  return { ...NO_TIME, day, month, year: dayYear, at, end: dayYear === null ? at + 2 : later + 1 };
}

function readYear(tokens: readonly Token[], at: number): Time | null {
  const year = yearAt(tokens, at);
  if (year === null) return null;
  const last = /^(?:-|to|until|till)$/.test(tokens[at + 1]?.word ?? '') ? yearAt(tokens, at + 2) : null;
  if (last !== null) return { ...NO_TIME, year, lastYear: last, at, end: at + 3 };
  return { ...NO_TIME, year, at, end: at + 1 };
}

function readMinutes(tokens: readonly Token[], at: number): Time | null {
  const { hours, minutes } = /^(?<hours>\d{1,2})[:.](?<minutes>\d\d)$/.exec(tokens[at]?.word ?? '')?.groups ?? {};
  const isClock = tokens[at]?.word.includes(':') === true;
  if (!isClock || hours === undefined || Number(hours) > 24) return null;
  const isAfternoon = tokens[at + 1]?.word === 'pm' && Number(hours) < 12;
  return { ...NO_TIME, minutes: Number(hours) * HOUR + Number(minutes) + (isAfternoon ? NOON : 0), at, end: at + 1 };
}

/** "Session 3", "Y4", "the third session", "and 34 at the fourth". */
function readTurn(tokens: readonly Token[], at: number, before: readonly Time[]): Time | null {
  const word = tokens[at]?.word ?? '';
  const short = /^(?:y|yr|year)(?<count>\d{1,2})$/.exec(word)?.groups?.['count'];
  if (short !== undefined) return { ...NO_TIME, turn: `year ${short}`, at, end: at + 1 };
  const next = tokens[at + 1];
  const count = numberAt(tokens, at + 1) ?? NUMBERS.get(next?.word ?? '') ?? null;
  const isCounted = tokens[at - 1]?.kind === 'number' || NUMBERS.has(tokens[at - 1]?.word ?? '');
  if (TURNS.has(word) && count !== null && count <= MAX_TURN && !isCounted && !UNITS.has(tokens[at + 2]?.word ?? ''))
    return { ...NO_TIME, turn: `${word} ${count}`, at, end: at + 2 };
  const order = ORDINALS.indexOf(word) + 1;
  if (order === 0) return null;
  if (ORDINAL_TURNS.has(next?.word ?? '')) return { ...NO_TIME, turn: `${next?.word ?? ''} ${order}`, at, end: at + 2 };
  // What is counted was named before.
  const named = before.findLast(({ turn }) => turn !== null)?.turn?.split(' ')[0];
  const isLast = next === undefined || next.kind === 'sign' || next.word === 'and';
  return named === undefined || !isLast ? null : { ...NO_TIME, turn: `${named} ${order}`, at, end: at + 1 };
}

const LEADING = new Set('on in at from since by w with c the week beginning commencing date dated'.split(' '));

/** The times that a text begins with: `Session 3 (26/6): …`. */
export function timesAtStart(times: readonly Time[], tokens: readonly Token[]): Time[] {
  let end = 0;
  const found: Time[] = [];
  for (const time of times) {
    const between = tokens.slice(end, time.at);
    const isNext = between.every(({ kind, word }) => (kind === 'sign' && word !== '.') || LEADING.has(word));
    if (!isNext || between.some(({ word }) => word === ':' && found.length > 0)) break;
    found.push(time);
    ({ end } = time);
  }
  return found;
}

/** Whether both may be the same time, one of them perhaps told more closely. */
export function mayBeSame(one: Time, other: Time): boolean {
  if (one.turn !== null || other.turn !== null) return one.turn === other.turn;
  if (one.minutes !== null || other.minutes !== null) return areSameMinutes(one.minutes, other.minutes);
  const isDated = (one.month !== null && other.month !== null) || (one.year !== null && other.year !== null);
  return isDated && areAlike(one.day, other.day) && areAlike(one.month, other.month) && areYearsAlike(one, other);
}

function areAlike(one: number | null, other: number | null): boolean {
  return one === null || other === null || one === other;
}

function areSameMinutes(one: number | null, other: number | null): boolean {
  return (
    one !== null && other !== null && (one === other || (Math.abs(one - other) === NOON && Math.min(one, other) < NOON))
  );
}

function areYearsAlike(one: Time, other: Time): boolean {
  if (one.year === null || other.year === null) return true;
  const [oneLast, otherLast] = [one.lastYear ?? one.year, other.lastYear ?? other.year];
  return one.year <= otherLast && other.year <= oneLast;
}
