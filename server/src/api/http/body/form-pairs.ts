const PERCENT_CODES = /(?:%[0-9a-f]{2})+/gi;

/**
 * Stands for bytes that are not UTF-8. It is not valid Unicode, so the later check of the text finds it at its place.
 */
const NOT_UNICODE = '\uD800';

/**
 * What a query or a form holds, by name, in the order given (application/x-www-form-urlencoded of the URL standard).
 * The standard replaces bytes that are no UTF-8 by U+FFFD, so that different texts become one; here they stay wrong.
 */
export function parsePairs(text: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals === -1 ? pair : pair.slice(0, equals));
    const value = decode(equals === -1 ? '' : pair.slice(equals + 1));
    const former = values.get(name);
    if (former === undefined) values.set(name, [value]);
    else former.push(value);
  }
  return values;
}

/** The query as the validation takes it: a text, or a list where the parameter was given more than once. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [name, given] of parsePairs(text)) query[name] = given.length === 1 ? (given[0] ?? '') : given;
  return query;
}

function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  return spaced.includes('%') ? spaced.replaceAll(PERCENT_CODES, decodeCodes) : spaced;
}

function decodeCodes(codes: string): string {
  try {
    return decodeURIComponent(codes);
  } catch {
    return NOT_UNICODE;
  }
}
