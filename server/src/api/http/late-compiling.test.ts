import { expect, test, vi } from 'vitest';
import { createLateCompiling } from './late-compiling.ts';

test('a function is compiled once, when it is first called', () => {
  const late = createLateCompiling();
  const compile = vi.fn<() => (text: string) => number>(() => (text) => text.length);
  const measure = late.add(compile);
  expect(compile).not.toHaveBeenCalled();
  expect([measure('one'), measure('three')]).toEqual([3, 5]);
  expect(compile).toHaveBeenCalledOnce();
});

test('what nobody has called is compiled at the end, with turns of the event loop in between', async () => {
  const late = createLateCompiling();
  const order: string[] = [];
  const compile = (name: string) => () => {
    order.push(name);
    return () => name;
  };
  late.add(compile('a'));
  const called = late.add(compile('b'));
  late.add(compile('c'));
  called();
  const finished = late.finish(new AbortController().signal);
  setImmediate(() => order.push('a request'));
  await finished;
  expect(order).toEqual(['b', 'a', 'a request', 'c']);
});

test('a service that is closing compiles nothing more', async () => {
  const late = createLateCompiling();
  const compile = vi.fn<() => () => void>(() => () => undefined);
  late.add(compile);
  await late.finish(AbortSignal.abort());
  expect(compile).not.toHaveBeenCalled();
});
