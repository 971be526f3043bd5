import type { MaterialPassage } from '../placing/material-passage.ts';
import { toDay } from './days.ts';
import type { Fact } from './fact.ts';
import { isPlanned } from './manner.ts';
import { isOfOther } from './whose.ts';

const DATE = String.raw`(?:(?<day>\d{1,2})(?:st|nd|rd|th)? (?<month>(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})(?: (?<year>\d{4}))?|(?<dayNumber>\d{1,2})[/.-](?<monthNumber>\d{1,2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})(?:[/.-](?<inYear>\d{4}|\d{2}))?(?![\d/]))`;
const EVENT = new RegExp(
  String.raw`\b(?<event>accident|collision|rtc|rta|crash|operation|surgery|admitted|admission|adm|doa|discharged|assault|injury|stroke|cva|fell|fall|dob|d\.o\.b\.?|date of birth|born)\b[^.;\d]{0,30}?${DATE}`,
  'giu',
);
/** `moved here in 2015`: the year alone. */
const IN_YEAR =
  /\b(?<event>moved|came to (?:us|live|the)|married|diagnosed|emigrated|retired|left school|stroke|cva|head injury|brain injury|heart attack|hysterectomy|appendicectomy|cholecystectomy|(?:hip|knee) replacement|(?:father|dad|mother|mum|husband|wife) died)\b[^.;,\d]{0,30}?\b(?:in|since|\()? ?(?:(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} )?(?<year>(?:19|20)\d\d)\b/giu;
const BIRTH = /^(?:dob|d\.o\.b\.?|date of birth|born)$/i;
const SAME: Readonly<Record<string, string>> = {
  adm: 'admission',
  admitted: 'admission',
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
const EPISODE_DAYS = 7;
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
    if (BIRTH.test(event)) return readBirth(passage, index, date);
    const on = toDay(date, told);
    const name = SAME[event.toLowerCase()] ?? event.toLowerCase();
    const most = ONCE.has(name) ? MAX_APART_DAYS : EPISODE_DAYS;
    const excludes = (a: string, b: string): boolean => a !== b && Math.abs(Number(a) - Number(b)) <= most * DAY_MS;
    return on === null
      ? []
      : [{ subject: `day of ${name}`, value: String(on), hold: 'always', passage, at: index, excludes }];
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
  return [...onDays, ...inYears];
}

/** Another year, or another month of one year. */
function areOtherMonths(a: string, b: string): boolean {
  const [[year, month], [otherYear, otherMonth]] = [a.split('-'), b.split('-')];
  return year !== otherYear || (month !== '' && otherMonth !== '' && month !== otherMonth);
}

/** Dates of birth that share nothing but the month are of two people. */
function readBirth(
  passage: MaterialPassage,
  at: number,
  { day = '', month = '', year }: Record<string, string | undefined>,
): Fact[] {
  const on = year === undefined ? null : toDay({ day, month, year: year.slice(-2) }, null);
  if (on === null) return [];
  const date = new Date(on);
  const value = [date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear() % 100].join('-');
  return [{ subject: 'day of birth', value, hold: 'always', passage, at, excludes: areMistaken }];
}

function areMistaken(a: string, b: string): boolean {
  const other = b.split('-');
  return a.split('-').filter((part, place) => part === other[place]).length === 2;
}
