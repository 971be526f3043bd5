const LINE_BREAKS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

// Controls and noncharacters cannot be stored, exported to XML, or written as character references.
const UNPRINTABLE = /(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}/gu;

/** Text of several lines: line ends become `\n`, what cannot be printed goes, lone surrogates become U+FFFD. */
export function cleanLines(text: string): string {
  return text.toWellFormed().replace(LINE_BREAKS, '\n').replace(UNPRINTABLE, '');
}

/** Text of one line: as `cleanLines`, with a space for each line end. */
export function cleanText(text: string): string {
  return cleanLines(text).replaceAll('\n', ' ');
}
