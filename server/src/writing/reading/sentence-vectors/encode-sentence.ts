import { compile } from '../../network/engine.ts';
import { createGraph, type Graph, type Numbers, type Value } from '../../network/graph.ts';
import { createPieceCutter } from './cut-pieces.ts';
import { readSentenceModel } from './sentence-model.ts';

const PIECE_WIDTH = 256;
const WIDTH = 512;
const HEADS = 4;
const MOST_PIECES = 128;
const EPSILON = { epsilon: { decimal: 1e-6 } };
/** In a shape: as many as there are. */
const AS_IT_IS = 0;

/** What the package calls the tables and matrices: some are of the module itself, the others of its first use. */
const [MODULE, USED] = ['module', 'module_apply_default'];
const ENCODE = 'Encoder_en/KonaTransformer/Encode';
const NAMES = {
  pieces: `${MODULE}/Embeddings_en`,
  timing: `${USED}/${ENCODE}/TransformerStack/Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1`,
  own: (layer: number, part: string) =>
    `${USED}/${ENCODE}/Layer_${layer}/TransformerLayer/${part}/ConcatPartitions/concat`,
  kernel: (layer: number, part: string) =>
    `${MODULE}/${ENCODE}/Layer_${layer}/TransformerLayer/MultiheadAttention/${part}/kernel/part_0`,
  inner: (layer: number, part: string) =>
    `${USED}/${ENCODE}/TransformerStack/Layer_${layer}/TransformerLayer/FFN/${part}/Tensordot/Reshape_1`,
  last: `${MODULE}/Encoder_en/hidden_layers/tanh_layer_0`,
};

/** What a sentence means: WIDTH numbers, whose squares add up to one. */
export function createSentenceEncoder(): (text: string) => Float32Array {
  const { weights, vocabulary } = readSentenceModel();
  const cut = createPieceCutter(vocabulary);
  const find = (name: string): Numbers => {
    const found = weights.get(name);
    if (found === undefined) throw new Error(`the sentence model has no ${name}`);
    return found;
  };
  const [pieces, timing] = [find(NAMES.pieces).values, find(NAMES.timing).values];
  const calculate = compileModel(find);

  return (text) => {
    const numbers = cut(text).slice(0, MOST_PIECES);
    const rows = new Float32Array(numbers.length * PIECE_WIDTH);
    for (const [at, piece] of numbers.entries()) {
      const row = rows.subarray(at * PIECE_WIDTH, (at + 1) * PIECE_WIDTH);
      // The model was trained with each piece added twice.
      for (let place = 0; place < PIECE_WIDTH; place += 1) row[place] = 2 * (pieces[piece * PIECE_WIDTH + place] ?? 0);
      addPlace(row, at, timing);
    }
    return calculate({ pieces: rows })[0] ?? new Float32Array(WIDTH);
  };
}

/** Where in the sentence a piece stands, as waves of many lengths. */
function addPlace(row: Float32Array, place: number, timing: Float32Array): void {
  for (const [wave, speed] of timing.entries()) {
    row[wave] = (row[wave] ?? 0) + Math.sin(place * speed);
    row[timing.length + wave] = (row[timing.length + wave] ?? 0) + Math.cos(place * speed);
  }
}

/** Two layers of attention, the mean over all pieces, and one layer on top. */
function compileModel(find: (name: string) => Numbers): (inputs: { pieces: Float32Array }) => Float32Array[] {
  const graph = createGraph();
  const { step, constant } = graph;
  const named = (name: string): Value => constant(find(name));
  const add = (...values: [Value, Value]): Value => step('Add', values);
  const dense = (rows: Value, weight: Value, bias: string): Value => add(step('MatMul', [rows, weight]), named(bias));
  const normalise = (rows: Value, layer: number, part: string): Value =>
    step(
      'LayerNormalization',
      [
        rows,
        named(NAMES.own(layer, `${part}/layer_norm/layer_norm_scale`)),
        named(NAMES.own(layer, `${part}/layer_norm/layer_norm_bias`)),
      ],
      EPSILON,
    );

  function pay(rows: Value, layer: number, width: number): Value {
    const turn = (part: string, into: Value): Value =>
      dense(
        into,
        kernelOf(graph, find(NAMES.kernel(layer, part))),
        NAMES.own(layer, `MultiheadAttention/${part}/bias`),
      );
    const asked = turn('qkv_transform_single', rows);
    const byHead = (which: number, order: readonly number[]): Value => {
      const from = step('Slice', [
        asked,
        graph.places(which * width),
        graph.places((which + 1) * width),
        graph.places(1),
      ]);
      return step('Transpose', [step('Reshape', [from, graph.places(AS_IT_IS, HEADS, width / HEADS)])], {
        perm: order,
      });
    };
    const scale = constant({ shape: [1], values: Float32Array.of(1 / Math.sqrt(width / HEADS)) });
    const likeness = step('MatMul', [step('Mul', [byHead(0, [1, 0, 2]), scale]), byHead(1, [1, 2, 0])]);
    const seen = step('MatMul', [step('Softmax', [likeness]), byHead(2, [1, 0, 2])]);
    const joined = step('Reshape', [step('Transpose', [seen], { perm: [1, 0, 2] }), graph.places(AS_IT_IS, width)]);
    return turn('output_transform_single', joined);
  }

  function think(rows: Value, layer: number): Value {
    const inner = dense(
      normalise(rows, layer, 'FFN/layer_prepostprocess'),
      named(NAMES.inner(layer, 'conv1')),
      NAMES.own(layer, 'FFN/conv1/bias'),
    );
    const outer = dense(step('Relu', [inner]), named(NAMES.inner(layer, 'conv2')), NAMES.own(layer, 'FFN/conv2/bias'));
    return add(outer, rows);
  }

  const rows = graph.input('pieces', PIECE_WIDTH);
  // The first layer makes the rows twice as wide, so what goes past it is made as wide.
  const past = dense(rows, named(NAMES.own(0, 'dense/kernel')), NAMES.own(0, 'dense/bias'));
  const first = think(add(pay(normalise(rows, 0, 'layer_prepostprocess'), 0, PIECE_WIDTH), past), 0);
  const second = think(add(pay(normalise(first, 1, 'layer_prepostprocess'), 1, WIDTH), first), 1);
  const mean = step('ReduceMean', [second], { axes: [0] });
  const last = step('Tanh', [dense(mean, named(`${NAMES.last}/weights`), `${NAMES.last}/bias`)]);
  return compile(graph, [step('LpNormalization', [last], { axis: 1, p: 2 })]);
}

/** A matrix that the package writes as one over single places. */
function kernelOf(graph: Graph, { shape, values }: Numbers): Value {
  return graph.constant({ shape: shape.slice(-2), values });
}
