import { mayBeSame, type Time } from '../../reading/read-times.ts';
import type { Item, Segment, Statement } from '../../reading/statement.ts';
import { matchWords } from '../match-words.ts';
import { type Entry, type Register, spansOf } from './registers.ts';
import { type Bound, isBoundFigure, isThing } from './bind-times.ts';

export function nameByTime({ entries }: Register, times: readonly Time[]): Entry[] {
  return entries.filter((entry) => entry.times.some((own) => times.some((time) => mayBeSame(time, own))));
}

/** The one entry that has a name of a part. */
export function findCalled({ entries }: Register, { items }: Segment, { names }: Statement): Entry[] {
  const called = names
    .filter((name) => items.some(({ key, words }) => key === name || words.includes(name)))
    .flatMap((name) => {
      const own = entries.filter((entry) => entry.called.has(name));
      return own.length === 1 ? own : [];
    });
  return [...new Set(called)];
}

/** A day may be told of in an entry of another one. */
export function isToldIn({ told }: Entry, times: readonly Time[]): boolean {
  return told.some((one) => times.some((time) => mayBeSame(time, one)));
}

function isPerson({ kind }: Item): boolean {
  return kind === 'kin';
}

/** Rows or columns that these words name: those of which all are named, or else some. */
function nameByWords({ entries }: Register, { items }: Segment): Entry[] {
  const isNamed = (name: Item): boolean =>
    items.some((item) => isThing(item) && (matchWords(item, name) === 'same' || item.words.includes(name.key)));
  const whole = entries.filter(({ names }) => names.length > 0 && names.every(isNamed));
  if (whole.length > 0) return whole;
  // Of `Teacher (Mr Boyle)` it is the teacher who must be named.
  return entries.filter(({ names }) => (names.some(isPerson) ? names.filter(isPerson) : names).some(isNamed));
}

/**
 * The rows or columns that each part is about. One that names none goes on with those of the part before it, and one before a
 * part without a figure ("inattention and hyperactivity were 78 and 72") shares in it.
 */
export function nameAll(register: Register, bound: readonly Bound[]): Entry[][] {
  let last: Entry[] = [];
  let isFigureTold = true;
  return bound.map((part) => {
    const spans = spansOf(part.segment);
    const spanned = register.entries.filter((entry) => entry.spans.some((span) => spans.includes(span)));
    const own = [...new Set([...nameByWords(register, part.segment), ...spanned])];
    const hasFigure = part.segment.quantities.some((quantity) => isBoundFigure(part, quantity));
    if (own.length > 0) last = isFigureTold ? own : [...new Set([...last, ...own])];
    if (own.length > 0 || hasFigure) isFigureTold = hasFigure;
    return last;
  });
}

/** By their time, and of several of one time (`R 04/03`, `L 04/03`) by their words. */
export function nameByBoth(register: Register, times: readonly Time[], called: readonly Entry[]): readonly Entry[] {
  const timed = nameByTime(register, times);
  const both = timed.filter((entry) => called.includes(entry));
  return both.length > 0 ? both : timed.length > 0 ? timed : called;
}
