import { NORM_BANDS } from '../lexicon/bands.ts';
import { SCOPE_ENDS } from '../lexicon/cues.ts';
import type { Token } from '../words/tokenise.ts';
import type { Band, Item, Quantity } from './statement.ts';

const SEVERITIES: Partial<Record<string, string>> = {
  minimal: 'minimal',
  mild: 'mild',
  moderate: 'moderate',
  moderately: 'moderate',
  severe: 'severe',
  borderline: 'borderline',
  normal: 'normal',
  clinical: 'clinical',
  clinically: 'clinical',
  elevated: 'elevated',
};
/** "Clinical", "elevated" and "normal" are bands only before these. */
const RANGES = new Set([
  'range',
  'ranges',
  'limits',
  'significant',
  'elevated',
  'level',
  'levels',
  'band',
  'score',
  'scores',
]);
const BARE = new Set(['normal', 'clinical', 'clinically', 'elevated']);
const TIMES = new Set(
  'day week month year hour minute night fortnight age clock calendar-year day-of-month full-date'.split(' '),
);
const SCALES: readonly [RegExp, Band['scale']][] = [
  [/^(?:iq|standard|index|composite|fsiq)$/, 'standard'],
  [/^scaled$/, 'scaled'],
  [/^t$/, 't'],
];

/** Bands of scores that a text names, each with the test and the score it is said of, where the text has them. */
export function readBands(tokens: readonly Token[], items: readonly Item[], quantities: readonly Quantity[]): Band[] {
  const bands: Band[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const found = readBand(tokens, at);
    if (found === null) continue;
    bands.push(describe(tokens, items, quantities, at, found));
    at = found.end - 1;
  }
  return bands;
}

function readBand(tokens: readonly Token[], at: number): { name: string; end: number } | null {
  const [first = '', second = ''] = tokens.slice(at, at + 2).map(({ word }) => word);
  if (first === 'moderately' && second === 'severe') return { name: 'moderately severe', end: at + 2 };
  if (NORM_BANDS[`${first} ${second}`] !== undefined) return { name: `${first} ${second}`, end: at + 2 };
  const severity = SEVERITIES[first];
  // "Clinically elevated" is one band.
  if (first === 'clinically' && RANGES.has(second)) return { name: 'clinical', end: at + 2 };
  if (severity !== undefined && (!BARE.has(first) || RANGES.has(second))) return { name: severity, end: at + 1 };
  return NORM_BANDS[first] === undefined || first === 'borderline' ? null : { name: first, end: at + 1 };
}

/** The test and the score that stand nearest before it in the sentence, else right behind it. */
function describe(
  tokens: readonly Token[],
  items: readonly Item[],
  quantities: readonly Quantity[],
  at: number,
  { name, end }: { name: string; end: number },
): Band {
  const start = tokens.findLastIndex(({ word }, place) => place < at && (word === '.' || word === ';')) + 1;
  const tests = items.filter(({ className }) => className === 'test');
  const test = tests.findLast((item) => item.at < at && item.at >= start) ?? tests.find((item) => item.at >= end);
  const before = quantities.findLast((each) => each.at < at && each.at >= (test?.at ?? start) && isScore(each));
  const after = quantities.find((each) => each.at >= end && each.at < end + REACH && isScore(each));
  const isAnothers = turnsAway(tokens, before?.end ?? at, at);
  const figure = isAnothers ? undefined : (before ?? (test === undefined || test.at >= start ? after : undefined));
  return {
    name,
    at,
    end,
    test: test?.key ?? null,
    score: figure?.values[0] ?? null,
    scale: figure === undefined ? null : scaleOf(tokens, figure),
  };
}

/** How far behind a band its score may stand: "low average, with a standard score of 82". */
const REACH = 9;

/** What stands before "whereas", "and" or another band is the score of something else. */
function turnsAway(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const word = tokens[at]?.word ?? '';
    if (word === 'and' || SCOPE_ENDS.has(word) || readBand(tokens, at) !== null) return true;
  }
  return false;
}

function isScore({ unit, values }: Quantity): boolean {
  return values.length === 1 && !TIMES.has(unit ?? '');
}

function scaleOf(tokens: readonly Token[], { at, unit }: Quantity): Band['scale'] {
  if (unit === 'percentile') return 'percentile';
  const near = tokens.slice(Math.max(0, at - 4), at).map(({ word }) => word);
  return SCALES.find(([pattern]) => near.some((word) => pattern.test(word)))?.[1] ?? null;
}
