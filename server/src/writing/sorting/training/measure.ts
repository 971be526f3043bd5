import { type Kind, KINDS } from '../../headings/kinds.ts';
import { judgeRisk } from '../judge-risk.ts';
import { scorePassage } from '../score-passage.ts';
import { smoothKinds, transitionsFor } from '../smooth.ts';
import { CONTEXT_STRENGTH } from '../sort-note.ts';
import { RISK_COLUMN, type Weights } from '../weights.ts';
import type { ExampleNote, PreparedExample } from './example.ts';

export interface Accuracy {
  passages: number;
  /** The likeliest kind is the labelled one. */
  first: number;
  /** It is the labelled one or one of the further ones. */
  any: number;
  /** Of the passages that touch harm: those put under risk, and those put there or shown for a look. */
  riskRecall: number;
  riskSeen: number;
  riskPrecision: number;
  /** The share of all passages that is shown for a look. */
  looks: number;
}

interface Judged {
  example: PreparedExample;
  kind: Kind;
  isRisk: boolean;
  mayBeRisk: boolean;
}

export function measure(weights: Weights, notes: readonly ExampleNote<PreparedExample>[]): Accuracy {
  const judged = notes.flatMap(({ examples }) => judgeNote(weights, examples));
  const risky = judged.filter(({ example }) => example.risk === true);
  const marked = judged.filter(({ example, isRisk }) => isRisk && example.risk !== null);
  return {
    passages: judged.length,
    first: share(judged, ({ example, kind }) => kind === example.kind),
    any: share(judged, ({ example, kind }) => kind === example.kind || example.also.includes(kind)),
    riskRecall: share(risky, ({ isRisk }) => isRisk),
    riskSeen: share(risky, ({ isRisk, mayBeRisk }) => isRisk || mayBeRisk),
    riskPrecision: share(marked, ({ example }) => example.risk === true),
    looks: share(judged, ({ mayBeRisk }) => mayBeRisk),
  };
}

function judgeNote(weights: Weights, examples: readonly PreparedExample[]): Judged[] {
  const scores = examples.map(({ features, vector }) => scorePassage(weights, features, vector));
  const passages = examples.map(({ passage }) => passage);
  const own = scores.map((score) => score.subarray(0, KINDS.length));
  const kinds = smoothKinds(own, transitionsFor(weights, passages), CONTEXT_STRENGTH);
  return examples.map((example, index) => {
    const probabilities = kinds[index] ?? new Float32Array();
    const likely = KINDS.map((kind, place) => [kind, probabilities[place] ?? 0] as const).toSorted(
      ([, a], [, b]) => b - a,
    );
    const risk = 1 / (1 + Math.exp(-(scores[index]?.[RISK_COLUMN] ?? 0)));
    return { example, kind: likely[0]?.[0] ?? 'chatter', ...judgeRisk(example.passage, likely, risk) };
  });
}

function share<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number {
  return Number((items.filter(isCounted).length / Math.max(1, items.length)).toFixed(3));
}
