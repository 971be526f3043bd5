import type { Clock } from '../lib/clock.ts';

/** A clock that stands still until a test moves it. */
export interface MovableClock extends Clock {
  advance(milliseconds: number): void;
}

export function createMovableClock(start = '2026-03-02T09:00:00.000Z'): MovableClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
