import { expect, test } from 'vitest';
import { findAssets } from '../child-command.ts';
import { practise } from './practise.ts';

test('the page that an engine practises on is read to its end, with a bit of everything', async () => {
  const lines = (await practise(findAssets())).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '# Summary of the visit',
      '- No coffee after four o’clock',
      '2. Decide about the next steps',
      '| Walks a week | 0 | 2 |',
    ]),
  );
  expect(lines.at(-1)).toContain('Page 1 of 1');
});
