import type { Quantity } from './statement.ts';
import type { Token } from '../words/tokenise.ts';

const HOURS = 12;
const DAY_HOURS = 24;
const MORNING = 4;
const EVENING = 5;
/** Before a bare figure these say that it is a time: "at six in the evening", and not "two in the morning" of tablets. */
const BEFORE = new Set('at until till about around by from past oclock'.split(' '));
const PARTS: Partial<Record<string, 'am' | 'pm'>> = {
  am: 'am',
  pm: 'pm',
  morning: 'am',
  afternoon: 'pm',
  evening: 'pm',
};

export interface Clock {
  values: number[];
  half: Quantity['half'];
  end: number;
}

/** A time of day, of which the part of the day is a part; null where the figure is none. */
export function readClock(tokens: readonly Token[], at: number, end: number, values: readonly number[]): Clock | null {
  const isNamed = tokens[end]?.word === 'oclock';
  const start = isNamed ? end + 1 : end;
  const part = readPart(tokens, start, values[0] ?? 0);
  const isWritten = /^\d{1,2}:\d\d$/.test(tokens[at]?.word ?? '');
  const isTold = isNamed || isWritten || (part !== null && (part.isShort || BEFORE.has(tokens[at - 1]?.word ?? '')));
  if (!isTold || values.some((value) => value < 0 || value > DAY_HOURS)) return null;
  const isLate = values.some((value) => value > HOURS);
  return {
    values: values.map((value) => Math.round((value % HOURS) * 100) / 100),
    half: part?.half ?? (isLate ? 'pm' : isWritten && tokens[at]?.word.startsWith('0') ? 'am' : null),
    end: part?.end ?? start,
  };
}

/** The member of the class of parts of the day. */
export function partOfDay(half: 'am' | 'pm', hour: number): string {
  if (half === 'am') return hour < MORNING ? 'night' : 'morning';
  return hour < EVENING ? 'afternoon' : 'evening';
}

interface DayPart {
  half: 'am' | 'pm';
  end: number;
  isShort: boolean;
}

function readPart(tokens: readonly Token[], at: number, hour: number): DayPart | null {
  const [first, second, third] = tokens.slice(at, at + 3).map(({ word }) => word);
  const short = PARTS[first ?? ''];
  if (short !== undefined && (first === 'am' || first === 'pm')) return { half: short, end: at + 1, isShort: true };
  const own = /^(?:that|this)$/.test(first ?? '') ? PARTS[second ?? ''] : undefined;
  if (own !== undefined) return { half: own, end: at + 2, isShort: false };
  const long = first === 'in' && second === 'the' ? PARTS[third ?? ''] : undefined;
  if (long !== undefined) return { half: long, end: at + 3, isShort: false };
  if (first !== 'at' || second !== 'night') return null;
  return { half: hour >= 6 && hour < HOURS ? 'pm' : 'am', end: at + 2, isShort: false };
}
