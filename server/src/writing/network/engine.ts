import { Tensor } from 'onnxruntime-common';
import { binding, initOrt } from 'onnxruntime-node/dist/binding.js';
import type { Graph, Value } from './graph.ts';

/** Rows for each input; gives what each output holds. */
export type Calculate = (inputs: Record<string, Float32Array>) => Float32Array[];

/** One thread, since the processors are shared with the service. The memory of the longest text is not kept. */
const OPTIONS = {
  executionProviders: ['cpu'],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  enableCpuMemArena: false,
} as const;

/**
 * Makes a calculation ready to run. ONNX Runtime's public call makes the same one wait for a turn of the event loop; rules
 * ask the network in the middle of their work, so it is called at once here.
 */
export function compile(graph: Graph, outputs: readonly Value[]): Calculate {
  initOrt();
  const session = new binding.InferenceSession();
  const { buffer, byteOffset, byteLength } = graph.toBytes(outputs);
  session.loadModel(buffer as ArrayBuffer, byteOffset, byteLength, OPTIONS);
  const widths = new Map(session.inputMetadata.map(({ name, shape }) => [name, shape[1] ?? 1]));
  const wanted = Object.fromEntries(outputs.map((name) => [name, null]));
  return (inputs) => {
    const feeds = Object.entries(inputs).map(([name, values]) => {
      const width = widths.get(name) ?? 1;
      return [name, new Tensor('float32', values, [values.length / width, width])];
    });
    const found = session.run(Object.fromEntries(feeds), wanted, {});
    return outputs.map((name) => found[name]?.data as Float32Array);
  };
}
