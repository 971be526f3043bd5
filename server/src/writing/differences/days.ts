import { readMonth } from '../../lib/months.ts';
import { withMonth } from '../passages/month-first.ts';
import { dateOfNote } from '../passages/session-date.ts';
import type { MaterialPassage } from '../placing/material-passage.ts';

export const DAY_MS = 86_400_000;
/** A month may be named without its day. */
export const MOST_APART_DAYS = 31;
const DAYS_OF_YEAR = 365;
const AT_START = /^(?:\*\*)?(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4}|\d{2})\b/u;
/** Without its year only with a stroke: `2.5` is a figure, and so is `39/40`. */
const NUMBERED =
  /(?<![\d/.])(?<day>[1-9]|[012]\d|3[01])(?:\/(?<month>[1-9]|[012]\d|3[01])(?:\/(?<year>\d{4}|\d{2}))?|[.-](?<monthToo>\d{1,2})[.-](?<yearToo>\d{4}|\d{2}))(?![\d/%]|\.\d)/gu;
const WORDED =
  /\b(?:(?<day>\d{1,2})(?:st|nd|rd|th)?[ -])?(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?(?:[ -](?<year>(?:19|20)\d\d))?\b/giu;
/** By itself: the year of `5 November 2025` says no day of its own. */
const YEAR =
  /(?<![\d/.-]|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|tember|ober)?\.?[ -])(?<year>(?:19|20)\d\d)(?![\d/])/giu;
/** Long before the day that it is told on, though no date is named. */
const LONG_AGO =
  /\b(?:always|lifelong|ever since|since (?:childhood|birth|school|uni\w*|(?:I|he|she) was|(?:his|her|my) (?:teens|twenties|\d0s))|as an? (?:child|baby|teenager|boy|girl)|in childhood|(?:in|during|through(?:out)?) (?:his|her|my|their) (?:early |mid |late )?(?:teens|twenties|thirties|forties|\d0s)|aged? \d|(?:when|before) (?:I|he|she) was|for years|years ago|\d+ years|(?:many|several|ten|fifteen|twenty) years|previous(?:ly)?|prev|past|long[- ]standing|no change|never altered)\b/iu;

/** The day that a date in figures or words names; without a year, the last such day before the one it is told on. */
export function toDay(date: Record<string, string | undefined>, told: number | null): number | null {
  const { day, month, year } = withMonth(date);
  const inYear = (value: number): number =>
    Date.UTC(value, month === undefined ? 0 : readMonth(month) - 1, day === undefined ? 1 : Number(day));
  if (month !== undefined && (readMonth(month) < 1 || readMonth(month) > 12)) return null;
  if (year !== undefined) return inYear(Number(year.length === 2 ? `20${year}` : year));
  if (told === null) return null;
  const ownYear = new Date(told).getUTCFullYear();
  return inYear(ownYear) > told + DAY_MS ? inYear(ownYear - 1) : inYear(ownYear);
}

/** All dates of a text, as days. */
export function datesIn(text: string, told: number | null): number[] {
  return stretchesIn(text, told).map(({ from }) => from);
}

/** The same with the last day that each may mean: a month may be named without its day, and a year without its month. */
export function stretchesIn(text: string, told: number | null): { from: number; to: number }[] {
  const entry = AT_START.exec(text);
  // The day that an entry begins with is when it was told, and not when what it tells happened.
  const body = entry !== null && toDay(entry.groups ?? {}, null) === told ? text.slice(entry[0].length) : text;
  return [NUMBERED, WORDED, YEAR].flatMap((form) =>
    Array.from(body.matchAll(form)).flatMap(({ groups: { monthToo, yearToo, ...date } = {} }) => {
      const { month = monthToo, year = yearToo } = date;
      const from = toDay({ ...date, month, year }, told);
      const days = date['day'] !== undefined ? 0 : month === undefined ? DAYS_OF_YEAR - 1 : MOST_APART_DAYS - 1;
      return from === null ? [] : [{ from, to: from + days * DAY_MS }];
    }),
  );
}

/** Since when something has been so, as far as the text says: a day, minus infinity for long, or null. */
export function sinceWhen(text: string, told: number | null): number | null {
  const dates = datesIn(text, told).filter((day) => told === null || day <= told);
  if (dates.length > 0) return Math.min(...dates);
  return LONG_AGO.test(text) ? Number.NEGATIVE_INFINITY : null;
}

/** The day of each passage: that of its entry in a running note, else that of its note; null where nobody knows it. */
export function daysOf(passages: readonly MaterialPassage[]): ReadonlyMap<MaterialPassage, number | null> {
  const ofNotes = new Map<MaterialPassage['note'], number | null>();
  const days = new Map<MaterialPassage, number | null>();
  const written = new Set(passages.map((passage) => dayOnly(passage.note.writtenAt)));
  let [note, entry]: [MaterialPassage['note'] | undefined, number | null] = [undefined, null];
  for (const passage of passages) {
    if (passage.note !== note) [note, entry] = [passage.note, null];
    if (!ofNotes.has(passage.note)) ofNotes.set(passage.note, dayOf(passage.note, written.size > 1));
    const started = AT_START.exec(passage.text);
    if (started !== null) entry = toDay(started.groups ?? {}, null);
    days.set(passage, entry ?? ofNotes.get(passage.note) ?? null);
  }
  return days;
}

/** When a note was entered says when the session was, unless all notes were entered on one day: taken over from elsewhere. */
function dayOf(note: MaterialPassage['note'], isEnteredInTime: boolean): number | null {
  const date = dateOfNote(note);
  return date === note.writtenAt && !isEnteredInTime ? null : dayOnly(date);
}

function dayOnly(date: Date): number {
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}
