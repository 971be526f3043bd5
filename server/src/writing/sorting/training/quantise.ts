import { type LinearWeights, SHAPES, type Table, type TableName, TABLES, type Weights } from '../weights.ts';
import type { ExampleNote } from './example.ts';
import type { Network } from './network.ts';
import { learnTransitions } from './transitions.ts';

/** In eight bits, with a scale for each column of each table. */
export function quantise(network: Network, notes: readonly ExampleNote[], linear: LinearWeights): Weights {
  const tables = TABLES.map((name) => [name, roundTable(network[name].values, SHAPES[name].columns)]);
  return {
    ...(Object.fromEntries(tables) as Record<TableName, Table>),
    bias: [...network.bias.values],
    hiddenBias: [...network.hiddenBias.values],
    linear,
    within: learnTransitions(notes, true),
    between: learnTransitions(notes, false),
  };
}

export function roundTable(values: Float32Array, columns: number): Table {
  const scales = Array.from({ length: columns }, (_, column) => {
    let highest = 0;
    for (let at = column; at < values.length; at += columns) highest = Math.max(highest, Math.abs(values[at] ?? 0));
    return highest / 127 || 1;
  });
  const rounded = Int8Array.from(values, (value, at) => Math.round(value / (scales[at % columns] ?? 1)));
  return { columns, values: rounded, scales };
}
