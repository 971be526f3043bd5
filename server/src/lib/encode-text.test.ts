import { expect, test } from 'vitest';
import { encodeText } from './encode-text.ts';

test.each([
  ['nothing', ''],
  ['a short text', 'Zoë 😀'],
  ['a long text', 'abc'.repeat(100_000)],
  ['a pair of surrogates at every cut', 'a' + '😀'.repeat(300_000)],
  ['signs of three bytes', '€'.repeat(300_001)],
])('%s is encoded to the letter', async (_kind, text) => {
  expect(Buffer.concat(await encodeText(text)).equals(Buffer.from(text))).toBe(true);
});

test('others have their turn between the pieces of a long text', async () => {
  let turns = 0;
  const counter = (): void => {
    turns += 1;
    immediate = setImmediate(counter);
  };
  let immediate = setImmediate(counter);
  const pieces = await encodeText('€'.repeat(1_000_000));
  clearImmediate(immediate);
  expect(turns).toBeGreaterThanOrEqual(pieces.length - 1);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(500_000);
});
