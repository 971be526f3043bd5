import { expect, test } from 'vitest';
import { isSmallTalk } from './small-talk.ts';

test.each(['OK.', 'Great, um, right.', 'Mm.', 'Lovely, bye.', 'Good morning.'])('%s is small talk', (text) => {
  expect(isSmallTalk(text)).toBe(true);
});

test.each(['No.', 'Yes, right.', 'OK, stop the sertraline.', 'Right leg.', 'Good sleep now.', '5, ok', ''])(
  '%s is not',
  (text) => expect(isSmallTalk(text)).toBe(false),
);
