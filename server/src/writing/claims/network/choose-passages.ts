import { writeOut } from '../../prose/write-out.ts';
import { findCandidates } from '../comparing/find-candidates.ts';
import type { Passage, PassageIndex } from '../comparing/passages.ts';
import type { Statement } from '../reading/statement.ts';

/** More words take more time, and draw the eye away from those that count. */
const MAX_WORDS = 60;
const CANDIDATES = 16;
/** The likeliest passages come first, and then what stands around the two best. */
const BEST = { alone: 3, surrounded: 2 };
/** Of short notes the rest is read too, from their beginning. */
const MAX_OTHERS = 60;
/** When so much of the room is taken, no shorter passage is looked for. */
const FULL = 0.8;

/** The passages that a claim is read beside, in the order of the notes, as one text. */
export function choosePassages(index: PassageIndex, { segments }: Statement): string {
  const { passages } = index;
  const ranked = findCandidates(index, segments, CANDIDATES);
  const taken: { at: number; text: string }[] = [];
  let words = 0;
  for (const at of orderOf(ranked, passages.length)) {
    const passage = passages[at];
    const text = passage === undefined ? '' : sayPassage(passage);
    const count = text.split(/\s+/).length;
    if (words + count > MAX_WORDS && taken.length > 0) {
      if (words > MAX_WORDS * FULL) break;
      continue;
    }
    taken.push({ at, text });
    words += count;
  }
  return taken
    .toSorted((a, b) => a.at - b.at)
    .map(({ text }) => text)
    .join(' ');
}

function around(places: readonly number[]): number[] {
  return places.flatMap((at) => [at + 1, at - 1]);
}

function orderOf(ranked: readonly number[], count: number): Set<number> {
  const others = Array.from({ length: Math.min(count, MAX_OTHERS) }, (_, at) => at);
  const order = [
    ...ranked.slice(0, BEST.alone),
    ...around(ranked.slice(0, BEST.surrounded)),
    ...ranked,
    ...around(ranked),
    ...others,
  ];
  return new Set(order.filter((at) => at >= 0 && at < count));
}

function sayPassage({ text, heading }: Passage): string {
  return text === heading ? `${text}:` : sayPlainly(text);
}

/** Shorthand in full, without the marks of a layout. */
export function sayPlainly(text: string): string {
  return writeOut(text)
    .text.replaceAll(/[*_`|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
