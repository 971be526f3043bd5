import { informantOf, readProse } from './read-prose.ts';
import { readRow } from './read-row.ts';
import type { Score, ScoreSource } from './score.ts';

const ASKED = '(?:parent|mother|mum|father|dad|teacher|school|self|carer|child|partner|informant)s?';
/** Two who were asked the same: `Conners parent / teacher 78/74`. */
const TWO_ASKED = new RegExp(String.raw`\(?\b(?<first>${ASKED}) ?(?:\/|&|and|,) ?(?<second>${ASKED})\b\)?`, 'i');
const TWO_FIGURES = /^(?<first>\d{1,3}) ?\/ ?(?<second>\d{1,3})$/;

/** The scores in a passage, in its order. */
export function findScores(source: ScoreSource): Score[] {
  if (source.cells !== null) return readRow(source);
  const informant = informantOf(source.text);
  return readProse(source)
    .map((score) => ({ ...score, informant: score.informant ?? informant }))
    .flatMap((score) => splitPair(score, source.text));
}

/** Two figures for the two who were asked are two scores. */
function splitPair(score: Score, text: string): Score[] {
  const asked = TWO_ASKED.exec(text);
  const { first, second } = TWO_FIGURES.exec(score.score ?? '')?.groups ?? {};
  if (asked?.groups === undefined || first === undefined || second === undefined) return [score];
  const measure = score.measure.replace(asked[0], '').replaceAll(/\s{2,}| (?=:)/g, (gap) => (gap === ' ' ? '' : ' '));
  return [
    { ...score, measure: measure.trim(), score: first, informant: asked.groups['first'] ?? null },
    { ...score, measure: measure.trim(), score: second, informant: asked.groups['second'] ?? null },
  ];
}

/** Whether every figure of the passage stands in one of the scores that were read. */
export function areAllFiguresRead(text: string, scores: readonly Score[]): boolean {
  const read = scores.map((score) => Object.values(score).filter(Boolean).join(' ')).join(' ');
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).every((figure) => read.includes(figure));
}
