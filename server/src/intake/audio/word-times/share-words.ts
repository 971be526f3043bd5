import type { SpeechRun } from './hear-runs.ts';

/** A word, as far as its time goes. */
export interface TimedLength {
  /** How many letters' worth of time it takes to say. */
  length: number;
  /** Whether a comma, a full stop or the like follows: speakers pause there. */
  hasStop: boolean;
}

/** A stop without a pause, and a pause without a stop, cost as much as this much misplaced speech. */
const STOP_WITHOUT_PAUSE_MS = 250;
const PAUSE_WITHOUT_STOP_MS = 150;

/** How many of the words are said in each run of speech: the sharing that costs least. */
export function shareWords(words: readonly TimedLength[], runs: readonly SpeechRun[]): number[] {
  const costOf = createCost(words, runs);
  // What it costs to have said the first n words at the end of a run, for one run after the other.
  let cheapest = new Float64Array(words.length + 1).fill(Number.POSITIVE_INFINITY);
  cheapest[0] = 0;
  const firstWords = runs.map((_, run) => {
    const next = new Float64Array(words.length + 1).fill(Number.POSITIVE_INFINITY);
    const firsts = new Uint16Array(words.length + 1);
    for (let end = 0; end <= words.length; end += 1)
      for (let first = 0; first <= end; first += 1) {
        const cost = at(cheapest, first) + costOf(run, first, end);
        if (cost < at(next, end)) [next[end], firsts[end]] = [cost, first];
      }
    cheapest = next;
    return firsts;
  });
  let end = words.length;
  return firstWords
    .toReversed()
    .map((firsts) => {
      const count = end - at(firsts, end);
      end -= count;
      return count;
    })
    .toReversed();
}

type Cost = (run: number, first: number, end: number) => number;

function createCost(words: readonly TimedLength[], runs: readonly SpeechRun[]): Cost {
  const letters = addUp(words.map(({ length }) => length));
  const stops = addUp(words.map(({ hasStop }) => Number(hasStop)));
  const durations = runs.map(({ startMs, endMs }) => endMs - startMs);
  const msOfLetter = (addUp(durations).at(-1) ?? 0) / Math.max(1, letters.at(-1) ?? 0);
  return (run, first, end) => {
    const expectedMs = (at(letters, end) - at(letters, first)) * msOfLetter;
    const endsWithStop = end > first && words[end - 1]?.hasStop === true;
    const stopsInside = at(stops, end) - at(stops, first) - Number(endsWithStop);
    const pauseMs = run === runs.length - 1 || endsWithStop ? 0 : PAUSE_WITHOUT_STOP_MS;
    return Math.abs(at(durations, run) - expectedMs) + stopsInside * STOP_WITHOUT_PAUSE_MS + pauseMs;
  };
}

/** 0, then the sum of the first, of the first two, and so on. */
function addUp(numbers: readonly number[]): number[] {
  const sums = [0];
  for (const number of numbers) sums.push(at(sums, sums.length - 1) + number);
  return sums;
}

function at(numbers: ArrayLike<number>, index: number): number {
  return numbers[index] ?? 0;
}
