import { softmax } from '../network/vectors.ts';
import type { Demand } from './heading-kinds.ts';
import { type Kind, KINDS, UNASKED } from './kinds.ts';
import { loadSectionWeights, type SectionLayer, type SectionWeights } from './section-weights.ts';

/** A kind that is less likely than this is not asked for. */
const MIN_LIKELIHOOD = 0.08;
/** Whether a section is about harm is never left to likelihoods: its words say so, or it is not. */
const NEVER: ReadonlySet<Kind> = new Set([...UNASKED, 'risk']);

/**
 * The kinds that a section asks for by what its words mean, whether or not they are known: `Head and spirits. Memory,
 * mood, motivation.` The vectors are those of its name, of its instruction, and of both together, which count twice.
 */
export function learntDemand(name: Float32Array, instruction: Float32Array, both: Float32Array): Demand {
  const weights = loadSectionWeights();
  const likelihoods = [name, instruction, both, both].map((vector) => likelihoodsOf(weights, vector));
  const demand = new Map<Kind, number>();
  for (const [index, kind] of KINDS.entries()) {
    const likelihood = likelihoods.reduce((sum, each) => sum + (each[index] ?? 0), 0) / likelihoods.length;
    if (likelihood >= MIN_LIKELIHOOD && !NEVER.has(kind)) demand.set(kind, likelihood);
  }
  return demand;
}

function likelihoodsOf({ hidden, output }: SectionWeights, vector: Float32Array): number[] {
  const lit = passThrough(hidden, vector).map((value) => Math.max(0, value));
  return softmax([...passThrough(output, lit)]);
}

function passThrough({ values, scales, bias }: SectionLayer, inputs: Float32Array): Float32Array {
  const sums = new Float32Array(bias.length);
  for (const [row, input] of inputs.entries()) {
    for (let column = 0; column < sums.length; column += 1) {
      sums[column] = (sums[column] ?? 0) + input * (values[row * sums.length + column] ?? 0);
    }
  }
  return sums.map((sum, column) => sum * (scales[column] ?? 0) + (bias[column] ?? 0));
}
