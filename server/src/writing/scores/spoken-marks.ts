/** Marks that somebody dictated and that were typed as words: only in a sentence that ends with one of them. */
const BEFORE_SPOKEN_END = String.raw`(?=.{0,400} full stop(?: (?:new|next) (?:paragraph|line))?\W*$)`;
export const SPOKEN_MARKS: readonly { pattern: RegExp; full: string }[] = [
  { pattern: /(?<!\b(?:a|the|to)),? full stop(?: (?:new|next) (?:paragraph|line))?\.?(?=\W*$)/gi, full: '.' },
  ...[
    ['(?<!\\b(?:a|the|inverted)) comma(?= )', ','],
    [' colon(?= )', ':'],
    [' question mark(?= )', '?'],
    ['open brackets? ', '('],
    [' close brackets?(?= )', ')'],
  ].map(([spoken = '', full = '']) => ({ pattern: new RegExp(spoken + BEFORE_SPOKEN_END, 'gi'), full })),
];

/** The text with the marks that were dictated as marks: `poor full stop new paragraph` asks for no paragraph. */
export function writeMarks(text: string): string {
  if (!/ full stop/i.test(text)) return text;
  // The stop comes last: the other marks are known by it.
  return SPOKEN_MARKS.reduceRight((written, { pattern, full }) => written.replaceAll(pattern, full), text);
}
