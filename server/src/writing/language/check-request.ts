import { type ClaimChecker, createClaimChecker } from '../claims/check-claims.ts';
import type { CheckAnswer, CheckedNote, CheckRequest } from '../claims/check-request.ts';
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

/** Reads the notes once, and holds any number of claims against them. */
export function checkRequest({ key, notes, claims }: CheckRequest): CheckAnswer {
  const known = kept.get(key) ?? (notes === null ? undefined : readNotes(notes));
  if (known === undefined) return null;
  keep(key, known);
  return claims.map(known.check);
}

function readNotes(notes: readonly CheckedNote[]): Kept {
  const read = notes.map(({ markdown, title, date, places }) => {
    const sentences = readNote(markdown);
    const passages = places === null ? sentences : sentences.filter(isSaid(places));
    return { title, date, passages, quotes: quotePassages(passages) };
  });
  return {
    check: createClaimChecker(read),
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
