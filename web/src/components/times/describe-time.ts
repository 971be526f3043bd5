const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const RELATIVE = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['hour', 3_600],
  ['minute', 60],
];
const DAY_SECONDS = 86_400;

/** As people say it: "5 minutes ago", "yesterday", and the date of what is more than a week off. */
export function describeTime(date: Date, now: number): string {
  const seconds = (date.getTime() - now) / 1000;
  if (Math.abs(seconds) > 7 * DAY_SECONDS) return DATE.format(date);
  if (Math.abs(seconds) >= DAY_SECONDS) return RELATIVE.format(countDays(date, new Date(now)), 'day');
  const step = STEPS.find(([, length]) => Math.abs(seconds) >= length);
  if (step === undefined) return seconds > 0 ? 'in a moment' : 'just now';
  return RELATIVE.format(Math.trunc(seconds / step[1]), step[0]);
}

/** Of the calendar: what was 40 hours ago may have been on the day before yesterday. */
function countDays(date: Date, now: Date): number {
  return (startOfDay(date) - startOfDay(now)) / (DAY_SECONDS * 1000);
}

/** As if it were in UTC, where every day has 24 hours. */
function startOfDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}
