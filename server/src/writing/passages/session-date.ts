import { readMonth } from '../../lib/months.ts';
import { withMonth } from './month-first.ts';
import { sayOrdinals } from './spoken-dates.ts';
import type { SourceNote } from '../source-note.ts';

const WORDED =
  /\b(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-]+(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?(?:,?[\s-]+['’]?(?<year>\d{4}|(?<=['’-])\d{2}))?\b/giu;
const NUMBERED = /\b(?<day>\d{1,2})(?<sign>[/.-])(?<month>\d{1,2})\k<sign>(?<year>\d{4}|\d{2})\b/gu;
/** Without its year only in the title or the first words, behind what names a session or a weekday: elsewhere `4/10` is a score. */
const SHORT = /\b(?<day>\d{1,2})\/(?<month>\d{1,2})\b(?![/.]?\d)/gu;
const SESSION_WORDS =
  /^[^.\n\d]{0,40}\b(?:obs|mtg|meeting|MDT|visit|HV|ward round|WR|clinic|session|seen|call|contact|nights?|shift|entry|handover|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6})\b[^.\n\d]{0,12}$/i;
/** `Session 4/12` is the fourth of twelve. */
const COUNTED = /\b(?:session|sess\.?|week|wk|module|part)\s*$/i;
/** A note or its title begins with it, and something else follows: `9/10. Calmer`, `9/10 WR`. But `6/12 review` is half a year. */
const ALONE_AT_START = /^[\s#*]{0,6}$/;
const AFTER_ALONE =
  /^(?:[.:,](?=\s)|[ ,]{1,2}\d{1,2}[:.]\d{2}\b|[^\S\n]*(?:\n|$)| (?:obs|mtg|meeting|MDT|HV|WR|ward round)\b)/i;
const ISO = /\b(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})\b/gu;
/** Only after such words, alone, or in the note's own heading, is a date in the text that of the session. */
const SAYS_WHEN =
  /(?:^|\b)(?:date(?! ?(?:of )?(?:birth|refer|admi|discharge|injury|accident|incident|onset|next))(?: of (?:session|assessment|contact|visit|interview|note|review))?|seen(?: on)?|session(?: on| \d+)?|assessed(?: on)?|completed(?: on)?|recording|it['’]?s|today(?: is|['’]s)?|visit(?:ed)?(?: on)?|interviewed(?: on)?|clinic|review(?:ed)?(?: on)?|attended(?: on)?|met(?: on)?|contact|entry|written|recorded(?: on)?|minutes(?: of)?)\b[^.\n\d]{0,25}$|\bsaw\b[^.\n\d]{0,80}\bon $/i;
/** A first line that begins like `Assessment 17 Feb 2026` or `Crisis line 02.10, 3/2/26, from mum` is headed by that. */
const TITLE_LINE =
  /^[^.\n\d]{0,40}\b(?:assessment|appointment|consult(?:ation)?|interview|meeting|call|feedback|session|visit|HV|obs|observation|attendance|intake|review|crisis line|ward round|handover|clerking|DOA)\b[^.\n\d]{0,60}(?:\d{1,2}[.:]\d{2}\b[^.\n\d]{0,12})?$/i;
/** A weekday says that somebody writes on that day, where the first line has it: `WR Mon 16 March 2026`. */
const WEEKDAY_LINE = /^[^.\n\d]{0,60}\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,? (?:the )?$/i;
/** Set apart at the end of one of the first lines, like the date of a form: `Ward 7    14/04/2026`. */
const SET_APART = /^(?:[^\n]{0,80}\n){0,2}[^\n.,:;]{1,40}(?: {3,8}|\t)$/;
/** A part of a first line that has parts: `ED liaison - 14/11/26 - seen 03.20`, `Ward 7 | 14/11/26 | SHO`. */
const PART_BEFORE = /^[^.\n]{1,60}(?:\s[–—|/-]|[,;|([])\s?$/;
const PART_AFTER = /^(?:\s{1,3}[–—|/-]\s|[,;|)\]]|[^\S\n]*(?:\n|$))/;
/** Such a part may tell what happened on its day. */
const HAPPENED =
  /\b(?:admitted|admission|referred|referral|discharged|injured|injury|accident|incident|started|stopped|onset|died|moved|fell|fall|took|overdose|operation|surgery|RTC|RTA|MVA|LMP|EDD|due|expires?|review by|valid)\b/i;
