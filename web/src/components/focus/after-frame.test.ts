// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame, createFollower } from './after-frame.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('is done after the next frame, and once', () => {
  const work = vi.fn<() => void>();
  afterFrame(work);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('is done in a moment where there are no frames', () => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  const work = vi.fn<() => void>();
  afterFrame(work);
  vi.advanceTimersByTime(250);
  expect(work).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('can be called off, before the frame and after it', () => {
  const work = vi.fn<() => void>();
  afterFrame(work)();
  const callOff = afterFrame(work);
  vi.advanceTimersToNextFrame();
  callOff();
  vi.advanceTimersByTime(1000);
  expect(work).not.toHaveBeenCalled();
});

test('what follows many changes follows them once for each frame', () => {
  const work = vi.fn<() => void>();
  const { follow, stop } = createFollower(work);
  follow();
  follow();
  vi.advanceTimersByTime(20);
  expect(work).toHaveBeenCalledTimes(1);
  follow();
  vi.advanceTimersByTime(20);
  expect(work).toHaveBeenCalledTimes(2);
  follow();
  stop();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(2);
});
