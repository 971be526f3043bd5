import { inFigures } from './number-words.ts';
import { TEST_NAME, TWO_INFORMANTS } from './patterns.ts';
import { informantOf } from './read-list.ts';
import { readMovements } from './read-movements.ts';
import { readProse } from './read-prose.ts';
import { readRow } from './read-row.ts';
import { readScale } from './read-scale.ts';
import type { Score, ScoreSource } from './score.ts';

const TWO_FIGURES = /^(?<first>\d+(?:\.\d+)?)\s?\/\s?(?<second>\d+(?:\.\d+)?)$/;

/** The scores in a passage, in its order. */
export function findScores(source: ScoreSource): Score[] {
  const { cells, header, text } = source;
  const named = (score: Score): Score => ({ ...score, scale: readScale(source, score) });
  if (cells !== null) return tellApart(readRow(source), (header ?? []).join(' ')).map(named);
  const informant = informantOf(text);
  const read = readTold(source);
  return tellApart(read, text).map((score) => named({ ...score, informant: score.informant ?? informant }));
}

/** What a table of results holds: the scores, or else the angles and grades of an examination. */
export function findResults(source: ScoreSource): Score[] {
  const scores = findScores(source);
  return scores.length > 0 ? scores : readMovements(source);
}

/** As it was typed, and where more was told aloud, in words: `EPDS today came to sixteen`. */
function readTold(source: ScoreSource): Score[] {
  const typed = readProse(source);
  if (!TEST_NAME.test(`${source.test ?? ''} ${source.text}`)) return typed;
  const { text, words } = inFigures(source.text);
  if (words.size === 0) return typed;
  const told = readProse({ ...source, text });
  if (told.length <= typed.length) return typed;
  const figures = new Set(source.text.match(/(?<![\p{L}\d.-])\d+(?:\.\d+)?/gu));
  const inWords = (part: string | null): string | null =>
    part === null || figures.has(part) ? part : (words.get(part) ?? part);
  return told.map((score) => ({ ...score, score: inWords(score.score) }));
}

function tellApart(scores: readonly Score[], text: string): Score[] {
  const names = TWO_INFORMANTS.exec(text)?.groups;
  if (names === undefined) return [...scores];
  return scores.flatMap((score) => {
    const figures = TWO_FIGURES.exec(score.score ?? '')?.groups;
    if (figures === undefined) return [score];
    const measure = score.measure.replace(TWO_INFORMANTS, '').trim();
    return (['first', 'second'] as const).map((place) => ({
      ...score,
      measure,
      score: figures[place] ?? null,
      informant: names[place] ?? null,
    }));
  });
}

/** Whether every figure of the passage stands in one of the scores that were read. */
export function areAllFiguresRead(text: string, scores: readonly Score[]): boolean {
  const read = scores.map((score) => Object.values(score).filter(Boolean).join(' ')).join(' ');
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).every((figure) => read.includes(figure));
}
