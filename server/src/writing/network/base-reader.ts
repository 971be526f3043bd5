import { readBaseModel, unpack } from './base-model.ts';
import { compile } from './engine.ts';
import { createGraph, type Value } from './graph.ts';
import {
  addPlaces,
  type Dense,
  find,
  type Layer,
  lookUp,
  makeLayer,
  nameMatrix,
  nameNorm,
  normalise,
  passThrough,
  TABLES,
  WIDTH,
} from './layers.ts';
import { type LearntLayer, makeLearntLayer } from './learnt-layer.ts';

/**
 * What each of some pieces means among the others, WIDTH numbers a piece, after each of the layers that were asked for. The
 * model knows two sides: on the other one are the pieces before `start`.
 */
export type ReadPieces = (pieces: readonly number[], start?: number) => Float32Array[];

/** Counted from nought. */
export const LAST_LAYER = 5;

/** MiniLM as its package has it, or with what was learnt of some of its layers. `kept` are the layers to tell of, the highest last. */
export function createBaseReader(
  kept: readonly number[],
  learntOf: (layer: number) => LearntLayer | undefined = () => undefined,
): ReadPieces {
  const base = readBaseModel();
  const graph = createGraph();
  const load = (name: string): Value => {
    const packed = find(base.tensors, name);
    const { shape } = packed;
    const isVector = shape.every((size, at) => at === shape.length - 1 || size === 1);
    return graph.constant({ shape: isVector ? [shape.at(-1) ?? 1] : shape, values: unpack(packed) });
  };
  const both = ({ weight, bias }: { weight: string; bias: string }): Dense => ({
    weight: load(weight),
    bias: load(bias),
  });
  const asItIs = (at: number): Layer =>
    makeLayer(
      (name) => both(nameMatrix(name, at)),
      (name) => both(nameNorm(name, at)),
    );

  const rows = graph.input('words', WIDTH);
  let state = normalise(graph, addPlaces(graph, rows, load(TABLES.place)), both(nameNorm('first')));
  const states: Value[] = [];
  for (let at = 0; at <= (kept.at(-1) ?? LAST_LAYER); at += 1) {
    const learnt = learntOf(at);
    const layer = learnt === undefined ? asItIs(at) : makeLearntLayer(graph, base, at, learnt);
    state = passThrough(graph, layer, state);
    if (kept.includes(at)) states.push(state);
  }
  const calculate = compile(graph, states);
  const sides = find(base.tensors, TABLES.side);
  const side = unpack(sides, 0, WIDTH);
  const otherSide = unpack(sides, WIDTH, 2 * WIDTH);
  return (pieces, start = 0) => calculate({ words: lookUp(base, pieces, (at) => (at < start ? otherSide : side)) });
}

/** Of the states of some pieces, one behind the other, the mean. */
export function meanOf(states: Float32Array, start: number, end: number): Float32Array {
  const mean = new Float32Array(WIDTH);
  for (let at = start * WIDTH; at < end * WIDTH; at += 1)
    mean[at % WIDTH] = (mean[at % WIDTH] ?? 0) + (states[at] ?? 0);
  return mean.map((value) => value / (end - start));
}
