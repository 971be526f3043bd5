const SEPARATORS = /[^\p{L}\p{N}]+/gu;

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.normalize('NFKC').toLowerCase().split(SEPARATORS)) {
    if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/**
 * Words of the raw text that a rendering lacks. Where words are divided is a matter of layout (a hyphen at the end of a
 * line, letters set apart), so that a word which is missing as such is looked for across spaces.
 */
export function findLostWords(raw: string, rendered: string): string[] {
  const have = countWords(rendered);
  const missing = [...countWords(raw)].filter(([word, count]) => (have.get(word) ?? 0) < count);
  if (missing.length === 0) return [];
  const run = rendered.normalize('NFKC').toLowerCase().replace(SEPARATORS, '');
  return missing.filter(([word, count]) => run.split(word).length - 1 < count).map(([word]) => word);
}

/** How much of a text's words another has, from 0 to 1. */
export function shareOfWordsIn(text: string, other: string): number {
  const wanted = countWords(text);
  const have = countWords(other);
  let all = 0;
  let found = 0;
  for (const [word, count] of wanted) {
    all += count;
    found += Math.min(count, have.get(word) ?? 0);
  }
  return all === 0 ? 0 : found / all;
}

/** Whether a rendering lacks any word, or has fewer letters and digits than the raw text. */
export function losesText(raw: string, rendered: string): boolean {
  return findLostWords(raw, rendered).length > 0 || countLetters(rendered) < countLetters(raw);
}

function countLetters(text: string): number {
  return text.normalize('NFKC').replace(SEPARATORS, '').length;
}
