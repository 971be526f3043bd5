import { afterEach, expect, test, vi } from 'vitest';
import { onWallClock } from './wall-clock.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['UTC', '2026-11-17T21:00:00.123Z', '2026-11-17T21:00:00.123Z'],
  ['Australia/Sydney', '2026-11-17T21:00:00.123Z', '2026-11-18T08:00:00.123Z'],
  ['America/New_York', '2026-11-18T03:30:00.000Z', '2026-11-17T22:30:00.000Z'],
  ['Europe/London', '2026-07-01T23:15:00.000Z', '2026-07-02T00:15:00.000Z'],
  ['Asia/Kathmandu', '2026-01-01T18:20:00.000Z', '2026-01-02T00:05:00.000Z'],
])('in %s a clock on the wall shows %s as %s', (timeZone, moment, shown) => {
  vi.stubEnv('TZ', timeZone);
  expect(onWallClock(new Date(moment)).toISOString()).toBe(shown);
});
