/** Behind a few words, a comma may still belong to what is found. */
const CLAUSE_LEAST = 12;

/** The part of a sentence that something stands in: what is said before a comma is not what changed behind it. */
export function clauseAt(text: string, at: number): string {
  const start = Math.max(...[',', ';', '. '].map((sign) => text.lastIndexOf(sign, at - 1)));
  const end = text.slice(at + CLAUSE_LEAST).search(/[,;]|\.\s/u);
  return text.slice(start + 1, end === -1 ? text.length : at + CLAUSE_LEAST + end);
}
