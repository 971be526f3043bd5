import { hash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { embedText } from '../../reading/embedder.ts';

/** The vectors that earlier runs made, so that another run takes seconds instead of minutes. It may be deleted. */
const FILE = path.resolve(import.meta.dirname, '../../../../../node_modules/.cache/casewright/vectors.jsonl');
const BATCH = 256;

/** As `embedText` for each, with the vectors kept from one run to the next. */
export function embedKept(texts: readonly string[]): Float32Array[] {
  const kept = readKept();
  const missing = [...new Map(texts.map((text) => [keyOf(text), text]))].filter(([key]) => !kept.has(key));
  for (let start = 0; start < missing.length; start += BATCH) {
    const batch = missing.slice(start, start + BATCH);
    const vectors = batch.map(([, text]) => embedText(text));
    for (const [index, [key]] of batch.entries()) kept.set(key, vectors[index] ?? new Float32Array());
    keep(batch.map(([key]) => [key, kept.get(key) ?? new Float32Array()]));
    process.stderr.write(`vectors: ${Math.min(missing.length, start + BATCH)} of ${missing.length}\n`);
  }
  return texts.map((text) => kept.get(keyOf(text)) ?? new Float32Array());
}

function keyOf(text: string): string {
  return hash('sha256', text);
}

function readKept(): Map<string, Float32Array> {
  let lines: string[];
  try {
    lines = readFileSync(FILE, 'utf8').split('\n');
  } catch {
    return new Map();
  }
  return new Map(
    lines.filter(Boolean).map((line) => {
      const [key = '', encoded = ''] = line.split(' ');
      return [key, new Float32Array(new Uint8Array(Buffer.from(encoded, 'base64')).buffer)];
    }),
  );
}

function keep(entries: readonly [string, Float32Array][]): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  const lines = entries.map(([key, vector]) => `${key} ${Buffer.from(vector.buffer).toString('base64')}\n`);
  appendFileSync(FILE, lines.join(''));
}
