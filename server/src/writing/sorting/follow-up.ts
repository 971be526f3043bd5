import { pattern } from '../../lib/pattern.ts';
import type { Passage } from '../passages/passage.ts';

const FOLLOW_UP = pattern('iu')`
  ^\W*(?:(?:and|so|ok(?:ay)?|right|what|really)\W+)?
  (?:(?:since when|when|where|doing what|do what|who with|with what|what with|how (?:long|many|much|often|bad|far))\b
  (?:\W+[\p{L}'’]+){0,6}|now|(?:at|to|with|on) (?:her|him|you|them)|what did (?:you|he|she|they) (?:use|take))\W*(?:\?|$)
`;
/** What such questions ask with, and not about. */
const ASKING = new Set(
  `about been doing does from have into long many much often since that them then there they this those were what when where
  with would your you'd really`.split(/\s+/),
);
/** Further back something else may have been meant by the same word. */
const MAX_BACK = 6;

/**
 * The passage that a short question asks more about: `When was the crash?` the last one that speaks of a crash, `Since
 * when?` the one before. Null for other passages.
 */
export function findFollowed(passages: readonly Passage[], index: number): number | null {
  const { question = null } = passages[index] ?? {};
  if (question === null || !FOLLOW_UP.test(question)) return null;
  const words = [...namesIn(question)];
  for (let back = index - 1; back >= Math.max(0, index - MAX_BACK); back -= 1) {
    const told = namesIn(passages[back]?.text ?? '');
    if (words.length === 0 || words.some((word) => told.has(word))) return back;
  }
  return null;
}

function namesIn(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.filter((word) => !ASKING.has(word)));
}
