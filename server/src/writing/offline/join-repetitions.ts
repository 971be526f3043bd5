import { fold } from '../language/words.ts';
import type { MaterialPassage } from '../placing/material-passage.ts';

/** Passages in their order, those that say the same in the same words and figures together. */
export function joinRepetitions(passages: readonly MaterialPassage[]): MaterialPassage[][] {
  const groups = new Map<string, MaterialPassage[]>();
  for (const passage of passages) {
    const words = fold(passage.text).match(/[\p{L}\p{N}]+(?:[.,/]\d+)*/gu) ?? [];
    const key = `${passage.speaker ?? ''}:${words.join(' ')}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [passage]);
    else group.push(passage);
  }
  return [...groups.values()];
}
