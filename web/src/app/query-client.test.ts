import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('what changes while something is asked for the first time is in what is shown', async () => {
  const client = createQueryClient();
  const jobs = ['first'];
  const answers: (() => void)[] = [];
  const shown: unknown[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['jobs'],
    queryFn: () => {
      const found = [...jobs];
      return new Promise<string[]>((resolve) => answers.push(() => resolve(found)));
    },
  });
  const stop = observer.subscribe(({ data, error }) => shown.push(data ?? error));
  jobs.push('second');
  const isRefreshed = client.invalidateQueries({ queryKey: ['jobs'] });
  for (const answer of answers.toReversed()) answer();
  await isRefreshed;
  expect(shown.at(-1)).toEqual(['first', 'second']);
  expect(shown.filter((each) => each instanceof Error)).toEqual([]);
  stop();
});

test('what is fetched in advance for a page that is not open yet arrives although something changes', async () => {
  const client = createQueryClient();
  const fetched = client.fetchQuery({ queryKey: ['jobs'], queryFn: () => Promise.resolve(['first']) });
  await client.invalidateQueries({ queryKey: ['jobs'] });
  expect(await fetched).toEqual(['first']);
});
