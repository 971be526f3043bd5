import { expect, test } from 'vitest';
import { changeMatrix } from './changed-matrix.ts';
import { compile } from './engine.ts';
import { createGraph } from './graph.ts';

test('a matrix is itself and the product of what was learnt', () => {
  const graph = createGraph();
  const original = { shape: [2, 3], bytes: Uint8Array.of(0, 1, 2, 3, 4, 5), scale: 2, min: -1 };
  const change = { rank: 1, left: Float32Array.of(1, 10), right: Float32Array.of(1, 0, 2) };
  const rows = graph.step('MatMul', [graph.input('rows', 2), changeMatrix(graph, original, change)]);
  const calculate = compile(graph, [rows]);
  expect([...(calculate({ rows: Float32Array.of(1, 0, 0, 1) })[0] ?? [])]).toEqual([0, 1, 5, 15, 7, 29]);
});
