import type { BlockNode, TextNode } from '@casewright/document';
import { listTexts } from '../../document/passage.ts';
import type { SpokenText } from './spoken-text.ts';

/** A part of a text that is a word of the transcript: the word's number, and from where to where. */
export interface WordRange {
  word: number;
  from: number;
  to: number;
}

/** How many signs of Markdown may stand between two letters of a text. */
const MOST_SIGNS = 64;

/**
 * Where the words of the Markdown stand in the document that was read from it. Both are walked through together: what
 * the document does not have is a sign of Markdown.
 */
export function placeWords(content: readonly BlockNode[], { markdown, words }: SpokenText): Map<TextNode, WordRange[]> {
  const ranges = new Map<TextNode, WordRange[]>();
  let [at, word] = [0, 0];
  for (const node of listTexts(content)) {
    const own: WordRange[] = [];
    for (let index = 0; index < node.text.length; index += 1) {
      const found = markdown.indexOf(node.text[index] ?? '', at);
      if (/\s/.test(node.text[index] ?? '') || found === -1 || found - at > MOST_SIGNS) continue;
      at = found + 1;
      while (word < words.length && (words[word]?.end ?? 0) <= found) word += 1;
      if ((words[word]?.start ?? Number.POSITIVE_INFINITY) > found) continue;
      const last = own.at(-1);
      if (last?.word === word) last.to = index + 1;
      else own.push({ word, from: index, to: index + 1 });
    }
    ranges.set(node, own);
  }
  return ranges;
}
