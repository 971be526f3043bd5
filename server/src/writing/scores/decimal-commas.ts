import type { Score } from './score.ts';

/** `4,6`, `-1,83`: a figure as most of Europe writes it, and no list of figures. */
const DECIMAL = /(?<![\d,.;:/\p{L}])(?:\d{1,3},\d|(?<=[-−=] ?)\d{1,2},\d\d)(?![\d,]|[.;:/]\d|\p{L})/gu;
const POINT = /(?<![\d./])\d{1,3}\.\d(?!\d*[./]\d)/;

/** A text of the same length, in which decimals have points. Who writes some with points means no decimals by commas. */
export function withPoints(text: string): string {
  return POINT.test(text) ? text : text.replaceAll(DECIMAL, (figure) => figure.replace(',', '.'));
}

/** The parts of a score as the note wrote them. */
export function withCommas(score: Score, typed: string): Score {
  const part = (text: string | null): string | null =>
    text?.replaceAll(/(?<!\d)\d+\.\d+/g, (figure) => {
      const written = figure.replace('.', ',');
      return !typed.includes(figure) && typed.includes(written) ? written : figure;
    }) ?? null;
  return { ...score, score: part(score.score), interval: part(score.interval), band: part(score.band) };
}
