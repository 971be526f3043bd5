import { isWord } from './kinds-of-words.ts';
import { setOf } from './leading-words.ts';
import type { Token } from './tokens.ts';

/** What kind of line each word stands in: only in a sentence does a capital say something. */
export type LineKind = 'sentence' | 'heading' | 'shouted';

const LINE_END = /[\n|]/;
const SENTENCE_END = /[.!?]/;
const SMALL_IN_HEADINGS = setOf('of and the for in on to with a an at by from during or re w v vs');
const LEAST_SHOUTED = 3;

/** The kind of line of each token, in the order of the tokens. */
export function listLineKinds(tokens: readonly Token[]): LineKind[] {
  const kinds: LineKind[] = [];
  let start = 0;
  for (let index = 1; index <= tokens.length; index += 1) {
    if (index < tokens.length && !LINE_END.test(tokens[index]?.gap ?? '')) continue;
    const line = tokens.slice(start, index);
    const kind = kindOf(line, tokens[index]);
    for (let place = start; place < index; place += 1) kinds.push(kind);
    start = index;
  }
  return kinds;
}

function kindOf(line: readonly Token[], next: Token | undefined): LineKind {
  const upper = line.filter(({ isUpper, text }) => isUpper && text.length > 1);
  const isShouted =
    upper.length >= LEAST_SHOUTED &&
    upper.length >= line.length * 0.7 &&
    upper.filter(({ folded }) => isWord(folded)).length >= upper.length / 2;
  if (isShouted) return 'shouted';
  const ends = SENTENCE_END.test(next?.gap ?? line.at(-1)?.follows ?? '');
  // A line that begins small is a note in a few words: "on Sycamore".
  const isHeading = line.every(
    ({ isCapital, folded }, place) => isCapital || (place > 0 && SMALL_IN_HEADINGS.has(folded)),
  );
  // "PEX'd from Ark Globe" tells what happened.
  const isTold = /(?:ed|'d)$/i.test(line[0]?.text ?? '') && line[1]?.isCapital === false;
  return isHeading && !isTold && !ends && line.length > 1 ? 'heading' : 'sentence';
}
