import { expect, test } from 'vitest';
import { isSentenceStart } from './sentence-start.ts';

test.each(['', '  ', '“', 'Seen today. ', 'Is it so? ', 'He said “no.” ', 'One.) ', 'Line\n', 'Well… ', '1. '])(
  'a sentence begins after %j',
  (before) => expect(isSentenceStart(before)).toBe(true),
);

test.each(['On Monday ', 'said, “', 'Mood: ', 'drugs, e.g. ', 'with Dr. ', '3.', 'low; ', 'Smith et al. ', '\ufffc '])(
  'none begins after %j',
  (before) => expect(isSentenceStart(before)).toBe(false),
);
