import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '../../../network/engine.ts';
import { createGraph, type Graph, type Value } from '../../../network/graph.ts';
import { apply, type Dense, find, WIDTH } from '../../../network/layers.ts';
import { TRAITS } from './list-signs.ts';
import type { Meanings } from './read-meanings.ts';

/** How much speaks for each word being of a name, in log-odds. */
export type JudgeWords = (meanings: Meanings, traits: readonly (readonly number[])[]) => Float32Array;

const WEIGHTS_FILE = path.join(import.meta.dirname, 'weights.bin');
export const ABOUT_FILE = path.join(import.meta.dirname, 'weights.json');
const SCALE_BYTES = 4;
const EPSILON = { epsilon: { decimal: 1e-5 } };
/** How many words each of two steps sees on either side of one. */
const BESIDE = 2;
const WINDOW = 2 * BESIDE + 1;

interface Entry {
  name: string;
  shape: [number, number];
}

/** What was learnt on top of the meanings: a look at the words around each, and a verdict. */
export function createJudge(): JudgeWords {
  const graph = createGraph();
  const { step } = graph;
  const dense = readWeights(graph);
  const pass = (rows: Value, name: string): Value => apply(graph, rows, find(dense, name));
  const ones = graph.constant({ shape: [WIDTH], values: new Float32Array(WIDTH).fill(1) });
  /** Each word's meaning with a mean of nought and a spread of one. */
  const level = (rows: Value): Value => step('LayerNormalization', [rows, ones], EPSILON);

  const [early, late, flags] = [graph.input('early', WIDTH), graph.input('late', WIDTH), graph.input('flags', TRAITS)];
  const read = step('Add', [pass(level(early), 'early'), pass(level(late), 'late')]);
  const words = step('Relu', [step('Add', [read, pass(flags, 'traits')])]);
  const first = step('Relu', [pass(spread(graph, words), 'near')]);
  const second = step('Relu', [pass(spread(graph, first), 'far')]);
  const all = step('Concat', [second, words, flags], { axis: 1 });
  const verdict = pass(step('Relu', [pass(all, 'middle')]), 'out');
  const calculate = compile(graph, [verdict]);

  return (meanings, traits) => {
    const known = new Float32Array(traits.length * TRAITS);
    for (const [at, own] of traits.entries()) for (const trait of own) known[at * TRAITS + trait] = 1;
    return calculate({ ...meanings, flags: known })[0] ?? new Float32Array();
  };
}

/** Each row with its neighbours beside it; beyond the ends there is nothing. */
function spread(graph: Graph, rows: Value): Value {
  const padded = graph.step('Pad', [rows, graph.places(BESIDE, 0, BESIDE, 0)]);
  const beside = Array.from({ length: WINDOW }, (_, from) => {
    const to = from === WINDOW - 1 ? Number.MAX_SAFE_INTEGER : from - WINDOW + 1;
    return graph.step('Slice', [padded, graph.places(from), graph.places(to), graph.places(0)]);
  });
  return graph.step('Concat', beside, { axis: 1 });
}

/** Of each matrix a scale for each row, and a byte for each number; of its bias four bytes for each. */
function readWeights(graph: Graph): Map<string, Dense> {
  const { tensors } = JSON.parse(readFileSync(ABOUT_FILE, 'utf8')) as { tensors: Entry[] };
  const bytes = readFileSync(WEIGHTS_FILE);
  let at = 0;
  const takeFloats = (count: number): Float32Array => {
    const values = new Float32Array(Uint8Array.from(bytes.subarray(at, at + count * SCALE_BYTES)).buffer);
    at += count * SCALE_BYTES;
    return values;
  };
  const read = new Map<string, Dense>();
  for (const { name, shape } of tensors) {
    const [rows, columns] = shape;
    const scales = takeFloats(rows);
    const values = new Float32Array(new Int8Array(bytes.subarray(at, at + rows * columns)));
    at += rows * columns;
    for (let place = 0; place < values.length; place += 1)
      values[place] = (values[place] ?? 0) * (scales[Math.floor(place / columns)] ?? 0);
    const bias = graph.constant({ shape: [columns], values: takeFloats(columns) });
    read.set(name, { weight: graph.constant({ shape, values }), bias });
  }
  if (at !== bytes.length) throw new Error('weights.bin does not fit weights.json');
  return read;
}
