import { KINDS } from '../../headings/kinds.ts';
import { scorePassage } from '../score-passage.ts';
import { smoothKinds, transitionsFor } from '../smooth.ts';
import type { Weights } from '../weights.ts';
import type { ExampleNote, PreparedExample } from './example.ts';

export interface Accuracy {
  passages: number;
  /** The likeliest kind is the labelled one. */
  first: number;
  /** It is the labelled one or one of the further ones. */
  any: number;
  riskRecall: number;
  riskPrecision: number;
}

export function measure(
  weights: Weights,
  notes: readonly ExampleNote<PreparedExample>[],
  strength: number,
  isRisk: (example: PreparedExample, score: number) => boolean,
): Accuracy & { wrong: [PreparedExample, string, number][] } {
  let [passages, first, any, found, marked, risky] = [0, 0, 0, 0, 0, 0];
  const wrong: [PreparedExample, string, number][] = [];
  for (const { examples } of notes) {
    const scores = examples.map(({ features, vector }) => scorePassage(weights, features, vector));
    const kinds = smoothKinds(
      scores.map((score) => score.subarray(0, KINDS.length)),
      transitionsFor(
        weights,
        examples.map(({ passage }) => passage),
      ),
      strength,
    );
    for (const [index, example] of examples.entries()) {
      const probabilities = kinds[index] ?? new Float32Array();
      const best = KINDS[probabilities.indexOf(Math.max(...probabilities))] ?? 'chatter';
      passages += 1;
      if (best === example.kind) first += 1;
      if (best === example.kind || example.also.includes(best)) any += 1;
      else wrong.push([example, best, Math.max(...probabilities)]);
      if (example.risk === null) continue;
      const isMarked = isRisk(example, scores[index]?.[KINDS.length] ?? 0);
      if (example.risk) risky += 1;
      if (isMarked) marked += 1;
      if (isMarked && example.risk) found += 1;
    }
  }
  return {
    passages,
    first: share(first, passages),
    any: share(any, passages),
    riskRecall: share(found, risky),
    riskPrecision: share(found, marked),
    wrong,
  };
}

function share(part: number, whole: number): number {
  return Number((part / Math.max(1, whole)).toFixed(3));
}
