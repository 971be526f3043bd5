import { expect, onTestFinished, test, vi } from 'vitest';
import { isUnattended, watchAttendance } from './attendance.ts';

test('a look is unattended a minute after the last sign of a hand; what is sent never is', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const page = new EventTarget();
  watchAttendance(page);
  vi.advanceTimersByTime(60_000);
  expect(isUnattended('GET')).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isUnattended('GET')).toBe(true);
  expect(isUnattended('PUT')).toBe(false);
  page.dispatchEvent(new Event('pointermove'));
  expect(isUnattended('GET')).toBe(false);
  vi.advanceTimersByTime(60_001);
  page.dispatchEvent(new Event('load'));
  expect(isUnattended('GET')).toBe(true);
});
