import type { BaseModel } from '../../network/base-model.ts';
import { changeMatrix } from '../../network/changed-matrix.ts';
import { compile } from '../../network/engine.ts';
import { createGraph, type Numbers, type Value } from '../../network/graph.ts';
import {
  addPlaces,
  apply,
  type Dense,
  find,
  lookUp,
  makeLayer,
  type MatrixName,
  nameMatrix,
  normalise,
  passThrough,
  TABLES,
  WIDTH,
} from '../../network/layers.ts';
import { readLearntWeights } from './learnt-weights.ts';

/** How much speaks for each class, by the pieces of the passages and then of the claim, which begins at a place. */
export type Encode = (pieces: readonly number[], claimStart: number) => Float32Array;

const LAYERS = 6;

/** Six layers of attention over passages and claim together, and two small ones on top. */
export function createEncoder(base: BaseModel): Encode {
  const learnt = readLearntWeights();
  const graph = createGraph();
  const { step } = graph;

  function whole(name: string): Numbers {
    const found = find(learnt, name);
    if (found.kind !== 'whole') throw new Error(`${name} is no table of the network's own`);
    return found;
  }

  function changed(name: string, original: string): Value {
    const change = find(learnt, name);
    if (change.kind !== 'change') throw new Error(`${name} is no change of the model`);
    return changeMatrix(graph, find(base.tensors, original), change);
  }

  function dense(name: MatrixName, layer: number): Dense {
    return {
      weight: changed(`${layer}.${name}`, nameMatrix(name, layer).weight),
      bias: graph.constant(whole(`${layer}.${name}.bias`)),
    };
  }

  function own(name: string): Dense {
    return { weight: graph.constant(whole(name)), bias: graph.constant(whole(`${name}.bias`)) };
  }

  const words = graph.input('words', WIDTH);
  let state = normalise(graph, addPlaces(graph, words, changed('place', TABLES.place)), own('firstNorm'));
  for (let at = 0; at < LAYERS; at += 1) {
    const layer = makeLayer(
      (name) => dense(name, at),
      (name) => own(`${at}.${name}Norm`),
    );
    state = passThrough(graph, layer, state);
  }
  const first = step('Slice', [state, graph.places(0), graph.places(1), graph.places(0)]);
  const pooled = step('Add', [first, step('ReduceMean', [state], { axes: [0] })]);
  const classes = apply(graph, step('Tanh', [apply(graph, pooled, own('pool'))]), own('out'));
  const calculate = compile(graph, [classes]);

  const side = whole('side').values;
  const sides = { passages: side.subarray(0, WIDTH), claim: side.subarray(WIDTH) };
  return (pieces, claimStart) => {
    const rows = lookUp(base, pieces, (at) => (at < claimStart ? sides.passages : sides.claim));
    return calculate({ words: rows })[0] ?? new Float32Array();
  };
}
