import type { Prompt } from '@casewright/document';
import type { MaterialSentence } from '../evidence/material.ts';
import type { RankedSentence } from './rank-sentences.ts';

/** Set where precision and recall over the labelled notes meet best; `npm run bench writing` shows both. */
export const SELECTION_THRESHOLD = 0.2;

const WORD_LIMIT = /\b(?:under|up to|no more than|at most|within)\s+(\d{1,4})\s+words\b/i;
const DEFAULT_WORDS = 300;
const MAX_SENTENCES = { paragraphs: 40, list: 20, table: 60, sentence: 1 } as const;
const SAME_SHARE = 0.8;

export interface Candidate extends RankedSentence {
  source: MaterialSentence;
}

/** The best that fit, without repetitions, in the order of the notes. */
export function selectSentences({ form, instruction }: Prompt, ranked: readonly Candidate[]): MaterialSentence[] {
  const limit = Number(WORD_LIMIT.exec(instruction)?.[1] ?? DEFAULT_WORDS);
  const selected: MaterialSentence[] = [];
  let words = 0;
  for (const { source, score } of ranked) {
    if (score < SELECTION_THRESHOLD || selected.length >= MAX_SENTENCES[form]) break;
    if (selected.some((each) => isRepetition(each, source))) continue;
    words += source.sentence.text.split(/\s+/).length;
    if (words > limit && selected.length > 0 && form !== 'table') break;
    selected.push(source);
  }
  return selected.toSorted((a, b) => a.number - b.number);
}

/** The same words and the same figures: a score that changed is no repetition. */
function isRepetition(a: MaterialSentence, b: MaterialSentence): boolean {
  if (a.figures.size !== b.figures.size || [...a.figures].some((figure) => !b.figures.has(figure))) return false;
  const shared = [...a.words].filter((word) => b.words.has(word)).length;
  const all = a.words.size + b.words.size - shared;
  return all === 0 ? a.sentence.text === b.sentence.text : shared / all >= SAME_SHARE;
}
