import type { Material, MaterialSentence } from '../evidence/material.ts';
import type { MaterialPassage } from '../placing/material-passage.ts';

/** All of the notes where they fit; else what was sorted into the section, then the rest in the order of the notes. */
export function chooseSentences(
  { sentences }: Material,
  passages: readonly MaterialPassage[],
  maxCharacters: number,
): readonly MaterialSentence[] {
  const characters = sentences.reduce((sum, { sentence }) => sum + sentence.text.length, 0);
  if (characters <= maxCharacters) return sentences;
  const chosen = new Set<MaterialSentence>();
  let left = maxCharacters;
  for (const source of [...passages.flatMap((passage) => passage.sentences), ...sentences]) {
    if (chosen.has(source)) continue;
    left -= source.sentence.text.length;
    if (left < 0) break;
    chosen.add(source);
  }
  return [...chosen].toSorted((a, b) => a.number - b.number);
}
