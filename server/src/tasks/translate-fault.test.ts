import { expect, test } from 'vitest';
import { RetryableError } from '../jobs/job-errors.ts';
import type { RunningJob } from '../jobs/job.ts';
import { translateFaults } from './translate-fault.ts';

async function failWith(error: Error): Promise<unknown> {
  const handler = translateFaults(async () => {
    throw error;
  });
  try {
    return await handler({} as RunningJob);
  } catch (thrown) {
    return thrown;
  }
}

test.each(['ENOSPC', '53100', 'ECONNREFUSED', '57P03'])('%s passes, so the job is tried for an hour', async (code) => {
  const told = await failWith(Object.assign(new Error('no space left, or no database'), { code }));
  expect(told).toBeInstanceOf(RetryableError);
  expect(told).toMatchObject({ code: 'engine_failed' });
});

test('what nobody foresaw stays what it is', async () => {
  const error = new Error('anything');
  expect(await failWith(error)).toBe(error);
});
