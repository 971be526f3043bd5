import { mapWithStops, type Turns } from '../../lib/turns.ts';
import { checkAgainst, type ClaimChecker } from '../claims/check-claims.ts';
import type { CheckAnswer, CheckedMaterial, CheckRequest } from '../claims/check-request.ts';
import { indexInTurns, type PassageNote } from '../claims/comparing/passages.ts';
import { quotePassages } from '../claims/quote-passages.ts';
import { readNote } from '../reading/read-note.ts';

/** Notes of the reports that are being written or edited; a report's sections and saves use the same ones. */
const MAX_KEPT = 6;
/** With what is read from them they take some 300 MB. */
const MAX_KEPT_CHARACTERS = 4_000_000;

interface Kept {
  check: ClaimChecker;
  characters: number;
}

const kept = new Map<string, Kept>();

/** Reads the notes once, and compares any number of claims with them. */
export function* checkRequest({ key, material, claims, isReadClosely }: CheckRequest): Turns<CheckAnswer> {
  const known = kept.get(key) ?? (material === null ? null : yield* readMaterial(material));
  if (known === null) return null;
  keep(key, known);
  return yield* mapWithStops(claims, (claim) => known.check(claim, isReadClosely));
}

function* readMaterial({ notes, clientName }: CheckedMaterial): Turns<Kept> {
  const read: PassageNote[] = [];
  for (const { markdown, title, date, places } of notes) {
    const sentences = readNote(markdown);
    yield;
    const passages = places === null ? sentences : sentences.filter(isSaid(places));
    read.push({ title, date, passages, quotes: quotePassages(passages) });
    yield;
  }
  return {
    check: checkAgainst(yield* indexInTurns(read, clientName)),
    characters: notes.reduce((sum, { markdown }) => sum + markdown.length, 0),
  };
}

/** Places stand in the order of the text, and so do the sentences: each is looked at once. */
function isSaid(
  places: readonly { startOffset: number; endOffset: number }[],
): (sentence: { start: number }) => boolean {
  let at = 0;
  return ({ start }) => {
    while (at < places.length && (places[at]?.endOffset ?? 0) <= start) at += 1;
    const place = places[at];
    return place !== undefined && start >= place.startOffset;
  };
}

function keep(key: string, entry: Kept): void {
  kept.delete(key);
  kept.set(key, entry);
  let characters = 0;
  for (const [other, { characters: own }] of [...kept].toReversed()) {
    characters += own;
    const isOver = characters > MAX_KEPT_CHARACTERS && other !== key;
    if (isOver || [...kept.keys()].length - [...kept.keys()].indexOf(other) > MAX_KEPT) kept.delete(other);
  }
}
