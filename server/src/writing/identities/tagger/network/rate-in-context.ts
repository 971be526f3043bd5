import type { LineKind } from '../../lines.ts';
import { languageOf, languageOfAll } from '../../text-language.ts';
import type { Token } from '../../tokens.ts';
import { createJudge, type JudgeWords } from './judge-words.ts';
import { createKeptRates } from './kept-rates.ts';
import { listSigns, type Sign } from './list-signs.ts';
import { createReader } from './read-meanings.ts';

/** More pieces are read in several goes, each with so many of those before it. */
const MOST_PIECES = 254;
const OVERLAP = 40;
/** Of a text without an end to its sentences the rest is judged word by word, so that it holds nobody up. */
const MOST_IN_ALL = 2000;
/** In characters: the texts of some reports. */
const MOST_KEPT = 4_000_000;

const kept = createKeptRates(MOST_KEPT);
let loaded: { reader: ReturnType<typeof createReader>; judge: JudgeWords } | undefined;

/**
 * How much speaks for each token being of a name, in log-odds, by all that stands around it; undefined where nothing of
 * it is read. What was read once is kept, because the same texts are looked through several times. Throws if the
 * network cannot be loaded: nothing may leave with less hidden than is promised.
 */
export function rateInContext(
  text: string,
  tokens: readonly Token[],
  lines: readonly LineKind[],
): (number | undefined)[] {
  if (tokens.length === 0) return [];
  let rates = kept.find(text);
  if (rates === undefined) {
    // As it was learnt: each text by itself, whatever language the others are in.
    const language = languageOf(tokens, languageOfAll([tokens]));
    rates = readText(tokens.length, listSigns(text, tokens, lines, language), text);
    kept.keep(text, rates);
  }
  return Array.from(rates, (rate) => (Number.isNaN(rate) ? undefined : rate));
}

function readText(count: number, signs: readonly Sign[], text: string): Float32Array {
  const { reader, judge } = (loaded ??= { reader: createReader(), judge: createJudge() });
  const read = signs.flatMap((sign) => {
    const pieces = reader.piecesOf(text.slice(sign.start, sign.end)).slice(0, MOST_PIECES);
    return pieces.length === 0 ? [] : [{ ...sign, pieces }];
  });
  const rates = new Float32Array(count).fill(Number.NaN);
  for (const { from, to, first } of cutStretches(read.map(({ pieces }) => pieces.length))) {
    const stretch = read.slice(from, to);
    const found = judge(
      reader.read(stretch.map(({ pieces }) => pieces)),
      stretch.map(({ traits }) => traits),
    );
    for (const [at, { token }] of stretch.entries()) {
      if (token === undefined || from + at < first) continue;
      const before = rates[token] ?? Number.NaN;
      // Of a word that is read in parts, such as O'Brien, the likeliest counts.
      rates[token] = Number.isNaN(before) ? (found[at] ?? 0) : Math.max(before, found[at] ?? 0);
    }
  }
  return rates;
}

/** Which signs are read together, and from which of them on a stretch counts: those before were in the one before. */
function cutStretches(lengths: readonly number[]): { from: number; to: number; first: number }[] {
  const stretches: { from: number; to: number; first: number }[] = [];
  let first = 0;
  let all = 0;
  while (first < lengths.length && all < MOST_IN_ALL) {
    let from = first;
    let pieces = 0;
    while (from > 0 && pieces + (lengths[from - 1] ?? 0) <= OVERLAP) {
      from -= 1;
      pieces += lengths[from] ?? 0;
    }
    let to = first;
    while (to < lengths.length && (to === first || pieces + (lengths[to] ?? 0) <= MOST_PIECES)) {
      pieces += lengths[to] ?? 0;
      all += lengths[to] ?? 0;
      to += 1;
    }
    stretches.push({ from, to, first });
    first = to;
  }
  return stretches;
}
