/**
 * JSON that PostgreSQL can store: jsonb takes neither NUL nor half a surrogate pair, and texts from files contain both.
 */
export function toStorableJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? toStorableText(part) : part));
}

function toStorableText(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text).toWellFormed();
}
