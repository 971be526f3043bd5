/**
 * A list as PostgreSQL writes arrays, or undefined for one that the driver has to write. JSON is that text but for the
 * brackets, as long as nothing in it is escaped, and writing JSON takes a fifth of the time.
 */
export function toArrayLiteral(list: readonly unknown[]): string | undefined {
  if (!list.every(isAlikeInJson)) return undefined;
  const json = JSON.stringify(list);
  return json.includes('\\') ? undefined : `{${json.slice(1, -1)}}`;
}

function isAlikeInJson(item: unknown): boolean {
  switch (typeof item) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(item);
    default:
      return item === null || (item instanceof Date && !Number.isNaN(item.getTime()));
  }
}
