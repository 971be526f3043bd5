import { readBaseModel, unpack } from './base-model.ts';
import { type Change, changeMatrix } from './changed-matrix.ts';
import { compile } from './engine.ts';
import { createGraph, type Value } from './graph.ts';
import {
  addPlaces,
  type Dense,
  find,
  lookUp,
  makeLayer,
  type MatrixName,
  nameMatrix,
  nameNorm,
  normalise,
  passThrough,
  TABLES,
  WIDTH,
} from './layers.ts';

/**
 * What each of some pieces means among the others, WIDTH numbers a piece, after each of the layers that were asked for. The
 * model knows two sides: on the other one are the pieces before `start`.
 */
export type ReadPieces = (pieces: readonly number[], start?: number) => Float32Array[];

/** What training changed in a layer. */
export interface LearntLayer {
  matrix(name: MatrixName): { change: Change; bias: Float32Array };
  norm(name: 'attended' | 'outer'): { weight: Float32Array; bias: Float32Array };
}

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
  const vector = (values: Float32Array): Value => graph.constant({ shape: [values.length], values });
  const changed = (names: { weight: string }, { change, bias }: { change: Change; bias: Float32Array }): Dense => ({
    weight: changeMatrix(graph, find(base.tensors, names.weight), change),
    bias: vector(bias),
  });

  const rows = graph.input('words', WIDTH);
  let state = normalise(graph, addPlaces(graph, rows, load(TABLES.place)), both(nameNorm('first')));
  const states: Value[] = [];
  for (let at = 0; at <= (kept.at(-1) ?? LAST_LAYER); at += 1) {
    const learnt = learntOf(at);
    const layer = makeLayer(
      (name) => {
        const names = nameMatrix(name, at);
        return learnt === undefined ? both(names) : changed(names, learnt.matrix(name));
      },
      (name) => {
        if (learnt === undefined) return both(nameNorm(name, at));
        const { weight, bias } = learnt.norm(name);
        return { weight: vector(weight), bias: vector(bias) };
      },
    );
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
