const MINUTE_MS = 60_000;

/**
 * A moment as the clock on the wall of the practice shows it, in the UTC fields of the date, by which days are written in
 * notes and reports. At eight in the morning in Sydney it is still yesterday in UTC. The time zone is that of the process.
 */
export function onWallClock(moment: Date): Date {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS);
}
