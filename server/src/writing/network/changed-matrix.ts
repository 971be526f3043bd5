import { type PackedTensor, unpack } from './base-model.ts';
import type { Graph, Value } from './graph.ts';

/** What training changed of a matrix: the product of two narrow ones. Of each, a row for each of `rank`. */
export interface Change {
  rank: number;
  left: Float32Array;
  right: Float32Array;
}

/** The matrix with its change. The engine calculates it once, when the graph is compiled. */
export function changeMatrix(graph: Graph, original: PackedTensor, { rank, left, right }: Change): Value {
  const { step, constant } = graph;
  const narrow = (values: Float32Array): Value => constant({ shape: [rank, values.length / rank], values });
  const product = step('MatMul', [step('Transpose', [narrow(left)], { perm: [1, 0] }), narrow(right)]);
  return step('Add', [constant({ shape: original.shape, values: unpack(original) }), product]);
}
