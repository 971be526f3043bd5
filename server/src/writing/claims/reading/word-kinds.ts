import { ONGOING_WORDS } from '../lexicon/cues.ts';
import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import type { Token } from '../words/tokenise.ts';

/** Whether it names something, rather than joining or timing what others name. */
export function isContent({ word, kind }: Token): boolean {
  return kind === 'word' && !FUNCTION_WORDS.has(word) && !ONGOING_WORDS.has(word);
}

export function isSubject({ word }: Token): boolean {
  return /^(?:he|she|they|i|we|it|there|who|which|this)$/.test(word);
}
