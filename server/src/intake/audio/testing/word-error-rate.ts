const SPOKEN: Record<string, string> = { mr: 'mister', mrs: 'missus', dr: 'doctor' };

function toWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return words.map((word) => SPOKEN[word] ?? word);
}

/** Words put in, left out or changed, for each word that was said. Case and punctuation do not count. */
export function wordErrorRate(said: string, written: string): number {
  const from = toWords(said);
  const to = toWords(written);
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, word] of from.entries()) {
    const next = [index + 1];
    for (const [column, other] of to.entries()) {
      const change = (row[column] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(change, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) / from.length;
}
