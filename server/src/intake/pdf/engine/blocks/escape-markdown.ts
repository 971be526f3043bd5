const SPECIAL = /[\\`*[\]<|~]|_(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])_|&(?=#|[a-z][a-z0-9]*;)|\{(?=\{)|!(?=\[)/giu;
const LINE_START = /^(#{1,6}(?=\s|$)|>|[-+](?=\s|$)|-[-\s]*$|=+\s*$|:?-+:?\s*$)/;
const NUMBER_START = /^(\d{1,9})([.)])(?=\s|$)/;

/** One line of text such that Markdown reads it as nothing but text. */
export function escapeMarkdown(line: string): string {
  const text = line.trim().replace(SPECIAL, '\\$&');
  return text.replace(LINE_START, '\\$1').replace(NUMBER_START, '$1\\$2');
}