/** The day that somebody was born on is never that of the session, nor does it come before it in the count. */
const BIRTH = /\b(?:d\.?o\.?b\.?|born|birth)\b[^.\n\d]{0,12}$/i;
/** It was on another day that somebody was seen: `Last seen 2/9/25`, `Not seen since 2/9/25`, `Session 3 was on 2/10/25`. */
const OTHER_DAY =
  /\b(?:last|not|never|previous(?:ly)?|prev|first (?:met|seen|saw)|originally|since|until|next|due|seen by (?:(?:the|her|his|their) )?(?:GP|A&E|ED|ambulance|police|OOH|out of hours|crisis team))\b[^.\n\d]{0,30}$|\b(?:session|visit|review|clinic|appointment|meeting)(?: \d{1,3})? was (?:on )?$/i;
/** A label that can only be that of the session, also behind other dates: `Typed: 21 Oct Date of contact: 19 Oct`. */
const CONTACT_LABEL =
  /\b(?:date (?:of (?:session|assessment|contact|visit|interview|review|clinic|appointment)|seen)|seen(?: on)?|(?:session|clinic|contact|visit) date) ?[:–-]? ?$|\b(?:last|final) (?:session|appointment|visit) ?: ?$/i;
/** Words such as "typed": their day is that of the session only where no other day is named. */
const PAPER = /\b(?:typed|dictated|printed|received|letter)\b[^.\n\d]{0,12}$/i;
/** A line that begins with a whole date heads an entry, if the time or the occasion follows: `12/10/26 07:45 S/N Obi`. */
const LINE_START = /\n[\s#*[(-]{0,6}(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,? )?$/i;
const ENTRY_TIME =
  /^[ ,]{0,3}(?:(?:at )?(?:\d{1,2}[:.]\d{2}|[012]\d[0-5]\d)(?![\d/])|[^\S\n]*(?:\n|$)|[–—-] (?:(?:phone|tel(?:ephone)?|video) call|call (?:with|from|to)|home visit|visit|session|seen|saw|met|meeting|review|clinic|assessment|contact|entry)\b)/i;
const OPENING_CHARACTERS = 300;
/** A letterhead may take all of that: what can only be the day of the session is looked for so far. */
const LETTER_CHARACTERS = 700;
const BIRTH_CHARACTERS = 40;
const DAY_MS = 86_400_000;
const MAX_AGE_DAYS = 3 * 366;

/**
 * When the session took place that a note is about: as its title says, or the beginning of its text, else the day it
 * was entered. A date after that day, or years before it, is another one: a birth, an accident.
 */
export function sessionDate(title: string, markdown: string, writtenAt: Date): Date {
  const opening = markdown.slice(0, LETTER_CHARACTERS);
  const said = readDate(title, writtenAt, false) ?? readDate(opening, writtenAt, true);
  const entry = said === null || said.isAtLineStart ? lastEntry(markdown, writtenAt) : null;
  if (entry !== null) return entry;
  const found = said ?? readDate(sayOrdinals(opening), writtenAt, true);
  if (found === null) return writtenAt;
  // `Review 3 March` in the title and `Seen 03/03/2025` in the text are one day, and the second names its year.
  const whole = found.isWhole ? null : findSameDay(`${title}\n${opening}`, found.date, writtenAt);
  return whole ?? found.date;
}

/** The day that somebody has entered for a note, else the day that the note itself names. */
export function dateOfNote({ sessionDate: said, title, markdown, writtenAt }: SourceNote): Date {
  return said ?? sessionDate(title, markdown, writtenAt);
}

const ENTRY =
  /^[ \t]{0,8}(?:\*\*)?(?<day>\d{1,2})(?<sign>[/.-])(?<month>\d{1,2})\k<sign>(?<year>\d{4}|\d{2})\b(?<time>[ ,]{1,3}\d{1,2}[:.]\d{2}\b)?/gmu;
/** What is listed by its days below such words, or under such a title, happened; nobody wrote it on those days. */
const CHRONOLOGY = /\b(?:history|chronology|time ?line|background|events|key dates|admissions|appointments)\b/i;
const MIN_ENTRIES = { timed: 2, untimed: 3 };

/** The last day of a running note, whose entries begin with their days one after the other: it tells how things are by then. */
function lastEntry(markdown: string, writtenAt: Date): Date | null {
  const entries = Array.from(markdown.matchAll(ENTRY));
  const [first] = entries;
  const timed = entries.filter(({ groups }) => groups?.['time'] !== undefined).length;
  if (first === undefined || (timed < MIN_ENTRIES.timed && entries.length < MIN_ENTRIES.untimed)) return null;
  const isListed = CHRONOLOGY.test(markdown.slice(Math.max(0, first.index - OPENING_CHARACTERS), first.index));
  const days = entries.map(({ groups }) => makeDate(groups ?? {}, writtenAt));
  const isInOrder = days.every((day, index) => day !== null && day >= (days[index - 1] ?? day));
  return isListed || !isInOrder ? null : (days.at(-1) ?? null);
}

function findSameDay(text: string, day: Date, writtenAt: Date): Date | null {
  const whole = [ISO, WORDED, NUMBERED].flatMap((form) =>
    Array.from(text.matchAll(form))
      .filter(({ groups }) => groups?.['year'] !== undefined)
      .map(({ groups }) => makeDate(groups ?? {}, writtenAt)),
  );
  const isSame = (date: Date | null): boolean =>
    date?.getUTCMonth() === day.getUTCMonth() && date.getUTCDate() === day.getUTCDate();
  return whole.find(isSame) ?? null;
}

interface FoundDate {
  date: Date;
  /** Whether the text names its year. */
  isWhole: boolean;
  /** Whether a line begins with it, as the entries of a running note do. */
  isAtLineStart: boolean;
}

function readDate(text: string, writtenAt: Date, needsWords: boolean): FoundDate | null {
  const found = [ISO, WORDED, NUMBERED].flatMap((form) =>
    Array.from(text.matchAll(form))
      .filter(({ index }) => !BIRTH.test(text.slice(Math.max(0, index - BIRTH_CHARACTERS), index)))
      .flatMap((match, index) => readMatch(text, match, index === 0, writtenAt, needsWords)),
  );
  const best = found.find(({ before }) => !PAPER.test(before)) ?? found[0];
  if (best !== undefined) return best;
  const short = text.matchAll(SHORT).next().value;
  const date = short !== undefined && isSessionsDay(text, short) ? makeDate(short.groups ?? {}, writtenAt) : null;
  return date === null ? null : { date, isWhole: false, isAtLineStart: false };
}

function isSessionsDay(text: string, { 0: { length }, index }: RegExpExecArray): boolean {
  const before = text.slice(0, index);
  if (OTHER_DAY.test(before) || COUNTED.test(before)) return false;
  return SESSION_WORDS.test(before) || (ALONE_AT_START.test(before) && AFTER_ALONE.test(text.slice(index + length)));
}

/** The day that a date in the text names, if it is that of the session: the first of its form, or one that heads an entry. */
function readMatch(
  text: string,
  match: RegExpExecArray,
  isFirst: boolean,
  writtenAt: Date,
  needsWords: boolean,
): (FoundDate & { before: string })[] {
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  const isWhole = match.groups?.['year'] !== undefined;
  const isSaid = needsWords
    ? isSaidBefore(before, after, isFirst, isWhole) || (isWhole && LINE_START.test(before) && ENTRY_TIME.test(after))
    : isFirst;
  const date = isSaid ? makeDate(match.groups ?? {}, writtenAt) : null;
  return date === null ? [] : [{ date, isWhole, before, isAtLineStart: LINE_START.test(`\n${before}`) }];
}

function isSaidBefore(before: string, after: string, isFirst: boolean, isWhole: boolean): boolean {
  if (OTHER_DAY.test(before)) return /\b(?:last|final) \p{L}+ ?: ?$/iu.test(before) && CONTACT_LABEL.test(before);
  if (!isFirst || before.length > OPENING_CHARACTERS) return CONTACT_LABEL.test(before);
  const endsThere = /^(?: \d{1,2}[:.]\d{2}\b)?(?:\s*(?:[\n,;(]|\.(?:\s|$)|$)| {3})/.test(after);
  const isHeaded = /^#{1,3} [^\n]*$/.test(before) || (endsThere && TITLE_LINE.test(before));
  const isPart = PART_BEFORE.test(before) && PART_AFTER.test(after) && !HAPPENED.test(before);
  const isDated = WEEKDAY_LINE.test(before) || (endsThere && SET_APART.test(before)) || (isWhole && isPart);
  return isHeaded || isDated || SAYS_WHEN.test(before) || before.replaceAll(/[\s#*[(]/g, '') === '';
}

function makeDate(parts: Record<string, string | undefined>, writtenAt: Date): Date | null {
  const { day = '', month = '', year } = withMonth(parts);
  const monthIndex = readMonth(month) - 1;
  const inYear = (value: number): Date => new Date(Date.UTC(value, monthIndex, Number(day)));
  let date = inYear(year === undefined ? writtenAt.getUTCFullYear() : Number(year.length === 2 ? `20${year}` : year));
  // A December session that was entered in January.
  if (year === undefined && date.getTime() > writtenAt.getTime() + DAY_MS)
    date = inYear(writtenAt.getUTCFullYear() - 1);
  const days = (writtenAt.getTime() - date.getTime()) / DAY_MS;
  const isReal = date.getUTCMonth() === monthIndex && date.getUTCDate() === Number(day);
  return isReal && days >= -1 && days <= MAX_AGE_DAYS ? date : null;
}
