/** A paragraph whose longest line is shorter than this is no running text: an address, a list of results. */
const SHORT_LINES = 40;
/** Of the longest line. Where the next word would have fitted in even so, somebody began a new line on purpose. */
const FULL_SHARE = 0.7;

const FENCE = /^\s*(?:```|~~~)/m;

/**
 * Markdown reads the lines of a paragraph as one. That is right for a page of a PDF, whose lines end where the paper
 * does, and wrong for results below each other: such lines get the two spaces at their end that keep them apart.
 */
export function keepLineBreaks(text: string): string {
  // Spaces would be a part of code.
  if (FENCE.test(text)) return text;
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/(\n(?:[ \t]*\n)+)/)
    .map((paragraph, index) => (index % 2 === 0 ? keepBreaksOf(paragraph) : paragraph))
    .join('');
}

function keepBreaksOf(paragraph: string): string {
  const lines = paragraph.split('\n');
  const longest = lines.reduce((most, { length }) => Math.max(most, length), 0);
  return lines
    .map((line, index) => {
      const [nextWord = ''] = (lines[index + 1] ?? '').trimStart().split(/\s/, 1);
      const isFull = longest >= SHORT_LINES && line.length + nextWord.length >= longest * FULL_SHARE;
      const goesOn = nextWord === '' || /^\p{Ll}/u.test(nextWord);
      return goesOn || isFull ? line : `${line}  `;
    })
    .join('\n');
}
