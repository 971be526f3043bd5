/** Deeper than any document the service takes (20 levels of blocks, two levels of JSON each), and cheap to walk. */
export const MAX_JSON_DEPTH = 128;

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((character) =>
  character.charCodeAt(0),
);

/**
 * Where JSON nests too deep: the field of the outermost object in which it does, or nothing where it does not. Looked
 * for before it is parsed, because a megabyte of brackets takes a second to parse and to throw away. Faults of the
 * syntax are the parser's to find.
 */
export function findTooDeep(text: string): { field: string | undefined } | undefined {
  let depth = 0;
  let outermost: string | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = findEndOfString(text, at);
      if (depth === 1) outermost = text.slice(at, end + 1);
      at = end;
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      if (depth > MAX_JSON_DEPTH) return { field: outermost === undefined ? undefined : readName(outermost) };
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
      depth -= 1;
    }
  }
  return undefined;
}

/** The place of the closing quote, or the end of the text where there is none. */
function findEndOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, quote: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(quote - 1 - backslashes) === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}

function readName(quoted: string): string | undefined {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return undefined;
  }
}
