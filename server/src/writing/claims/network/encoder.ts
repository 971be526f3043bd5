import type { BaseModel } from '../../network/base-model.ts';
import { changeMatrix } from '../../network/changed-matrix.ts';
import { compile } from '../../network/engine.ts';
import { createGraph } from '../../network/graph.ts';
import {
  addPlaces,
  apply,
  type Dense,
  find,
  lookUp,
  normalise,
  passThrough,
  TABLES,
  WIDTH,
} from '../../network/layers.ts';
import { makeLearntLayer } from '../../network/learnt-layer.ts';
import { readLearntLayers } from '../../network/learnt-layers.ts';

/** How much speaks for each class, by the pieces of the passages and then of the claim, which begins at a place. */
export type Encode = (pieces: readonly number[], claimStart: number) => Float32Array;

const LAYERS = 6;

/** Six layers of attention over passages and claim together, and two small ones on top. */
export function createEncoder(base: BaseModel): Encode {
  const learnt = readLearntLayers(import.meta.dirname);
  const graph = createGraph();
  const { step, vector } = graph;

  /** One of the small layers, a row for each number that goes in. */
  function top(name: string): Dense {
    const [values, bias] = [learnt.vector(name), learnt.vector(`${name}.bias`)];
    return { weight: graph.constant({ shape: [WIDTH, bias.length], values }), bias: vector(bias) };
  }

  const words = graph.input('words', WIDTH);
  const placeTable = changeMatrix(graph, find(base.tensors, TABLES.place), learnt.change('place'));
  const firstNorm = { weight: vector(learnt.vector('firstNorm')), bias: vector(learnt.vector('firstNorm.bias')) };
  let state = normalise(graph, addPlaces(graph, words, placeTable), firstNorm);
  for (let at = 0; at < LAYERS; at += 1) {
    const layer = learnt.layer(at);
    if (layer === undefined) throw new Error(`the network has learnt no layer ${at}`);
    state = passThrough(graph, makeLearntLayer(graph, base, at, layer), state);
  }
  const first = step('Slice', [state, graph.places(0), graph.places(1), graph.places(0)]);
  const pooled = step('Add', [first, step('ReduceMean', [state], { axes: [0] })]);
  const classes = apply(graph, step('Tanh', [apply(graph, pooled, top('pool'))]), top('out'));
  const calculate = compile(graph, [classes]);

  const side = learnt.vector('side');
  const sides = { passages: side.subarray(0, WIDTH), claim: side.subarray(WIDTH) };
  return (pieces, claimStart) => {
    const rows = lookUp(base, pieces, (at) => (at < claimStart ? sides.passages : sides.claim));
    return calculate({ words: rows })[0] ?? new Float32Array();
  };
}
