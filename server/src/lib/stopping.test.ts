import { expect, it, vi } from 'vitest';
import { createStopping } from './stopping.ts';

it('tells those who listen, once, and nobody who has left', () => {
  const stopping = createStopping();
  const [staying, leaving] = [vi.fn<() => void>(), vi.fn<() => void>()];
  stopping.add(staying);
  stopping.add(leaving);
  stopping.remove(leaving);
  expect(stopping.isStopped()).toBe(false);
  stopping.stopAll();
  stopping.stopAll();
  expect(stopping.isStopped()).toBe(true);
  expect(staying).toHaveBeenCalledOnce();
  expect(leaving).not.toHaveBeenCalled();
});
