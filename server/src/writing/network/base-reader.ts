import { readBaseModel, unpack } from './base-model.ts';
import { compile } from './engine.ts';
import { createGraph, type Value } from './graph.ts';
import {
  addPlaces,
  type Dense,
  find,
  lookUp,
  makeLayer,
  nameMatrix,
  nameNorm,
  normalise,
  passThrough,
  TABLES,
  WIDTH,
} from './layers.ts';

/** What each of some pieces means among the others, WIDTH numbers a piece, after each of the layers that were asked for. */
export type ReadPieces = (pieces: readonly number[]) => Float32Array[];

/** MiniLM as its package has it. `kept` are the numbers of layers, the highest last. */
export function createBaseReader(kept: readonly number[]): ReadPieces {
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

  const rows = graph.input('words', WIDTH);
  let state = normalise(graph, addPlaces(graph, rows, load(TABLES.place)), both(nameNorm('first')));
  const states: Value[] = [];
  for (let at = 0; at <= (kept.at(-1) ?? 0); at += 1) {
    const layer = makeLayer(
      (name) => both(nameMatrix(name, at)),
      (name) => both(nameNorm(name, at)),
    );
    state = passThrough(graph, layer, state);
    if (kept.includes(at)) states.push(state);
  }
  const calculate = compile(graph, states);
  const side = unpack(find(base.tensors, TABLES.side), 0, WIDTH);
  return (pieces) => calculate({ words: lookUp(base, pieces, () => side) });
}
