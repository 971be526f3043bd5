/** The words of a text, in lower case, without what Markdown adds. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

export interface Match {
  /** Share of the words that should be there and are. */
  recall: number;
  /** Share of the words that are there and should be. */
  precision: number;
}

export function matchWords(expected: string, actual: string): Match {
  const wanted = wordsOf(expected);
  const found = wordsOf(actual);
  const left = new Map<string, number>();
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of wanted) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    common++;
  }
  return { recall: common / wanted.length, precision: common / found.length };
}

/** Length of the longest common run in order, as a share of the expected words: 1 when all come in the right order. */
export function matchOrder(expected: string, actual: string): number {
  const wanted = wordsOf(expected);
  const found = wordsOf(actual);
  let previous = new Uint16Array(found.length + 1);
  for (const word of wanted) {
    const row = new Uint16Array(found.length + 1);
    for (let at = 1; at <= found.length; at++) {
      const both = (previous[at - 1] ?? 0) + 1;
      row[at] = found[at - 1] === word ? both : Math.max(previous[at] ?? 0, row[at - 1] ?? 0);
    }
    previous = row;
  }
  return (previous[found.length] ?? 0) / wanted.length;
}
