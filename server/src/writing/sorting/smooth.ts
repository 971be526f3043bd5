import type { Passage } from '../passages/passage.ts';
import type { Transitions, Weights } from './weights.ts';

/** For each passage how its kind follows from that of the one before, which depends on whether they share a paragraph. */
export function transitionsFor(
  { within, between }: Pick<Weights, 'within' | 'between'>,
  passages: readonly Passage[],
): Transitions[] {
  return passages.map(({ block }, index) => (passages[index - 1]?.block === block ? within : between));
}

/**
 * The probabilities of each kind for each passage, in the light of what comes before and after it: forward and backward
 * over the note. `scores` are logarithms up to a constant.
 */
export function smoothKinds(
  scores: readonly Float32Array[],
  transitions: readonly Transitions[],
  strength: number,
): Float32Array[] {
  const own = scores.map(toProbabilities);
  const known = new Map<Transitions, number[][]>();
  const follows = transitions.map((table) => {
    const made = known.get(table) ?? table.map((row) => row.map((value) => Math.exp(strength * value)));
    known.set(table, made);
    return made;
  });
  const last = own.length - 1;
  const forward = pass(own, (index, from, to) => follows[index]?.[from]?.[to] ?? 1);
  const backward = pass(
    own.toReversed(),
    (index, from, to) => follows[last - index + 1]?.[to]?.[from] ?? 1,
  ).toReversed();
  return own.map((probabilities, index) => {
    const joined = probabilities.map(
      (probability, kind) => probability * (forward[index]?.[kind] ?? 1) * (backward[index]?.[kind] ?? 1),
    );
    return normalise(joined);
  });
}

/** What the passages before each one say of it. */
function pass(
  own: readonly Float32Array[],
  follow: (index: number, from: number, to: number) => number,
): Float32Array[] {
  const messages: Float32Array[] = [];
  for (const [index, probabilities] of own.entries()) {
    const before = own[index - 1];
    const known = messages[index - 1];
    if (before === undefined || known === undefined) {
      messages.push(probabilities.map(() => 1));
      continue;
    }
    const state = normalise(before.map((probability, kind) => probability * (known[kind] ?? 1)));
    messages.push(
      normalise(
        probabilities.map((_, to) => {
          let sum = 0;
          for (const [from, probability] of state.entries()) sum += probability * follow(index, from, to);
          return sum;
        }),
      ),
    );
  }
  return messages;
}

function toProbabilities(scores: Float32Array): Float32Array {
  const highest = Math.max(...scores);
  return normalise(scores.map((score) => Math.exp(score - highest)));
}

function normalise(values: Float32Array): Float32Array {
  let sum = 0;
  for (const value of values) sum += value;
  return sum === 0 ? values.map(() => 1 / values.length) : values.map((value) => value / sum);
}
