import { createRequire } from 'node:module';

/** A block of numbers in the memory of the engine. */
export interface Tensor {
  dataSync(): Float32Array;
}

/** What is used of TensorFlow.js here; its own types are in a package that is not installed. */
export interface Engine {
  ready(): Promise<void>;
  tensor(values: Float32Array, shape: readonly number[]): Tensor;
  tidy<Result>(work: () => Result): Result;
  /** Keeps a tensor that was made within `tidy`. */
  keep(kept: Tensor): Tensor;
  add(a: Tensor, b: Tensor | number): Tensor;
  sub(a: Tensor, b: Tensor): Tensor;
  mul(a: Tensor, b: Tensor | number): Tensor;
  matMul(a: Tensor, b: Tensor, isFirstTurned?: boolean, isSecondTurned?: boolean): Tensor;
  mean(a: Tensor, axis: number, keepsRank: boolean): Tensor;
  square(a: Tensor): Tensor;
  rsqrt(a: Tensor): Tensor;
  relu(a: Tensor): Tensor;
  sigmoid(a: Tensor): Tensor;
  softmax(a: Tensor): Tensor;
  tanh(a: Tensor): Tensor;
  concat(all: readonly Tensor[], axis: number): Tensor;
  reshape(a: Tensor, shape: readonly number[]): Tensor;
  transpose(a: Tensor, order: readonly number[]): Tensor;
}

const engine = createRequire(import.meta.url)('@energetic-ai/core') as Engine;
// Its WebAssembly is compiled in the background. From here on each step gives its result at once.
await engine.ready();

export { engine };
