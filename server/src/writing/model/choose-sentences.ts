import type { Prompt } from '@casewright/document';
import type { Material, MaterialSentence } from '../evidence/material.ts';
import { contentWords } from '../language/words.ts';
import type { MaterialPassage } from '../placing/material-passage.ts';

/**
 * All of the notes where they fit; else what was sorted into the section, first of all what has words of its
 * instruction, then the rest in the order of the notes.
 */
export function chooseSentences(
  { sentences }: Material,
  passages: readonly MaterialPassage[],
  { label, instruction }: Prompt,
  maxCharacters: number,
): readonly MaterialSentence[] {
  const characters = sentences.reduce((sum, { sentence }) => sum + sentence.text.length, 0);
  if (characters <= maxCharacters) return sentences;
  const asked = contentWords(`${label} ${instruction}`);
  const shared = ({ words }: MaterialSentence): number => [...asked].filter((word) => words.has(word)).length;
  const placed = passages.flatMap((passage) => passage.sentences).toSorted((a, b) => shared(b) - shared(a));
  const chosen = new Set<MaterialSentence>();
  let left = maxCharacters;
  for (const source of [...placed, ...sentences]) {
    if (chosen.has(source)) continue;
    left -= source.sentence.text.length;
    if (left < 0) break;
    chosen.add(source);
  }
  return [...chosen].toSorted((a, b) => a.number - b.number);
}
