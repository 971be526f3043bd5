/** An authorization request of a partner, with a long state in it, is the longest that comes. */
const MAX_LENGTH = 8192;

/**
 * Whether the text is a path of this service and nothing else. Browsers read `//` and `/\` as the beginning of another
 * host, and drop tabs and line ends wherever they are: so of ASCII only what is visible, and no backslash at all.
 */
export function isLocalPath(text: string): boolean {
  return text.length <= MAX_LENGTH && /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/.test(text);
}
