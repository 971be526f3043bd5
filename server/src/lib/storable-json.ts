/**
 * How JSON writes a NUL or half a surrogate pair. A text that only mentions one looks the same; it is then checked once
 * more, closely.
 */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

/**
 * JSON that PostgreSQL can store: jsonb takes neither NUL nor half a surrogate pair, and texts from files contain both.
 */
export function toStorableJson(value: unknown): string {
  const json = JSON.stringify(value);
  // Looking at every text by itself takes six times as long.
  if (!UNSTORABLE.test(json)) return json;
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? toStorableText(part) : part));
}

function toStorableText(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text).toWellFormed();
}
