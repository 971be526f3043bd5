/** We count how many clients have a part of a name, for parts of up to this many letters. */
export const COUNTED_LENGTH = 3;

/** A client's names as they are searched: folded, on the list of the member who alone sees it, or on that of all (''). */
export interface ListedClient {
  holder: string;
  lastKey: string;
  firstKey: string;
}

/** In which of a client's names a part stands. */
export interface PartFields {
  first: boolean;
  last: boolean;
}

/** The parts under which a client is counted. Every client is also counted under the empty part. */
export function partsOfClient({
  firstKey,
  lastKey,
}: Pick<ListedClient, 'firstKey' | 'lastKey'>): Map<string, PartFields> {
  const parts = new Map<string, PartFields>([['', { first: true, last: true }]]);
  for (const [field, key] of [
    ['first', firstKey],
    ['last', lastKey],
  ] as const) {
    for (const part of cutParts(key)) {
      const fields = parts.get(part);
      if (fields === undefined) parts.set(part, { first: field === 'first', last: field === 'last' });
      else fields[field] = true;
    }
  }
  return parts;
}

/** A part may contain a hyphen, but no space. */
function cutParts(key: string): Set<string> {
  const parts = new Set<string>();
  for (const word of key.replaceAll('-', '').split(' ')) {
    const letters = [...word];
    for (const start of letters.keys()) {
      for (let end = start + 1; end <= Math.min(start + COUNTED_LENGTH, letters.length); end += 1) {
        parts.add(letters.slice(start, end).join(''));
      }
    }
  }
  return parts;
}
