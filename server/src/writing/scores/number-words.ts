const ONES = [
  'nought',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const TEENS = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SMALL = [...ONES, ...TEENS];
const VALUES = new Map([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ['zero', 0],
  ['nil', 0],
]);
const PARTS = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
]);
/** `a hundred and twelve`, `twenty-two`, `sixteen`, `ten and a half`, `two point one`. One and none alone are mostly no figures: `the one on the right`. */
const WORDS = new RegExp(
  String.raw`(?<!\b(?:last|first|next|past|these|those|other) )(?<!\b(?:PHQ|GAD|CORE|WAIS|WISC|PCL|Conners|Movement ABC|Sensory Profile) )\b(?:(?:a|one) hundred(?: and (?<rest>(?:${TENS.join('|')})(?:[- ](?:${ONES.slice(1, 10).join('|')}))?|${SMALL.slice(1).join('|')}))?|(?<tens>${TENS.join('|')})(?:[- ](?<one>${ONES.slice(1, 10).join('|')}))?|(?<small>${[...SMALL.filter((word) => word !== 'one'), 'zero'].join('|')}))\b(?!-)(?: and a (?<part>half|quarter)\b| point (?<tenths>zero|${ONES.slice(0, 10).join('|')})\b)?`,
  'giu',
);

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  ...TEENS.map((word) => `${word}th`),
];
const TENTHS = TENS.map((word) => word.replace(/y$/, 'ieth'));
/** `the fourteenth percentile`, `the thirty-second centile` */
const ORDINAL = new RegExp(
  String.raw`\b(?:(?<round>${TENTHS.join('|')})|(?:(?<tens>${TENS.join('|')})[- ])?(?<last>${ORDINALS.join('|')}))(?= (?:per)?centile)`,
  'giu',
);

interface InFigures {
  text: string;
  /** The words that stood for each figure. */
  words: Map<string, string>;
}

/** A sentence with its number words as figures, so that dictated scores are read like those that were typed. */
export function inFigures(text: string): InFigures {
  const words = new Map<string, string>();
  const ordered = text.replaceAll(ORDINAL, (found, ...args) => {
    const { round = '', tens, last = '' } = args.at(-1) as Record<string, string | undefined>;
    const tenth = (TENTHS.indexOf(round.toLowerCase()) + 2) * 10;
    const value = round === '' ? valueOf(tens) + ORDINALS.indexOf(last.toLowerCase()) + 1 : tenth;
    const figure = `${value}${endingOf(value)}`;
    words.set(figure, found);
    return figure;
  });
  const written = ordered.replaceAll(WORDS, (found, ...args) => {
    const { rest, tens, one, small, part = '', tenths } = args.at(-1) as Record<string, string | undefined>;
    const whole =
      tens === undefined && small === undefined ? 100 + valueOf(rest) : valueOf(tens) + valueOf(one) + valueOf(small);
    const value = whole + (PARTS.get(part.toLowerCase()) ?? 0) + valueOf(tenths) / 10;
    words.set(String(value), found);
    return String(value);
  });
  return { text: written, words };
}

/** The letters behind a figure that says which: `21st`, `14th`. */
function endingOf(value: number): string {
  const isTeen = value > 10 && value < 20;
  return isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
}

function valueOf(words: string | undefined): number {
  return (words ?? '').split(/[- ]/).reduce((sum, word) => sum + (VALUES.get(word.toLowerCase()) ?? 0), 0);
}
