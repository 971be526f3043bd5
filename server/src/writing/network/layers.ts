import { type BaseModel, unpack } from './base-model.ts';
import type { Graph, Value } from './graph.ts';

/** Already part of a graph. */
export interface Dense {
  weight: Value;
  bias: Value;
}

export interface Layer {
  query: Dense;
  key: Dense;
  value: Dense;
  attended: Dense;
  attendedNorm: Dense;
  inner: Dense;
  outer: Dense;
  outerNorm: Dense;
}

/** The parts of a layer, each looked up by its name. */
export function makeLayer(dense: (name: MatrixName) => Dense, norm: (name: 'attended' | 'outer') => Dense): Layer {
  return {
    query: dense('query'),
    key: dense('key'),
    value: dense('value'),
    attended: dense('attended'),
    attendedNorm: norm('attended'),
    inner: dense('inner'),
    outer: dense('outer'),
    outerNorm: norm('outer'),
  };
}

export const WIDTH = 384;
const HEADS = 12;
const HEAD_WIDTH = WIDTH / HEADS;
const EPSILON = { epsilon: { decimal: 1e-12 } };
/** By which a sigmoid comes near to the curve that the model was trained with. */
const GELU = 1.702;
/** In a shape: as many as there are. */
const AS_IT_IS = 0;

/** What the package calls the tables and matrices. */
const BASE = 'StatefulPartitionedCall/model/tf_bert_model/bert';
export const TABLES = { word: 'unknown', place: 'unknown_0', side: 'unknown_1' };
const MATRICES = {
  query: 'attention/self/query',
  key: 'attention/self/key',
  value: 'attention/self/value',
  attended: 'attention/output/dense',
  inner: 'intermediate/dense',
  outer: 'output/dense',
};
export type MatrixName = keyof typeof MATRICES;

export function nameMatrix(matrix: MatrixName, layer: number): { weight: string; bias: string } {
  const owner = `${BASE}/encoder/layer_._${layer}/${MATRICES[matrix]}`;
  return { weight: `${owner}/Tensordot/ReadVariableOp`, bias: `${owner}/BiasAdd/ReadVariableOp` };
}

/** Of the words at first, or of a layer. */
export function nameNorm(norm: 'first' | 'attended' | 'outer', layer = 0): { weight: string; bias: string } {
  const within = norm === 'attended' ? 'attention/output' : 'output';
  const owner = `${BASE}/${norm === 'first' ? 'embeddings' : `encoder/layer_._${layer}/${within}`}/LayerNorm/batchnorm`;
  return { weight: `${owner}/mul/ReadVariableOp`, bias: `${owner}/ReadVariableOp` };
}

/** Each piece as what it means and on which of two sides it stands, a row a piece. */
export function lookUp(
  { tensors }: BaseModel,
  pieces: readonly number[],
  sideOf: (at: number) => Float32Array,
): Float32Array {
  const words = find(tensors, TABLES.word);
  const values = new Float32Array(pieces.length * WIDTH);
  for (const [at, piece] of pieces.entries()) {
    const word = unpack(words, piece * WIDTH, (piece + 1) * WIDTH);
    const side = sideOf(at);
    for (let place = 0; place < WIDTH; place += 1) values[at * WIDTH + place] = (word[place] ?? 0) + (side[place] ?? 0);
  }
  return values;
}

export function find<Found>(from: ReadonlyMap<string, Found>, name: string): Found {
  const found = from.get(name);
  if (found === undefined) throw new Error(`the network has no ${name}`);
  return found;
}

/** The rows and what each place of a text adds, of which the table has a row for each. */
export function addPlaces(graph: Graph, rows: Value, table: Value): Value {
  const count = graph.step('Shape', [rows], { start: 0, end: 1 });
  return graph.step('Add', [rows, graph.step('Slice', [table, graph.places(0), count, graph.places(0)])]);
}

export function apply(graph: Graph, rows: Value, { weight, bias }: Dense): Value {
  return graph.step('Add', [graph.step('MatMul', [rows, weight]), bias]);
}

export function normalise(graph: Graph, rows: Value, { weight, bias }: Dense): Value {
  return graph.step('LayerNormalization', [rows, weight, bias], EPSILON);
}

export function passThrough(graph: Graph, layer: Layer, rows: Value): Value {
  const { step, places } = graph;
  const single = (value: number): Value => graph.vector(Float32Array.of(value));
  const byHead = (dense: Dense, order: readonly number[]): Value =>
    step('Transpose', [step('Reshape', [apply(graph, rows, dense), places(AS_IT_IS, HEADS, HEAD_WIDTH)])], {
      perm: order,
    });
  const query = byHead(layer.query, [1, 0, 2]);
  const likeness = step('MatMul', [query, byHead(layer.key, [1, 2, 0])]);
  const share = step('Softmax', [step('Mul', [likeness, single(1 / Math.sqrt(HEAD_WIDTH))])]);
  const seen = step('Transpose', [step('MatMul', [share, byHead(layer.value, [1, 0, 2])])], { perm: [1, 0, 2] });
  const joined = step('Reshape', [seen, places(AS_IT_IS, WIDTH)]);
  const attended = normalise(graph, step('Add', [rows, apply(graph, joined, layer.attended)]), layer.attendedNorm);
  const inner = apply(graph, attended, layer.inner);
  const active = step('Mul', [inner, step('Sigmoid', [step('Mul', [inner, single(GELU)])])]);
  return normalise(graph, step('Add', [attended, apply(graph, active, layer.outer)]), layer.outerNorm);
}
