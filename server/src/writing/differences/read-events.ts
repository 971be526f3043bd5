import type { MaterialPassage } from '../placing/material-passage.ts';
import { toDay } from './days.ts';
import type { Fact } from './fact.ts';
import { isPlanned } from './manner.ts';
import { isOfOther } from './whose.ts';

const DATE = String.raw`(?:(?<day>\d{1,2})(?:st|nd|rd|th)? (?<month>(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})(?: (?<year>\d{4}))?|(?<dayNumber>\d{1,2})[/.-](?<monthNumber>\d{1,2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})(?:[/.-](?<inYear>\d{4}|\d{2}))?(?![\d/]))`;
const EVENT = new RegExp(
  String.raw`\b(?<event>accident|collision|rtc|rta|crash|operation|surgery|admitted|admission|adm|doa|discharged|assault|injury|stroke|cva|fell|fall|dob|d\.o\.b\.?|date of birth|born|came in)\b[^.;\d]{0,30}?${DATE}`,
  'giu',
);
/** `moved here in 2015`: the year alone. */
const IN_YEAR =
  /\b(?<event>moved|came to (?:us|live|the)|married|diagnosed|emigrated|retired|left school|stroke|cva|head injury|brain injury|heart attack|hysterectomy|appendicectomy|cholecystectomy|(?:hip|knee) replacement|(?:father|dad|mother|mum|husband|wife) died)\b[^.;,\d]{0,30}?\b(?:in|since|\()? ?(?:(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} )?(?<year>(?:19|20)\d\d)\b/giu;
/** `Moved to Fern House in 2016`, `on Rowan since 14 Dec`: the day on which somebody came to a place. */
const ARRIVAL = new RegExp(
  String.raw`\b(?:(?:moved|came|transferred|admitted|went|placed) (?:in)?to|(?:at|on|in)) (?:the )?(?<place>\p{Lu}[\p{L}'’]+)(?: \p{Lu}[\p{L}'’]+){0,2}(?: (?:ward|house|unit|home|hospital))?,? (?:in|on|since)? ?(?:${DATE}|(?<onlyYear>(?:19|20)\d\d)\b)`,
  'giu',
);
const NAME = /^\p{Lu}/u;
const SINCE = /\bsince\b/u;
const BIRTH = /^(?:dob|d\.o\.b\.?|date of birth|born)$/i;
const SAME: Readonly<Record<string, string>> = {
  adm: 'admission',
  admitted: 'admission',
  'came in': 'admission',
  doa: 'admission',
  cva: 'stroke',
  rtc: 'accident',
  rta: 'accident',
  crash: 'accident',
  collision: 'accident',
  fell: 'fall',
  surgery: 'operation',
  'came to us': 'moved',
  'came to live': 'moved',
  'came to the': 'moved',
  'dad died': 'father died',
  'mum died': 'mother died',
};
const DAY_MS = 86_400_000;
/** Of these there may be several; two days of one week are more likely one of them. */
const EPISODE_DAYS = 10;
/** Nobody remembers to the day when they moved. */
const DAYS_OF_ARRIVAL = 3;
const ONCE = new Set(['accident', 'stroke']);
const MAX_APART_DAYS = 366;

/** The days on which something happened that a note gives another day for. */
export function readEvents(passage: MaterialPassage, told: number | null): Fact[] {
  const { text } = passage;
  if (isPlanned(text)) return [];
  const onDays = Array.from(text.matchAll(EVENT)).flatMap(({ groups = {}, index }): Fact[] => {
    const { event = '', day, month, year, dayNumber, monthNumber, inYear } = groups;
    if (isOfOther(text, index)) return [];
    const date = { day: day ?? dayNumber, month: month ?? monthNumber, year: year ?? inYear };
    if (BIRTH.test(event)) return readBirth(passage, index, date, told);
    const on = toDay(date, told);
    const name = SAME[event.toLowerCase()] ?? event.toLowerCase();
    const most = ONCE.has(name) ? MAX_APART_DAYS : EPISODE_DAYS;
    const excludes = (a: string, b: string): boolean => a !== b && Math.abs(Number(a) - Number(b)) <= most * DAY_MS;
    return on === null
      ? []
      : [{ subject: `day of ${name}`, value: String(on), hold: 'always', passage, at: index, excludes }];
  });
  const arrivals = Array.from(text.matchAll(ARRIVAL)).flatMap(({ 0: words, groups = {}, index }): Fact[] => {
    const { place = '', day, month, year, dayNumber, monthNumber, inYear, onlyYear } = groups;
    // `In London in 2015` says nothing of when somebody came there.
    if (!NAME.test(place) || isOfOther(text, index) || (/^(?:at|on|in)\b/iu.test(words) && !SINCE.test(words)))
      return [];
    const date = { day: day ?? dayNumber, month: month ?? monthNumber, year: year ?? inYear ?? onlyYear };
    const on = toDay(date, told);
    const subject = `arrival at ${place.toLowerCase()}`;
    return on === null
      ? []
      : [{ subject, value: String(on), hold: 'always', passage, at: index, excludes: areOtherArrivals }];
  });
  const inYears = Array.from(text.matchAll(IN_YEAR)).flatMap(({ groups = {}, index }): Fact[] => {
    const event = (groups['event'] ?? '').toLowerCase();
    const name = SAME[event] ?? event;
    const value = `${groups['year'] ?? ''}-${groups['month']?.toLowerCase() ?? ''}`;
    const isOwn = event.endsWith(' died') || !isOfOther(text, index);
    return isOwn
      ? [{ subject: `year of ${name}`, value, hold: 'always', passage, at: index, excludes: areOtherMonths }]
      : [];
  });
  return [...onDays, ...arrivals, ...inYears];
}

/** Days of one stay; of two years only the year is compared. */
const areOtherArrivals = (a: string, b: string): boolean => Math.abs(Number(a) - Number(b)) > DAYS_OF_ARRIVAL * DAY_MS;

/** Another year, or another month of one year. */
function areOtherMonths(a: string, b: string): boolean {
  const [[year, month], [otherYear, otherMonth]] = [a.split('-'), b.split('-')];
  return year !== otherYear || (month !== '' && otherMonth !== '' && month !== otherMonth);
}

const YEAR_MS = 365.25 * DAY_MS;
const CENTURY_MS = 100 * YEAR_MS;
/** Of an age only the year is known in which somebody may have been born, of a day of birth its middle. */
const HALF = 0.5;
/** Further apart, it is the birth of a child and the age of its mother. */
const MOST_YEARS = 12;

function areYearsApart(a: string, b: string): boolean {
  const years = Math.abs(Number(a) - Number(b));
  return years > 1 + HALF && years < MOST_YEARS;
}

/** Of a year of two figures, the last such year before it is told. */
function bornOn(date: Record<string, string>, told: number | null): number | null {
  const on = toDay(date, null);
  const isAhead = on !== null && date['year']?.length === 2 && on > (told ?? Number.POSITIVE_INFINITY);
  return isAhead ? on - CENTURY_MS : on;
}

/** Dates of birth that share nothing but the month are of two people. */
function readBirth(
  passage: MaterialPassage,
  at: number,
  { day = '', month = '', year }: Record<string, string | undefined>,
  told: number | null,
): Fact[] {
  const on = year === undefined ? null : bornOn({ day, month, year }, told);
  if (on === null) return [];
  const date = new Date(on);
  const value = [date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear() % 100].join('-');
  return [
    { subject: 'day of birth', value, hold: 'always', passage, at, excludes: areMistaken },
    {
      subject: 'year of birth',
      value: String(on / YEAR_MS + HALF),
      hold: 'always',
      passage,
      at,
      excludes: areYearsApart,
    },
  ];
}

function areMistaken(a: string, b: string): boolean {
  const other = b.split('-');
  const own = a.split('-');
  // Day and month are swapped, or one part is another.
  const isSwapped =
    own[2] === other[2] &&
    a !== b &&
    Number(own[0]) === Number(other[1]) + 1 &&
    Number(own[1]) + 1 === Number(other[0]);
  return isSwapped || own.filter((part, place) => part === other[place]).length === 2;
}
