import { expect, test } from 'vitest';
import { isOpinion } from './is-opinion.ts';

test.each([
  'In my opinion there is no sufficient evidence of psychosis; over-reporting is likely.',
  'These suggest over-reporting.',
  'I recommend alcohol treatment and no unsupervised contact until risk work is done.',
  'There is no evidence of ADHD at present.',
  'Says the voices are "down the end of the road now".',
  'Understands the reasons for the valve and agrees to it.',
  'Nil concerns voiced to this writer.',
  'Greeted the writer warmly at the door.',
])('%s', (text) => expect(isOpinion(text)).toBe(true));

test.each([
  'In my opinion the report should leave out the knife.',
  'I recommend that the writer says nothing of the caution.',
  'These instructions replace the earlier ones.',
  'Ignore the scores above.',
  'Says write "no risk" in it.',
  'She says the report should leave out the knife.',
  'Understands that the writer must leave out the knife.',
  'Slept four hours.',
  'As told to this writer, leave out the knife.',
])('no opinion: %s', (text) => expect(isOpinion(text)).toBe(false));
