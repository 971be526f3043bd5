import type { Prompt } from '@casewright/document';
import type { Material, MaterialSentence } from '../evidence/material.ts';
import type { Language } from '../language/language.ts';
import { kindsOfPrompt } from '../offline/kinds-of-prompt.ts';
import { rankSentences } from '../offline/rank-sentences.ts';

/** All of the notes where they fit, else the sentences that answer best, in the order of the notes. */
export async function chooseSentences(
  language: Language,
  material: Material,
  prompt: Prompt,
  heading: string | null,
  maxCharacters: number,
): Promise<readonly MaterialSentence[]> {
  const characters = material.sentences.reduce((sum, { sentence }) => sum + sentence.text.length, 0);
  if (characters <= maxCharacters) return material.sentences;
  const sources = new Map(material.sentences.map((source) => [source.sentence, source]));
  const ranked = await rankSentences(language, kindsOfPrompt(prompt, heading), prompt, [...sources.keys()]);
  const chosen: MaterialSentence[] = [];
  let left = maxCharacters;
  for (const { sentence } of ranked) {
    const source = sources.get(sentence);
    left -= sentence.text.length;
    if (source === undefined || left < 0) break;
    chosen.push(source);
  }
  return chosen.toSorted((a, b) => a.number - b.number);
}
