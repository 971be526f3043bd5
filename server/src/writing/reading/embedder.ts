import { createSentenceEncoder } from './sentence-vectors/encode-sentence.ts';

/** What follows adds little to the meaning. */
const MAX_CHARACTERS = 400;
const CACHE_ENTRIES = 4_000;

let encode: ReturnType<typeof createSentenceEncoder> | undefined;
const cache = new Map<string, Float32Array>();

/** A unit vector, near those of texts that mean the like. The model is in a package: no network. */
export function embedText(text: string): Float32Array {
  const key = text.slice(0, MAX_CHARACTERS).trim() || '-';
  const vector = cache.get(key) ?? (encode ??= createSentenceEncoder())(key);
  remember(key, vector);
  return vector;
}

function remember(key: string, vector: Float32Array): void {
  cache.delete(key);
  cache.set(key, vector);
  for (const oldest of cache.keys()) {
    if (cache.size <= CACHE_ENTRIES) break;
    cache.delete(oldest);
  }
}
