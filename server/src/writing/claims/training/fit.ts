import { scoreOf } from '../comparing/decide.ts';

export interface Example {
  features: Record<string, number>;
  isTrue: boolean;
  weight: number;
}

const STEPS = 2_500;
const RATE = 2;
const DECAY = 0.001;

/** The weights of a logistic regression, by steps down the slope of the whole. */
export function fitWeights(examples: readonly Example[]): Record<string, number> {
  const names = Object.keys(examples[0]?.features ?? {});
  const weights = Object.fromEntries(names.map((name) => [name, 0]));
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = Object.fromEntries(names.map((name) => [name, 0]));
    for (const { features, isTrue, weight } of examples) {
      const miss = (1 / (1 + Math.exp(-scoreOf(weights, features))) - Number(isTrue)) * weight;
      for (const name of names) slopes[name] = (slopes[name] ?? 0) + miss * (features[name] ?? 0);
    }
    for (const name of names) {
      const own = weights[name] ?? 0;
      const decay = name === 'bias' ? 0 : DECAY * own;
      weights[name] = own - RATE * ((slopes[name] ?? 0) / total + decay);
    }
  }
  return weights;
}
