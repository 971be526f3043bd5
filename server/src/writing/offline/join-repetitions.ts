import { fold } from '../language/words.ts';
import type { MaterialPassage } from '../placing/material-passage.ts';

/** Words, figures, and the signs that make another statement of the same words: `HIV -ve`, `Hb 98 ↓`, `?PTSD`. */
const WORDS_AND_SIGNS = /[\p{L}\p{N}]+(?:[.,/]\d+)*|[+−<>≤≥↑↓→?~±%∅]|(?<![\p{L}\p{N}])[-–](?=[\p{L}\p{N}])/gu;

/** Passages in their order, those that say the same of the same person in the same words and figures together. */
export function joinRepetitions(passages: readonly MaterialPassage[]): MaterialPassage[][] {
  const groups = new Map<string, MaterialPassage[]>();
  for (const passage of passages) {
    const words = fold(passage.text).match(WORDS_AND_SIGNS) ?? [];
    const key = `${passage.speaker ?? passage.setting?.who ?? ''}:${words.join(' ')}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [passage]);
    else group.push(passage);
  }
  return [...groups.values()];
}
