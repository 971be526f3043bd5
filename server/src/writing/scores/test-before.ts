import { NUMBER, TEST_NAME } from './patterns.ts';

/** `ACE-III: 71/100.`: a test and what was reached in it, out of how much, and nothing else. */
const WHOLE = new RegExp(String.raw`^(?<test>${TEST_NAME.source})(?: total)?[ :=]{1,3}(?<score>${NUMBER})\.?$`, 'u');
/** `Attention 15/18, Memory 12/26, Fluency 6/14.` */
const PARTS = /^(?:\p{L}[\p{L} &-]{1,30}:? \d{1,3} ?\/ ?\d{1,3}(?:, |; | and |\.?$)){2,12}$/u;

/** The test that a sentence gives the parts of, where the sentence before it gives the whole. */
export function testBefore(sentence: string, before: string | undefined): string | null {
  const { test, score } = WHOLE.exec(before?.trim() ?? '')?.groups ?? {};
  return test !== undefined && score?.includes('/') === true && PARTS.test(sentence.trim()) ? test : null;
}
