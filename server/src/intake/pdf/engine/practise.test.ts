import { expect, test } from 'vitest';
import { findAssets } from '../child-command.ts';
import { practise } from './practise.ts';

test('the page that an engine practises on is read to its end', async () => {
  expect(await practise(findAssets())).toBe('# Summary of the visit');
});
