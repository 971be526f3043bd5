import { INFORMANT, TWO_INFORMANTS } from './patterns.ts';
import { isPartOf } from './known-tests/parts.ts';
import type { Score, Whose } from './score.ts';

/** `FrSBe before/after: Apathy 48 / 79`: the figures of two times, in the order of their names. */
const TWO_TIMES =
  /\s?\(?\b(?<first>before|pre|baseline|start|admission|intake)\s?\/\s?(?<second>after|post|end|discharge|follow-?up)\b\)?/i;
/** `SDQ (P/T)` */
const TWO_FORMS = /\s?\((?<first>[PTSMF])\s?\/\s?(?<second>[PTSMF])\)/;
/** `COPM (perf/sat)`: two parts that each has, in the order of the figures. */
const TWO_PARTS = /\s?\((?<first>\p{L}{1,20})\s?\/\s?(?<second>\p{L}{1,20})\)/u;
const TWO_FIGURES = /^(?<first>\d+(?:\.\d+)?)\s?\/\s?(?<second>\d+(?:\.\d+)?(?: ?(?:kg|s|secs?|cm|mm|m|°))?)$/;
/** `Grip 24/31 kg (L/R)`, `Grip R/L 24/31` */
const TWO_SIDES = /(?:^|[\s(])(?<first>L|R|left|right)\s?\/\s?(?<second>L|R|left|right)\)?$/i;

/** Where the text or a line above names two who were asked, or two times, each pair of figures is two scores. */
export function tellApart(scores: readonly Score[], text: string, order: Whose['order'] = null): Score[] {
  const named = [TWO_INFORMANTS, TWO_FORMS, TWO_TIMES].find((pattern) => pattern.test(text));
  const { first, second } = named?.exec(text)?.groups ?? { first: order?.[0], second: order?.[1] };
  if (first === undefined || second === undefined)
    return scores.flatMap((score) => tellParts(score) ?? tellSides(score));
  const part = named === TWO_TIMES || (named === undefined && !INFORMANT.test(first)) ? 'when' : 'informant';
  return scores.flatMap((score) => {
    const figures = TWO_FIGURES.exec(score.score ?? '')?.groups;
    if (figures === undefined) return [score];
    const measure = named === undefined ? score.measure : score.measure.replace(named, '').trim();
    const of = (name: string, figure: string | undefined): Score => ({
      ...score,
      measure,
      score: figure ?? null,
      [part]: name,
    });
    return [of(first, figures['first']), of(second, figures['second'])];
  });
}

function tellParts(score: Score): Score[] | null {
  const { first = '', second = '' } = TWO_PARTS.exec(score.measure)?.groups ?? {};
  const figures = TWO_FIGURES.exec(score.score ?? '')?.groups;
  const areParts = [first, second].every((name) => isPartOf(score.measure.split(/ ?\(/)[0] ?? '', name));
  if (figures === undefined || first === '' || !areParts) return null;
  const measure = score.measure.replace(TWO_PARTS, '');
  return [
    { ...score, measure: `${measure} (${first})`, score: figures['first'] ?? null },
    { ...score, measure: `${measure} (${second})`, score: figures['second'] ?? null },
  ];
}

function tellSides(score: Score): Score[] {
  const isBehind = TWO_SIDES.test(score.band ?? '');
  const sides = TWO_SIDES.exec(isBehind ? (score.band ?? '') : score.measure)?.groups;
  const figures = TWO_FIGURES.exec(score.score ?? '')?.groups;
  if (sides === undefined || figures === undefined) return [score];
  return ['first', 'second'].map((place) => ({
    ...score,
    measure: `${score.measure.replace(TWO_SIDES, '')} ${sides[place] ?? ''}`,
    score: figures[place] ?? null,
    band: isBehind ? null : score.band,
  }));
}
