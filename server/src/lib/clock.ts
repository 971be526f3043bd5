/** The one source of time of a process: every timestamp and deadline is taken from it, never from the database. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
