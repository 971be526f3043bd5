import type { BaseModel } from './base-model.ts';
import { type Change, changeMatrix } from './changed-matrix.ts';
import type { Graph } from './graph.ts';
import { find, type Layer, makeLayer, type MatrixName, nameMatrix } from './layers.ts';

/** What training changed in a layer of MiniLM. */
export interface LearntLayer {
  matrix(name: MatrixName): { change: Change; bias: Float32Array };
  norm(name: 'attended' | 'outer'): { weight: Float32Array; bias: Float32Array };
}

/** The layer with what was learnt of it, as a part of the graph. */
export function makeLearntLayer(graph: Graph, base: BaseModel, at: number, learnt: LearntLayer): Layer {
  return makeLayer(
    (name) => {
      const { change, bias } = learnt.matrix(name);
      const original = find(base.tensors, nameMatrix(name, at).weight);
      return { weight: changeMatrix(graph, original, change), bias: graph.vector(bias) };
    },
    (name) => {
      const { weight, bias } = learnt.norm(name);
      return { weight: graph.vector(weight), bias: graph.vector(bias) };
    },
  );
}
