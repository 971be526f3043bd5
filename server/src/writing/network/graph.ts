import { encodeFields, type Field } from './onnx-bytes.ts';

/** A vector or a matrix, row by row. */
export interface Numbers {
  shape: readonly number[];
  values: Float32Array;
}

/** The name of what a step of the calculation gives. */
export type Value = string & { readonly brand: 'value' };

export type Attributes = Record<string, number | { decimal: number } | readonly number[]>;

/** A calculation as a list of steps, in the form of ONNX (onnx.proto, version 17 of its operators). */
export interface Graph {
  /** Rows of so many numbers; how many rows, each run decides. */
  input(name: string, width: number): Value;
  constant(numbers: Numbers): Value;
  vector(values: Float32Array): Value;
  /** Whole numbers, which say where to cut or how to lay out. */
  places(...places: number[]): Value;
  step(operator: string, inputs: readonly Value[], attributes?: Attributes): Value;
  toBytes(outputs: readonly Value[]): Uint8Array;
}

const [FORM_VERSION, OPERATORS_VERSION] = [8, 17];
/** The types of numbers and of attributes, by onnx.proto. */
const [FLOAT, INT64] = [1, 7];
const ATTRIBUTE = { decimal: 1, whole: 2, wholes: 7 };

export function createGraph(): Graph {
  const nodes: Field[] = [];
  const constants: Field[] = [];
  const inputs: Field[] = [];
  let named = 0;
  const nextName = (): Value => `v${named++}` as Value;

  const keep = (type: number, shape: readonly number[], bytes: Uint8Array): Value => {
    const name = nextName();
    constants.push([5, [...shape.map((size): Field => [1, size]), [2, type], [8, name], [9, bytes]]]);
    return name;
  };

  return {
    input: (name, width) => {
      inputs.push([11, describeRows(name, width)]);
      return name as Value;
    },
    constant: ({ shape, values }) => keep(FLOAT, shape, bytesOf(values)),
    vector: (values) => keep(FLOAT, [values.length], bytesOf(values)),
    places: (...places) => keep(INT64, [places.length], bytesOf(BigInt64Array.from(places, BigInt))),
    step: (operator, from, attributes = {}) => {
      const name = nextName();
      nodes.push([
        1,
        [
          ...from.map((input): Field => [1, input]),
          [2, name],
          [4, operator],
          ...Object.entries(attributes).map(([key, value]): Field => [5, describeAttribute(key, value)]),
        ],
      ]);
      return name;
    },
    toBytes: (outputs) =>
      encodeFields([
        [1, FORM_VERSION],
        [8, [[2, OPERATORS_VERSION]]],
        [7, [...nodes, [2, 'network'], ...constants, ...inputs, ...outputs.map((name): Field => [12, [[1, name]]])]],
      ]),
  };
}

function describeRows(name: string, width: number): Field[] {
  const shape: Field[] = [
    [1, [[2, 'rows']]],
    [1, [[1, width]]],
  ];
  return [
    [1, name],
    [
      2,
      [
        [
          1,
          [
            [1, FLOAT],
            [2, shape],
          ],
        ],
      ],
    ],
  ];
}

function describeAttribute(name: string, value: Attributes[string]): Field[] {
  if (typeof value === 'number')
    return [
      [1, name],
      [3, value],
      [20, ATTRIBUTE.whole],
    ];
  if ('decimal' in value)
    return [
      [1, name],
      [2, value],
      [20, ATTRIBUTE.decimal],
    ];
  return [[1, name], ...value.map((one): Field => [8, one]), [20, ATTRIBUTE.wholes]];
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array | BigInt64Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
