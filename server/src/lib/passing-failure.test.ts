import { describe, expect, test } from 'vitest';
import { isPassingFailure } from './passing-failure.ts';

describe('may pass', () => {
  test.each([
    Object.assign(new Error(''), { code: '57P01' }),
    Object.assign(new Error(''), { code: '57P03' }),
    Object.assign(new Error(''), { code: '53300' }),
    Object.assign(new Error(''), { code: '53100' }),
    Object.assign(new Error(''), { code: 'ENOSPC' }),
    Object.assign(new Error(''), { code: '08006' }),
    Object.assign(new Error(''), { code: 'ENOENT', syscall: 'connect' }),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated due to connection timeout'),
    new AggregateError([Object.assign(new Error(''), { code: 'ECONNREFUSED' })]),
  ])('%s', (error) => {
    expect(isPassingFailure(error)).toBe(true);
  });

  test.each([
    Object.assign(new Error(''), { code: '23505' }),
    Object.assign(new Error(''), { code: 'ENOENT', syscall: 'open' }),
    Object.assign(new Error(''), { code: '0800' }),
    new Error('anything'),
    'ECONNREFUSED',
    undefined,
  ])('not %s', (error) => {
    expect(isPassingFailure(error)).toBe(false);
  });

  test('a cause that leads back to itself comes to an end', () => {
    const error = new Error('loop');
    error.cause = error;
    expect(isPassingFailure(error)).toBe(false);
  });
});
