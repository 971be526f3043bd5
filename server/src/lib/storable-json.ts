/** JSON that PostgreSQL can hold: jsonb takes neither NUL nor half a surrogate pair, and texts from files have both. */
export function toStorableJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? toStorableText(part) : part));
}

function toStorableText(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text).toWellFormed();
}
