import { expect, test } from 'vitest';
import { compile } from './engine.ts';
import { createGraph } from './graph.ts';

test('a graph is calculated for any number of rows, with constants, places and attributes of each kind', () => {
  const graph = createGraph();
  const rows = graph.input('rows', 2);
  const weight = graph.constant({ shape: [2, 3], values: Float32Array.of(1, 2, 3, 4, 5, 6) });
  const product = graph.step('MatMul', [rows, weight]);
  const turned = graph.step('Transpose', [product], { perm: [1, 0] });
  const last = graph.step('Slice', [turned, graph.places(-1), graph.places(1_000_000), graph.places(0)]);
  const steep = graph.step('LeakyRelu', [graph.step('Concat', [last, last], { axis: 1 })], { alpha: { decimal: 0.5 } });
  const calculate = compile(graph, [product, steep]);
  expect(calculate({ rows: Float32Array.of(1, 1) }).map((each) => [...each])).toEqual([
    [5, 7, 9],
    [9, 9],
  ]);
  expect(calculate({ rows: Float32Array.of(1, 0, -1, -1) }).map((each) => [...each])).toEqual([
    [1, 2, 3, -5, -7, -9],
    [3, -4.5, 3, -4.5],
  ]);
});

test('what is no operator is refused when it is compiled', () => {
  const graph = createGraph();
  const wrong = graph.step('NoSuchStep', [graph.input('rows', 2)]);
  expect(() => compile(graph, [wrong])).toThrow('NoSuchStep');
});
