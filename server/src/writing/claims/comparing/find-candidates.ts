import { membersOf } from '../lexicon/drug-classes.ts';
import { relatives } from '../lexicon/thesaurus.ts';
import type { Segment } from '../reading/statement.ts';
import type { PassageIndex } from './passages.ts';

/** Places that are looked at for one claim, those of rare words first: so that the time does not grow with its square. */
const MAX_PLACES = 6_000;

const RELATIVE_WEIGHT = 0.5;

/** An age may be counted from these. */
const BIRTH = ['dob', 'born', 'birth'];

/** The passages that share most with these segments, the likeliest first. */
export function findCandidates(index: PassageIndex, segments: readonly Segment[], count: number): number[] {
  const weights = new Map<string, number>();
  for (const { items, quantities } of segments) {
    for (const { key, words, weight, isPart } of items) {
      const own = isPart ? RELATIVE_WEIGHT : Math.max(weight, 0.2);
      for (const each of [key, ...words]) weights.set(each, Math.max(own, weights.get(each) ?? 0));
      for (const other of [...relatives(key), ...membersOf(key)])
        weights.set(other, Math.max(own * RELATIVE_WEIGHT, weights.get(other) ?? 0));
    }
    for (const { values, unit } of quantities) {
      for (const value of values) weights.set(`#${value}`, 1);
      if (unit === 'age') for (const key of BIRTH) weights.set(key, 1);
    }
  }
  const found = [...weights].flatMap(([key, weight]) => {
    const places = index.places.get(key);
    return places === undefined ? [] : [{ places, weight }];
  });
  const scores = new Map<number, number>();
  let left = MAX_PLACES;
  for (const { places, weight } of found.toSorted((a, b) => a.places.length - b.places.length)) {
    if (left <= 0) break;
    const rarity = Math.log(1 + (index.passages.length + 1) / (places.length + 0.5));
    for (const place of places.slice(0, left)) scores.set(place, (scores.get(place) ?? 0) + weight * rarity);
    left -= places.length;
  }
  return [...scores]
    .toSorted(([a, x], [b, y]) => y - x || a - b)
    .slice(0, count)
    .map(([place]) => place);
}
