import { keepRecent } from '../../lib/keep-recent.ts';
import { createSentenceEncoder } from './sentence-vectors/encode-sentence.ts';

/** What follows adds little to the meaning. */
const MAX_CHARACTERS = 400;
const MOST_KEPT = 4_000;

let encode: ReturnType<typeof createSentenceEncoder> | undefined;

const embed = keepRecent(MOST_KEPT, (text) => (encode ??= createSentenceEncoder())(text));

/** A unit vector, near those of texts that mean the like. The model is in a package: no network. */
export function embedText(text: string): Float32Array {
  return embed(text.slice(0, MAX_CHARACTERS).trim() || '-');
}
